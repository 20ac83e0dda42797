/** One decision at a time: on its way, refused, or done. */

import type { AnyMove, Refusal } from '../../wire'
import type { Act } from '../props'

export class Desk {
  /** Is a decision on its way? */
  busy = $state(false)
  /** Why the last one was not taken, until the next is. */
  refusal = $state.raw<Refusal | null>(null)

  /** Hand a decision in; nothing is sent while another is on its way. */
  async decide(act: Act, seat: number | null, moves: readonly AnyMove[]): Promise<boolean> {
    if (seat === null || this.busy) return false
    this.busy = true
    try {
      const answer = await act(seat, moves)
      const refused = answer.type === 'refused' ? answer : null
      // A slip of the hand is told by the coach, and by nobody else.
      this.refusal = refused?.code === 'coach-meant' ? null : refused
      return refused === null
    } finally {
      this.busy = false
    }
  }

  /** A new question is asked: the old answer's refusal says nothing any more. */
  clear(): void {
    this.refusal = null
  }
}

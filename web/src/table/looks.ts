/** Looks as the server sends them: whole, or as what has changed since the last one. */

import type { LookChange, Splice, Step } from '../wire'

type Fields = { readonly [name: string]: unknown }

/** The look after a change; what has not changed stays the very same. */
export function changed(look: unknown, change: LookChange): unknown {
  const before = look as Fields
  const after: Record<string, unknown> = { ...before, ...change.fields }
  for (const [name, splice] of Object.entries(change.lists ?? {})) {
    after[name] = spliced(before[name] as readonly unknown[], splice)
  }
  for (const [name, part] of Object.entries(change.parts ?? {})) {
    after[name] = changed(before[name], part)
  }
  for (const name of change.gone ?? []) delete after[name]
  return after
}

function spliced(list: readonly unknown[], { at, out = 0, put = [] }: Splice): unknown[] {
  return [...list.slice(0, at), ...put, ...list.slice(at + out)]
}

/** A step with whole looks, made out from the one before. */
export function wholeStep(before: Step | null, step: Step): Step {
  if (step.since == null) return step
  const had = new Map(before?.views.map((view) => [view.seat, view.look]))
  const views = step.views.map(({ change, ...view }) =>
    change ? { ...view, look: changed(had.get(view.seat), change) } : view,
  )
  return { ...step, views }
}

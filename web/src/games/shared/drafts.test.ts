import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { Draft } from './drafts'

describe('a draft', () => {
  beforeEach(() => sessionStorage.clear())
  afterEach(() => vi.restoreAllMocks())

  it('is found again for the same decision in the same place', () => {
    new Draft('bid x 0', 7).keep([3, 12_500])
    expect(new Draft('bid x 0', 7).restore(2)).toEqual([3, 12_500])
    expect(new Draft('bid x 1', 7).restore(2)).toEqual([0, 0])
    expect(new Draft('bid y 0', 7).restore(2)).toEqual([0, 0])
  })

  it('is gone for another decision, and takes no more room than one', () => {
    new Draft('bid x 0', 7).keep([500])
    expect(new Draft('bid x 0', 8).restore(1)).toEqual([0])
    new Draft('bid x 0', 8).keep([900])
    expect([new Draft('bid x 0', 7).restore(1), sessionStorage.length]).toEqual([[0], 1])
  })

  it.each(['7 abc', '7', '7 1 2', '', '7 1.5'])('is nothing where %j lies in its place', (lying) => {
    sessionStorage.setItem('bid x 0', lying)
    expect(new Draft('bid x 0', 7).restore(1)).toEqual([0])
  })

  it('is done without where the browser keeps nothing', () => {
    const refuse = () => {
      throw new Error('no storage here')
    }
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
    new Draft('bid x 0', 7).keep([500])
    expect(new Draft('bid x 0', 7).restore(1)).toEqual([0])
  })
})

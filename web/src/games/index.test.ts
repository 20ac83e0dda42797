import { expect, it } from 'vitest'

import { enter, isPlayable } from '.'

it.each(['ticket', 'auteuil', 'finishline', 'ascot'])('the room of %s has everything the frame asks for', async (game) => {
  expect(isPlayable(game)).toBe(true)
  const room = await enter(game)
  expect(Object.keys(room ?? {})).toEqual(
    expect.arrayContaining(['Table', 'asked', 'seeAll']),
  )
  expect(await enter(game)).toBe(room)
})

it('a game the page does not know has no room, and breaks nothing', async () => {
  expect(isPlayable('croquet')).toBe(false)
  expect(await enter('croquet')).toBeNull()
})

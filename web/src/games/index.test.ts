import { expect, it, vi } from 'vitest'

import { say } from '../words'

import { enter, hasPage } from '.'

it.each(['ticket', 'auteuil', 'finishline', 'ascot'])('the room of %s has everything the frame asks for', async (game) => {
  expect(hasPage(game)).toBe(true)
  const room = await enter(game)
  expect(Object.keys(room)).toEqual(expect.arrayContaining(['Table', 'asked', 'seeAll']))
  expect(await enter(game)).toBe(room)
})

it('a game without a page of its own gets a plain room, and its words from the server', async () => {
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(new Response(`croquet-title = ${path}`)))
  expect(hasPage('croquet')).toBe(false)
  expect(hasPage('plain')).toBe(false)
  const room = await enter('croquet')
  expect(room.asked({ choices: [] })).toBeNull()
  expect(room.asked({ choices: [1] })?.key).toBe('page-plain-asks')
  expect(say('croquet-title')).toBe('/api/words/croquet/en')
  vi.unstubAllGlobals()
})

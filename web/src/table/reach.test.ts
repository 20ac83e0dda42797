import { expect, it } from 'vitest'

import { isOnlyHere } from './reach'

it.each(['localhost', 'LOCALHOST', 'races.localhost', '127.0.0.1', '127.1.2.3', '[::1]', '::1', '0.0.0.0'])('knows that %s leads others to themselves', (host) => {
  expect(isOnlyHere(host)).toBe(true)
})

it.each(['192.168.1.20', 'friends.test', 'localhost.example', '10.127.0.1', '[fe80::1]', 'hippodrome.example'])('leaves %s alone', (host) => {
  expect(isOnlyHere(host)).toBe(false)
})

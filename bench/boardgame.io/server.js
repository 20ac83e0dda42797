// boardgame.io's own server as its documentation sets it up, on a free port of this machine.

import { createRequire } from 'node:module'
import { sprint } from './sprint.js'

const { Server } = createRequire(import.meta.url)('boardgame.io/server')

const server = Server({ games: [sprint], origins: ['http://127.0.0.1'] })

// It would listen on every address of the machine.
const listen = server.app.listen
server.app.listen = (port, done) => listen.call(server.app, { port, host: '127.0.0.1' }, done)

const { appServer } = await server.run(0)
console.log(`http://127.0.0.1:${appServer.address().port}/`)

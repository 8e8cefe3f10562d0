import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, onRequestHookHandler } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * How far a server is on its way out. `leaving`: it says that it is not ready, and answers as before, until its proxy has
     * noticed. `closing`: each answer is the last one of its connection.
     */
    leave: { phase: 'serving' | 'leaving' | 'closing' }
  }
}

/**
 * The framework closes idle connections once, as it begins to close. One whose answer is just leaving is idle a moment
 * later, and would be waited for until its keep-alive ends.
 */
export function closeIdleConnections(app: FastifyInstance): void {
  const connections = connectionsOf(app)
  app.decorate('leave', { phase: 'serving' })
  app.addHook('onRequest', endingConnections(app))
  app.addHook('preClose', async () => closeNow(app, connections))
}

/** By HTTP the one way to close a connection on which nothing is lost: its client knows before it sends again. */
const endingConnections =
  ({ leave }: FastifyInstance): onRequestHookHandler =>
  (_request, reply, done) => {
    if (leave.phase === 'closing') reply.header('connection', 'close')
    done()
  }

/**
 * Lets a proxy and its clients go elsewhere before the server closes: for the first half of `ms` it only says that it is not
 * ready; for the second, which `hurry` cuts short like the first, connections end with their answers and streams that are
 * followed with a hint to come again.
 */
export async function takeLeave(app: FastifyInstance, ms: number, hurry: AbortSignal): Promise<void> {
  const pause = () => wait(ms / 2, undefined, { signal: hurry }).catch(() => undefined)
  const servers = [app, app.files]
  for (const { leave } of servers) leave.phase = 'leaving'
  if (ms > 0) await pause()
  for (const { leave } of servers) leave.phase = 'closing'
  for (const { end } of app.openStreams) end?.()
  if (ms > 0) await pause()
}

function closeNow({ server, openStreams }: FastifyInstance, connections: ReadonlySet<Socket>): void {
  for (const { file } of openStreams) file.destroy()
  const looking = setInterval(() => {
    server.closeIdleConnections()
    // Browsers open some ahead. Node takes those for busy, and would wait a minute for their first word.
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy()
  }, 50)
  server.once('close', () => clearInterval(looking))
}

function connectionsOf({ server }: FastifyInstance): ReadonlySet<Socket> {
  const open = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  return open
}

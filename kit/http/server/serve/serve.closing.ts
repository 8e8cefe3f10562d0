import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * The framework closes idle connections once, as it begins to close. One whose answer is just leaving is idle a moment
 * later, and would be waited for until its keep-alive ends.
 */
export function closeIdleConnections(app: FastifyInstance): void {
  const connections = connectionsOf(app)
  app.addHook('preClose', async () => closeNow(app, connections))
}

function closeNow({ server, openStreams }: FastifyInstance, connections: ReadonlySet<Socket>): void {
  for (const stream of openStreams) stream.destroy()
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

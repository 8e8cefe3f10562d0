import type { Socket } from 'node:net'
import type pg from 'pg'

/** Longer than any statement may take: what is silent then answers no more. */
const silentMs = { postgres: 35_000, embedded: 120_000 } as const

interface Connections {
  readonly pool: pg.Pool
  readonly kind: keyof typeof silentMs
}

/**
 * Ends connections on which a statement waits and nothing comes any more, as of a machine that froze. The statement fails as
 * one whose database is out of reach, and the pool connects anew. For a server that answers; migrations may take longer.
 */
export function endSilentConnections({ pool, kind }: Connections, afterMs: number = silentMs[kind]): void {
  const watched = new WeakSet<Socket>()
  pool.on('acquire', (client) => {
    const socket = socketOf(client)
    socket.setTimeout(afterMs)
    if (watched.has(socket)) return
    watched.add(socket)
    socket.on('timeout', () => socket.destroy())
  })
  pool.on('release', (_error, client) => socketOf(client).setTimeout(0))
}

/** The socket under a connection. */
export const socketOf = (client: pg.PoolClient): Socket =>
  (client as unknown as { readonly connection: { readonly stream: Socket } }).connection.stream

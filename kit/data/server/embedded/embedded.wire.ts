import { createServer, type Socket } from 'node:net'
import { MessageReader, type Batch } from './embedded.messages.ts'
import { Turns } from './embedded.turns.ts'

/** What the door needs of the engine: messages in, the answer's bytes out, and whether a transaction is open. */
export interface Engine {
  run(messages: Uint8Array, onAnswer: (bytes: Uint8Array) => void): Promise<void>
  isInTransaction(): boolean
}

export interface Listener {
  /** Runs between two batches, never inside anybody's transaction. */
  whenFree(work: () => Promise<void>): Promise<void>
  stop(): Promise<void>
}

interface Client {
  socket: Socket
  isGone: boolean
}

const writeAtBytes = 64 * 1024
const sync = Buffer.from('S\0\0\0\x04')

/**
 * Lets several connections share the one session of the engine. A batch (all messages up to Sync) runs as a whole.
 * `@electric-sql/pglite-socket` gives the engine out message by message instead: with parameters of 300 KB on four
 * connections, three of four answers were another connection's.
 */
export function openListener(
  engine: Engine,
  path: string,
  onLost: (error: unknown) => void,
): Promise<Listener> {
  const clients = new Set<Client>()
  const turns = new Turns<Client>({
    isInTransaction: engine.isInTransaction,
    onIdle: (client) => client.socket.destroy(),
    onLost,
  })

  function leave(client: Client): void {
    if (client.isGone) return
    client.isGone = true
    clients.delete(client)
    turns.take({ client, isLast: true, work: () => forget(engine, turns.isOwner(client)) })
  }

  const server = createServer((socket) => {
    const client: Client = { socket, isGone: false }
    clients.add(client)
    const onBatch = (batch: Batch): void => {
      const work = async (): Promise<void> => {
        if (!client.isGone) await answer(engine, socket, batch)
      }
      turns.take({ client, isLast: batch.isLast, work })
    }
    listen(socket, onBatch, () => leave(client))
    socket.on('error', () => leave(client))
    socket.on('close', () => leave(client))
  })

  async function stop(): Promise<void> {
    const closed = new Promise((resolve) => server.close(resolve))
    for (const client of clients) {
      client.socket.destroy()
      leave(client)
    }
    await closed
    await turns.whenFree(async () => {})
  }

  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(path, () => resolve({ whenFree: (work) => turns.whenFree(work), stop }))
  })
}

function listen(socket: Socket, onBatch: (batch: Batch) => void, onGoodbye: () => void): void {
  const reader = new MessageReader()
  socket.setNoDelay(true)
  socket.on('data', (data) => {
    for (const request of reader.read(data)) {
      if (request.kind === 'refuseEncryption') socket.write('N')
      else if (request.kind === 'batch') onBatch(request)
      else {
        onGoodbye()
        socket.destroySoon()
      }
    }
  })
}

/** The engine answers in chunks of 8 KB, which are a view of its memory: copied, and sent in larger ones. */
async function answer(engine: Engine, socket: Socket, batch: Batch): Promise<void> {
  let waiting: Buffer[] = []
  let size = 0
  const flush = (): void => {
    if (size > 0 && socket.writable) socket.write(Buffer.concat(waiting))
    waiting = []
    size = 0
  }
  await engine.run(batch.bytes, (bytes) => {
    waiting.push(Buffer.from(bytes))
    size += bytes.length
    if (size >= writeAtBytes) flush()
  })
  flush()
}

/**
 * Settings, temporary tables and names belong to a session, and the session is shared: a leaver takes them along. `DISCARD ALL`
 * would close the cursors of those who stay, too, and `UNLISTEN *` would make them deaf.
 */
const forgetAll = `RESET SESSION AUTHORIZATION; RESET ALL; DEALLOCATE ALL; SELECT pg_advisory_unlock_all();
  DISCARD PLANS; DISCARD TEMP; DISCARD SEQUENCES`

async function forget(engine: Engine, isOwner: boolean): Promise<void> {
  if (isOwner) await engine.run(Buffer.concat([sync, query('ROLLBACK')]), () => {})
  await engine.run(query(forgetAll), () => {})
}

function query(text: string): Uint8Array {
  const body = Buffer.from(`${text}\0`)
  const head = Buffer.from('Q\0\0\0\0')
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}

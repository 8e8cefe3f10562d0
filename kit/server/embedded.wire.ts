import { createServer, type Socket } from 'node:net'
import { MessageReader, type Batch } from './embedded.messages.ts'

/** What the door needs of the engine: one message string in, the answer's bytes out, and its transaction state. */
export interface Engine {
  run(messages: Uint8Array, onAnswer: (bytes: Uint8Array) => void): Promise<void>
  isInTransaction(): boolean
}

export interface Door {
  /** Runs between two batches, never inside anybody's transaction. */
  whenFree(work: () => Promise<void>): Promise<void>
  stop(): Promise<void>
}

interface Client {
  socket: Socket
  isGone: boolean
}

interface Turn {
  client: Client | undefined
  isLast: boolean
  work: () => Promise<void>
}

const idleInTransactionMs = 60_000
const writeAtBytes = 64 * 1024

/**
 * Lets several connections share the one session of the engine. A batch (all messages up to Sync) runs as a whole,
 * and who is inside a transaction keeps the engine until it ends. `@electric-sql/pglite-socket` hands out the
 * engine message by message: with parameters over 64 KB on four connections, three of four answers were
 * another connection's (decisions/ says more).
 */
export function openDoor(engine: Engine, path: string, onLost: (error: unknown) => void): Promise<Door> {
  const turns: Turn[] = []
  const clients = new Set<Client>()
  let owner: Client | undefined
  let isRunning = false
  let patience: NodeJS.Timeout | undefined

  function nextTurn(): Turn | undefined {
    const index = owner ? turns.findIndex((turn) => turn.client === owner) : 0
    return index < 0 ? undefined : turns.splice(index, 1)[0]
  }

  async function drain(): Promise<void> {
    if (isRunning) return
    isRunning = true
    clearTimeout(patience)
    for (let turn = nextTurn(); turn; turn = nextTurn()) {
      await turn.work()
      owner = turn.isLast && !engine.isInTransaction() ? undefined : turn.client
    }
    isRunning = false
    // Somebody who begins and then says nothing would stop everybody else.
    if (owner) patience = setTimeout(() => owner?.socket.destroy(), idleInTransactionMs)
  }

  function take(turn: Turn): void {
    turns.push(turn)
    drain().catch(onLost)
  }

  function answer(client: Client, batch: Batch): void {
    const work = async (): Promise<void> => {
      if (client.isGone) return
      let waiting: Buffer[] = []
      let size = 0
      const flush = (): void => {
        if (size > 0 && client.socket.writable) client.socket.write(Buffer.concat(waiting))
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
    take({ client, isLast: batch.isLast, work })
  }

  function leave(client: Client): void {
    if (client.isGone) return
    client.isGone = true
    clients.delete(client)
    const work = async (): Promise<void> => {
      if (owner === client) await engine.run(Buffer.concat([sync, query('ROLLBACK')]), () => {})
      // Settings, temporary tables and names belong to a session, and the session is shared.
      await engine.run(query('DISCARD ALL'), () => {})
    }
    take({ client, isLast: true, work })
  }

  const server = createServer((socket) => {
    const client: Client = { socket, isGone: false }
    clients.add(client)
    const reader = new MessageReader()
    socket.setNoDelay(true)
    socket.on('data', (data) => {
      for (const piece of reader.read(data)) {
        if (piece.kind === 'refuseEncryption') socket.write('N')
        else if (piece.kind === 'goodbye') socket.end()
        else answer(client, piece)
      }
    })
    socket.on('error', () => leave(client))
    socket.on('close', () => leave(client))
  })

  const whenFree = (work: () => Promise<void>): Promise<void> =>
    new Promise((resolve, reject) => {
      take({ client: undefined, isLast: true, work: () => work().then(resolve, reject) })
    })

  async function stop(): Promise<void> {
    const closed = new Promise((resolve) => server.close(resolve))
    for (const client of [...clients]) {
      client.socket.destroy()
      leave(client)
    }
    await closed
    await whenFree(async () => {})
  }

  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(path, () => resolve({ whenFree, stop }))
  })
}

const sync = Buffer.from('S\0\0\0\x04')

function query(text: string): Uint8Array {
  const body = Buffer.from(`${text}\0`)
  const head = Buffer.from('Q\0\0\0\0')
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}

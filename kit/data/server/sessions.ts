import pg from 'pg'

export type Querying = Pick<pg.ClientBase, 'query'>

export interface Session extends Querying {
  /** Several statements that read one state of the database, in a transaction that only reads. */
  inOneState<T>(read: (client: Querying) => Promise<T>): Promise<T>
  end(): Promise<void>
}

/** So many exports run at once on a server; who asks for one more waits for one of them. */
const maxSessions = 10

/** Sessions of their own, beside the pool: each is a connection that closes with it. */
export function makeSessions(settings: pg.PoolConfig) {
  const pool = new pg.Pool({ ...settings, max: maxSessions })
  pool.on('error', () => {})
  const openSession = async (): Promise<Session> => {
    const client = await pool.connect()
    // Its next statement says that it broke; without a listener it would end the process.
    client.on('error', () => {})
    return {
      query: client.query.bind(client),
      inOneState: (read) => readOneState(client, read),
      // The connection closes, so that nothing of the session outlives it.
      end: async () => client.release(true),
    }
  }
  return { pool, openSession }
}

/** Reads in one transaction of the client: what others change meanwhile is not seen, and nothing is written. */
export async function readOneState<T>(client: Querying, read: (client: Querying) => Promise<T>): Promise<T> {
  await client.query('begin isolation level repeatable read read only')
  try {
    const result = await read(client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

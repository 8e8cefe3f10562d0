import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Database } from './database.ts'
import { socketOf } from './silentConnections.ts'
import type { Db } from './db.ts'

type Session = ConstructorParameters<typeof NodePgSession>

const builders = new WeakMap<pg.PoolClient, Db>()

/** The builder on one connection, made once for it. */
function builderOn({ db }: Database, client: pg.PoolClient): Db {
  const { dialect, session } = db as unknown as {
    readonly dialect: Session[1]
    readonly session: { readonly schema: Session[2]; readonly options: Session[3] }
  }
  const { options, schema } = session
  const builder =
    builders.get(client) ??
    (new NodePgTransaction(dialect, new NodePgSession(client, dialect, schema, options), schema) as Db)
  builders.set(client, builder)
  return builder
}

/** What is sent in one breath leaves in one write: each of them costs as much as filling in a statement, and wakes the database. */
function corkUntilNextTick(client: pg.PoolClient): void {
  const socket = socketOf(client)
  socket.cork()
  process.nextTick(() => socket.uncork())
}

/**
 * Runs `work` in one transaction; a refusal leaves nothing behind. Its first statement leaves together with `begin`, and what
 * `finish` sends before it first waits (statements of `statements` do) together with `commit`: two journeys to the database less.
 * Where `database` reaches only into a transaction, as of the demonstration school, it is a savepoint of that.
 */
export async function transact<T>(
  database: Database,
  work: (db: Db) => Promise<T>,
  finish: (db: Db) => Promise<unknown>,
): Promise<T> {
  if (database.db instanceof NodePgTransaction) return within(database.db, work, finish)
  const client = await database.pool.connect()
  let isClean = false
  try {
    const result = await run(client, builderOn(database, client), work, finish)
    isClean = true
    return result
  } catch (error) {
    isClean = await client.query('rollback').then(
      () => true,
      () => false,
    )
    throw error
  } finally {
    client.release(!isClean)
  }
}

const within = <T>(
  outer: Db,
  work: (db: Db) => Promise<T>,
  finish: (db: Db) => Promise<unknown>,
): Promise<T> =>
  outer.transaction(async (db) => {
    const result = await work(db)
    await finish(db)
    return result
  })

async function run<T>(
  client: pg.PoolClient,
  db: Db,
  work: (db: Db) => Promise<T>,
  finish: (db: Db) => Promise<unknown>,
): Promise<T> {
  corkUntilNextTick(client)
  const begun = client.query('begin')
  begun.catch(() => undefined)
  const result = await work(db)
  await begun
  corkUntilNextTick(client)
  const finished = finish(db)
  const committed = client.query('commit')
  committed.catch(() => undefined)
  await finished
  // PostgreSQL takes the commit of what has failed for a wish to undo it.
  if ((await committed).command === 'ROLLBACK') throw new Error('the transaction had failed, and was undone')
  return result
}

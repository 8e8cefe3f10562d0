import type { Services } from '#kit/call/server/context.ts'

/**
 * Beside the tables of the product, since it exists only where the database has pgvector: no migration knows it, no backup holds
 * it, and all of it can be made anew. A row without a vector is being worked on `since` then.
 */
const statements = [
  'create extension if not exists vector',
  'create schema if not exists vectors',
  `create table if not exists vectors.passage (
    passage_id bigint primary key, model text not null, text_hash text not null, since bigint not null, embedding vector)`,
]

type Needs = Pick<Services, 'database' | 'env' | 'log'>

/** By database, whether it has the table: extensions do not come or go while a server runs. */
const known = new WeakMap<Needs['database'], Promise<boolean>>()

/**
 * The model whose vectors are kept; undefined where there is no model for them, or no place, or the database does not say so just
 * now. Not to be asked inside a transaction.
 */
export async function vectorModel(needs: Needs): Promise<string | undefined> {
  const { AI_BASE_URL, AI_EMBEDDING_MODEL } = needs.env
  if (AI_BASE_URL === undefined || AI_EMBEDDING_MODEL === undefined) return undefined
  return (await hasTable(needs)) ? AI_EMBEDDING_MODEL : undefined
}

/** What could not be found out is asked again the next time. */
function hasTable(needs: Needs): Promise<boolean> {
  const { database, log } = needs
  const asked =
    known.get(database) ??
    makeTable(needs).catch((error: unknown) => {
      known.delete(database)
      log.warn({ err: error }, 'whether vectors can be kept was not found out')
      return false
    })
  known.set(database, asked)
  return asked
}

/** Silent where the database has no such extension, which most have not. */
async function makeTable({ database, log }: Needs): Promise<boolean> {
  const { rows } = await database.pool.query(`select 1 from pg_available_extensions where name = 'vector'`)
  if (rows.length === 0) return false
  const client = await database.pool.connect()
  try {
    await client.query('begin')
    await client.query(`select pg_advisory_xact_lock(hashtext('vectors'))`)
    for (const statement of statements) await client.query(statement)
    await client.query('commit')
    return true
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    log.warn(
      { err: error },
      'vectors cannot be kept: the database does not let its user create the extension',
    )
    return false
  } finally {
    client.release()
  }
}

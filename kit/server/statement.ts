import { createHash, randomUUID } from 'node:crypto'
import type { Placeholder } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { Actor } from '#kit/role.ts'
import type { Db } from './context.ts'
import type { Database } from './database.ts'

/** A query of the builder, before it is run. */
interface Preparable<Rows> {
  prepare(name: string): { execute(values?: Record<string, unknown>): Promise<Rows> }
}

/** What the builder makes of a query: its text, and the connection that it was built on. */
interface Prepared<Rows> {
  readonly client: unknown
  readonly rawQueryConfig: { name?: string; readonly text: string }
  readonly queryConfig: { name?: string }
  execute(values: Readonly<Record<string, unknown>>): Promise<Rows>
}

interface Options {
  /** Planned once a connection, under a name. Only where one plan serves every value: a record by its number. */
  readonly isNamed?: boolean
}

export type Statement<Rows> = (
  db: Db,
  subject: object,
  key: string,
  values: Readonly<Record<string, unknown>>,
  build: (db: Db) => Preparable<Rows>,
) => Promise<Rows>

const mostKept = 200

/**
 * Runs statements that are built once and then only filled in: putting a statement together costs more than sending it.
 * `subject` (a resource's specification) and `key` tell all that the text depends on; what differs from call to call is a `slot` and comes in `values`.
 */
export function statements<Rows>({ isNamed = false }: Options = {}): Statement<Rows> {
  const bySubject = new WeakMap<object, Map<string, Prepared<Rows>>>()
  return (db, subject, key, values, build) => {
    const kept = bySubject.get(subject) ?? new Map<string, Prepared<Rows>>()
    bySubject.set(subject, kept)
    const statement = kept.get(key) ?? prepare(build(db), isNamed)
    // Asked for last, thrown away last.
    kept.delete(key)
    kept.set(key, statement)
    const oldest = kept.size > mostKept ? kept.keys().next().value : undefined
    if (oldest !== undefined) kept.delete(oldest)
    return on(statement, clientOf(db)).execute(values)
  }
}

function prepare<Rows>(query: Preparable<Rows>, isNamed: boolean): Prepared<Rows> {
  const statement = query.prepare('') as unknown as Prepared<Rows>
  const { rawQueryConfig, queryConfig } = statement
  const name = isNamed ? createHash('sha1').update(rawQueryConfig.text).digest('base64url') : undefined
  for (const config of [rawQueryConfig, queryConfig]) {
    if (name === undefined) delete config.name
    else config.name = name
  }
  return statement
}

const clientOf = (db: Db): unknown =>
  (db as unknown as { _: { session: { client: unknown } } })._.session.client

/** The same statement on another connection: that of a transaction. */
function on<Rows>(statement: Prepared<Rows>, client: unknown): Prepared<Rows> {
  if (client === statement.client) return statement
  return Object.assign(
    Object.create(Object.getPrototypeOf(statement) as object) as Prepared<Rows>,
    statement,
    {
      client,
    },
  )
}

const mostAtOnce = 500

/**
 * All rows of a query as they are now, piece by piece. The database puts them aside at once, in a cursor that outlives its
 * transaction: whoever reads on slowly holds no transaction, and on the embedded database nobody else up.
 */
export async function* rowsAsOfNow<Row>(
  database: Pick<Database, 'openSession'>,
  query: Preparable<Row[]>,
  values: Readonly<Record<string, unknown>> = {},
): AsyncGenerator<Row[]> {
  const statement = prepare(query, false)
  const session = await database.openSession()
  const name = `rows_${randomUUID().replaceAll('-', '')}`
  const run = (send: (config: { readonly text: string }, values?: unknown[]) => Promise<unknown>) =>
    on(statement, { query: send }).execute(values)
  try {
    await run(({ text }, filled) =>
      session.query(`declare ${name} no scroll cursor with hold for ${text}`, filled),
    )
    for (;;) {
      const text = `fetch ${mostAtOnce} from ${name}`
      const rows = await run((config) => session.query({ ...config, text }))
      yield rows
      if (rows.length < mostAtOnce) return
    }
  } finally {
    await session.query(`close ${name}`).catch(() => undefined)
    await session.end()
  }
}

/** Where a value goes that comes with each call. */
export const slot = (name: string) => sql.placeholder(name)

/** A slot for each value, by its name: `{title: 'x'}` is `{title: slot('title')}`. */
export const slotsFor = (row: object): Record<string, Placeholder> =>
  Object.fromEntries(Object.keys(row).map((name) => [name, slot(name)]))

export const numberSlot = (name: string): number => slot(name) as unknown as number

const actorSlot = 'actorId'

/** Somebody with the same roles, so that one statement serves all of them; who it is comes with `valuesOf`. */
export const anyoneLike = (actor: Actor): Actor => ({ ...actor, id: anyId() })
export const anyId = (): number => numberSlot(actorSlot)
export const valuesOf = (actor: Actor) => ({ [actorSlot]: actor.id })
export const rolesKey = ({ roles }: Actor): string => roles.join(' ')

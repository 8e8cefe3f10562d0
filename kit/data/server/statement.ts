import { hash, randomUUID } from 'node:crypto'
import type { Placeholder } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { Actor } from '#kit/contract/role.ts'
import type { Reading } from './replicas.ts'
import type { Session } from './sessions.ts'
import type { Db } from './db.ts'
import type { Built, Client, Prepared } from './prepared.ts'
import { prepareBuilt, send } from './prepared.ts'

/** A query of the builder, before it is run. */
export interface Preparable<Rows> {
  prepare(name: string): { execute(values?: Record<string, unknown>): Promise<Rows> }
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

/** The most statements that are cached for one subject; the least recently used one goes first. */
const maxCached = 200

/**
 * Runs statements that are built once and then only filled in: putting a statement together costs more than sending it.
 * `subject` (a resource's specification) and `key` name all that the text depends on; what differs from call to call is a `slot` and
 * comes in `values`.
 */
export function statements<Rows>({ isNamed = false }: Options = {}): Statement<Rows> {
  const bySubject = new WeakMap<object, Map<string, Prepared>>()
  return (db, subject, key, values, build) => {
    const cached = bySubject.get(subject) ?? new Map<string, Prepared>()
    bySubject.set(subject, cached)
    const statement = cached.get(key) ?? prepare(build(db), isNamed)
    // Used last, evicted last.
    cached.delete(key)
    cached.set(key, statement)
    const oldest = cached.size > maxCached ? cached.keys().next().value : undefined
    if (oldest !== undefined) cached.delete(oldest)
    return send(statement, clientOf(db), values) as Promise<Rows>
  }
}

function prepare(query: Preparable<unknown>, isNamed: boolean): Prepared {
  const built = query.prepare('') as unknown as Built
  const { text } = built.rawQueryConfig
  return prepareBuilt(built, isNamed ? hash('sha1', text, 'base64url') : undefined)
}

const clientOf = (db: Db): Client =>
  (db as unknown as { _: { session: { client: Client } } })._.session.client

/** Rows that are fetched from a cursor at once. */
const maxAtOnce = 500

/** Opens a cursor over the rows of a query as they are; they are read in batches. */
type OpenCursor = <Row>(
  query: Preparable<Row[]>,
  values?: Readonly<Record<string, unknown>>,
) => Promise<AsyncGenerator<Row[]>>

/**
 * The rows of several queries as one state of the database has them. They lie in cursors that outlive their transaction:
 * whoever reads on slowly holds no transaction, and on the embedded database nobody else up. `end` gives them back.
 */
export async function openCursors<Cursors>(
  reading: Pick<Reading, 'openSession'>,
  open: (openCursor: OpenCursor) => Promise<Cursors>,
): Promise<{ readonly cursors: Cursors; readonly end: () => Promise<void> }> {
  const session = await reading.openSession()
  const names: string[] = []
  const close = async () => {
    for (const name of names) await session.query(`close ${name}`).catch(() => undefined)
    await session.end()
  }
  let closed: Promise<void> | undefined
  const end = () => (closed ??= close())
  const declareIn =
    (client: Pick<Session, 'query'>): OpenCursor =>
    async (query, values = {}) => {
      const statement = prepare(query, false)
      const name = `rows_${randomUUID().replaceAll('-', '')}`
      names.push(name)
      const declare = `declare ${name} no scroll cursor with hold for `
      await client.query(declare + statement.text, statement.parametersOf(values))
      return fetchFrom(session, name, statement)
    }
  try {
    return { cursors: await session.inOneState((client) => open(declareIn(client))), end }
  } catch (error) {
    await end()
    throw error
  }
}

async function* fetchFrom<Row>(
  session: Session,
  name: string,
  { config, resultOf }: Prepared,
): AsyncGenerator<Row[]> {
  const fetching = { ...config, text: `fetch ${maxAtOnce} from ${name}` }
  for (;;) {
    const rows = resultOf((await session.query(fetching)).rows) as Row[]
    yield rows
    if (rows.length < maxAtOnce) return
  }
}

/** All rows of a query as they are now, in batches. */
export async function* rowsAsOfNow<Row>(
  reading: Pick<Reading, 'openSession'>,
  query: Preparable<Row[]>,
  values: Readonly<Record<string, unknown>> = {},
): AsyncGenerator<Row[]> {
  const { cursors, end } = await openCursors(reading, (openCursor) => openCursor(query, values))
  try {
    yield* cursors
  } finally {
    await end()
  }
}

/** A placeholder of this name, whose value comes with each execution. */
export const slot = (name: string) => sql.placeholder(name)

/** A slot for each value, by its name: `{title: 'x'}` is `{title: slot('title')}`. */
export const slotsFor = (row: object): Record<string, Placeholder> =>
  Object.fromEntries(Object.keys(row).map((name) => [name, slot(name)]))

/** A slot, typed as the number that its call brings, for functions that build conditions from numbers. */
export const numberSlot = (name: string): number => slot(name) as unknown as number

const actorSlot = 'actorId'

/** An actor with the same roles and a slot for an id, so that one statement serves all of them; `valuesOf` fills the slot. */
export const anyoneLike = (actor: Actor): Actor => ({ ...actor, id: anyId() })
/** The slot of the asker's id; `valuesOf` fills it. */
export const anyId = (): number => numberSlot(actorSlot)
/** The value of the slot that `anyId` left, for one call of the statement. */
export const valuesOf = (actor: Actor) => ({ [actorSlot]: actor.id })
/** The roles in one text: statements differ by roles alone, so they are prepared once for each such key. */
export const rolesKey = ({ roles }: Actor): string => roles.join(' ')

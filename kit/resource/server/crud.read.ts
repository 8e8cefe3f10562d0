import type { SQL } from 'drizzle-orm'
import { and, asc, count, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import type { Page } from '#kit/contract/page.ts'
import type { Option } from '#kit/contract/resource.ts'
import type { Call } from '#kit/call/server/context.ts'
import type { Preparable } from '#kit/data/server/statement.ts'
import { anyoneLike, rolesKey, rowsAsOfNow, slot, statements, valuesOf } from '#kit/data/server/statement.ts'
import type { CrudSpec, Link, Values } from './crud.ts'
import { anyVisibleRecord, mayEdit, recordValues, rightsColumn, visibleRecord } from './crud.ts'
import type { PageBody } from './crud.query.ts'
import { columnsOf, contains, listQueryOf, sortOf } from './crud.query.ts'
import { askedFor, findRows, type Found } from './crud.rows.ts'
import { countRows } from './crud.count.ts'
import { cursorOf, orderOf } from './keyset.ts'
import { totalsFor } from './paging.ts'

const optionsLimit = 50

function linkColumns(
  spec: CrudSpec,
  field: string,
  { table, target, label, named, picture }: Link,
): Record<string, SQL> {
  const mine = sql`from ${table} where ${table.ownerId} = ${spec.table.id}`
  const ids = sql`(select coalesce(json_agg(${table.targetId} order by ${table.position}), '[]') ${mine})`
  if (!named) return { [field]: ids }
  const shown = picture ? sql`, 'picture', coalesce(${picture}, '')` : sql``
  const option = sql`json_build_object('id', ${target.id}, 'label', ${label}${shown})`
  const options = sql`(select coalesce(json_agg(${option} order by ${table.position}), '[]') from ${table} join ${target} on ${target.id} = ${table.targetId} where ${table.ownerId} = ${spec.table.id})`
  return { [field]: ids, [named]: options }
}

const selections = new WeakMap<CrudSpec, ReturnType<typeof select>>()

/** The columns of a row: its own, its links, what is computed, and the creator's name and picture. */
function selection(spec: CrudSpec) {
  const cached = selections.get(spec) ?? select(spec)
  selections.set(spec, cached)
  return cached
}

function select(spec: CrudSpec) {
  const names = new Set([...Object.keys(spec.resource.fields), ...extraColumns])
  const own = Object.entries(columnsOf(spec)).filter(([name]) => names.has(name) || inRow(spec, name))
  const links = Object.entries(spec.links ?? {}).map(([field, link]) => linkColumns(spec, field, link))
  return {
    ...Object.fromEntries(own),
    ...Object.assign({}, ...links),
    ...spec.extra,
    ...rightsColumn(spec),
    creatorName: sql<string>`coalesce(${spec.people.nickname}, '')`,
    creatorAvatar: sql<string>`coalesce(${spec.people.avatar}, '')`,
  }
}

const extraColumns = ['id', 'creatorId', 'createdAt', 'updatedAt', 'revision', 'status']

const inRow = (spec: CrudSpec, name: string): boolean =>
  'shape' in spec.resource.row && name in (spec.resource.row.shape as object)

const rightsTo = (spec: CrudSpec, call: Call, row: Values): Values => ({
  mayEdit: mayEdit(spec, call.actor, row as Values & { creatorId: number | null }),
})

/** Rows with their figures of other features. */
async function withFigures(spec: CrudSpec, call: Call, rows: readonly Values[]): Promise<readonly Values[]> {
  if (!spec.figures) return rows
  const figuresOf = await spec.figures(call, rows)
  return rows.map((row) => ({ ...row, ...figuresOf(row) }))
}

const paging = statements<Values[]>({ isNamed: true })
const reading = statements<Values[]>({ isNamed: true })
const countingByStatus = statements<{ status: string; count: number }[]>()

/** A page of rows, its total unless none is wanted, and only that where no row is. */
export async function readPage(spec: CrudSpec, call: Call, body: PageBody): Promise<Page<Values>> {
  const query = await listQueryOf(spec, call, body)
  const counted = totalsFor(body, () => countRows(spec, call, query))
  const [found, totals] = await Promise.all([
    body.pageSize === 0 ? [] : findRows(spec, call, body, query),
    counted,
  ])
  const list = await readRows(spec, call, found)
  // What was changed since it was found stands where it was found, or those who read on would begin again, or stop.
  const last = found.at(-1)
  return {
    list: (await withFigures(spec, call, list)).map((row) => ({ ...row, ...rightsTo(spec, call, row) })),
    ...totals,
    next: last && found.length === body.pageSize ? cursorOf(sortOf(spec, body), last) : null,
  }
}

/**
 * The rows that were found, as they are now, without figures and rights; `readPage` gives the whole answer. They are found on an
 * index first, by a statement that is short because it is planned for its values each time; read by one that is planned once.
 */
async function readRows(spec: CrudSpec, call: Call, found: readonly Found[]): Promise<Values[]> {
  if (found.length === 0) return []
  const ids = found.map(({ id }) => id)
  const { actor, db } = call
  const rows = await paging(db, spec, rolesKey(actor), { ...valuesOf(actor), ids }, (builder) =>
    builder
      .select(selection(spec))
      .from(spec.table)
      .leftJoin(spec.people, eq(spec.people.id, spec.table.creatorId))
      .where(
        and(
          sql`${spec.table.id} = any(${slot('ids')}::bigint[])`,
          isNull(spec.table.deletedAt),
          spec.access.visible(anyoneLike(actor)),
        ),
      ),
  )
  const byId = new Map(rows.map((row) => [row['id'], row] as const))
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined)
}

/** All rows that the filters leave as they are now, whatever is changed while they are read. */
export async function* readAllRows(
  spec: CrudSpec,
  call: Call,
  body: PageBody,
): AsyncGenerator<readonly Values[]> {
  const { db } = call
  const query = await listQueryOf(spec, call, body)
  const asked = askedFor(spec, { sort: body.sort, pageNo: 1, pageSize: null }, query)
  const all = db
    .select(selection(spec))
    .from(spec.table)
    .leftJoin(spec.people, eq(spec.people.id, spec.table.creatorId))
    .where(query.where())
    .orderBy(...orderOf(asked.levels))
  for await (const rows of rowsAsOfNow(call.reading, all as Preparable<Values[]>, asked.values))
    yield withFigures(spec, call, rows)
}

/**
 * One record with its figures, the rights of the asker and its detail.
 * @throws `notFound` where there is none that the asker may see
 */
export async function readRecord(spec: CrudSpec, call: Call, id: number): Promise<Values> {
  const { db, actor } = call
  const [row] = await reading(db, spec, rolesKey(actor), recordValues(actor, id), (builder) =>
    builder
      .select(selection(spec))
      .from(spec.table)
      .leftJoin(spec.people, eq(spec.people.id, spec.table.creatorId))
      .where(anyVisibleRecord(spec, actor)),
  )
  if (!row) refuse(kitFaults.notFound)
  const [figured = row] = await withFigures(spec, call, [row])
  const record = { ...figured, ...rightsTo(spec, call, row) }
  return spec.detail ? { ...record, ...(await spec.detail(call, record)) } : record
}

/** Whether the asker may read a record. */
export const mayReadRecord =
  (spec: CrudSpec) =>
  async ({ db, actor }: Pick<Call, 'db' | 'actor'>, id: number): Promise<boolean> => {
    const { table } = spec
    return (
      (
        await db
          .select({ id: table.id })
          .from(table)
          .where(visibleRecord(spec, actor, id))
      ).length > 0
    )
  }

/** How many records are in each state, 0 included, under the filters of the list but its status. */
export async function readCounts(spec: CrudSpec, call: Call, body: Values): Promise<Record<string, number>> {
  const query = await listQueryOf(spec, call, body, 'status')
  const rows = await countingByStatus(call.db, spec, query.key, query.values, (db) =>
    db
      .select({ status: sql<string>`${spec.table.status}`, count: count() })
      .from(spec.table)
      .where(query.where())
      .groupBy(spec.table.status),
  )
  const states = Object.keys(spec.resource.machine.states).map((state) => [state, 0] as const)
  return { ...Object.fromEntries(states), ...Object.fromEntries(rows.map((row) => [row.status, row.count])) }
}

/** What a picker offers: public or reviewed records and one's own. */
export async function readOptions(
  spec: CrudSpec,
  call: Call,
  keyword: string | undefined,
): Promise<Option[]> {
  const { table, label, picture } = spec
  const open = or(spec.pickable(call.actor), eq(table.creatorId, call.actor.id))
  const rows = await call.db
    .select({ id: table.id, label, ...(picture && { picture }) })
    .from(table)
    .where(and(isNull(table.deletedAt), open, keyword ? contains(label, keyword) : undefined))
    .orderBy(asc(label), asc(table.id))
    .limit(optionsLimit)
  return rows as Option[]
}

/** Names and pictures of records by id, in the order of the ids, whatever their state: for links that exist. */
export async function labelsOf(
  call: Call,
  { target, label, picture }: Pick<Link, 'target' | 'label' | 'picture'>,
  ids: unknown,
): Promise<Option[]> {
  if (!Array.isArray(ids) || ids.length === 0) return []
  const rows = await call.db
    .select({ id: target.id, label, ...(picture && { picture }) })
    .from(target)
    .where(inArray(target.id, ids))
  return (rows as Option[]).toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}

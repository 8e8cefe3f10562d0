import type { SQL } from 'drizzle-orm'
import { and, asc, count, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { kitFaults, refuse } from '#kit/fault.ts'
import type { Page } from '#kit/page.ts'
import type { Option } from '#kit/resource.ts'
import type { Call } from './context.ts'
import type { CrudSpec, Link, Values } from './crud.ts'
import { visibleRecord } from './crud.ts'
import type { PageBody } from './crud.query.ts'
import { behind, columnsOf, contains, cursorOf, orderBy, sortOf, whereOf } from './crud.query.ts'
import { countRows, offsetOf, one } from './paging.ts'

const optionsLimit = 50

function linkColumns(
  spec: CrudSpec,
  field: string,
  { table, target, label, named }: Link,
): Record<string, SQL> {
  const mine = sql`from ${table} where ${table.ownerId} = ${spec.table.id}`
  const ids = sql`(select coalesce(json_agg(${table.targetId} order by ${table.position}), '[]') ${mine})`
  if (!named) return { [field]: ids }
  const option = sql`json_build_object('id', ${target.id}, 'label', ${label})`
  const options = sql`(select coalesce(json_agg(${option} order by ${table.position}), '[]') from ${table} join ${target} on ${target.id} = ${table.targetId} where ${table.ownerId} = ${spec.table.id})`
  return { [field]: ids, [named]: options }
}

/** The columns of a row: its own, its links, what is computed, and the creator's name. */
function selection(spec: CrudSpec) {
  const wanted = new Set([...Object.keys(spec.resource.fields), ...extraColumns])
  const own = Object.entries(columnsOf(spec)).filter(([name]) => wanted.has(name) || inRow(spec, name))
  const links = Object.entries(spec.links ?? {}).map(([field, link]) => linkColumns(spec, field, link))
  return {
    ...Object.fromEntries(own),
    ...Object.assign({}, ...links),
    ...spec.extra,
    creatorName: sql<string>`coalesce(${spec.people.nickname}, '')`,
  }
}

const extraColumns = ['id', 'creatorId', 'createdAt', 'updatedAt', 'revision', 'status']

const inRow = (spec: CrudSpec, name: string): boolean =>
  'shape' in spec.resource.row && name in (spec.resource.row.shape as object)

function withRights(spec: CrudSpec, call: Call, row: Values): Values {
  return { ...row, mayEdit: spec.access.mayEdit(call.actor, row as { creatorId: number | null }) }
}

/** A page of rows. The ids are found on the index first, so that a far page does not drag whole rows along. */
export async function readPage(spec: CrudSpec, call: Call, body: PageBody): Promise<Page<Values>> {
  const where = whereOf(spec, call, body)
  const counted = countRows(call.db, call.db.select(one).from(spec.table).where(where))
  const [list, totals] = await Promise.all([readRows(spec, call, body, where), counted])
  const sort = sortOf(body)
  const last = list.at(-1)
  return {
    list: list.map((row) => withRights(spec, call, row)),
    ...totals,
    next: last && list.length === body.pageSize ? cursorOf(sort, last) : null,
  }
}

export async function readRows(
  spec: CrudSpec,
  call: Call,
  body: PageBody,
  where: SQL | undefined,
): Promise<Values[]> {
  const offset = offsetOf(body)
  const sort = sortOf(body)
  const from = body.after === undefined ? where : and(where, behind(spec, sort, body.after))
  const ids = call.db
    .select({ id: spec.table.id })
    .from(spec.table)
    .where(from)
    .orderBy(...orderBy(spec, sort))
    .limit(body.pageSize)
    .offset(offset)
    .as('page')
  return call.db
    .select(selection(spec))
    .from(ids)
    .innerJoin(spec.table, eq(spec.table.id, ids.id))
    .leftJoin(spec.people, eq(spec.people.id, spec.table.creatorId))
    .orderBy(...orderBy(spec, sort))
}

export async function readRecord(spec: CrudSpec, call: Call, id: number): Promise<Values> {
  const [row] = await call.db
    .select(selection(spec))
    .from(spec.table)
    .leftJoin(spec.people, eq(spec.people.id, spec.table.creatorId))
    .where(visibleRecord(spec, call.actor, id))
  if (!row) refuse(kitFaults.notFound)
  const record = withRights(spec, call, row)
  return spec.detail ? { ...record, ...(await spec.detail(call, record)) } : record
}

/** How many records stand in each state, with the filters of the list but its status. */
export async function readCounts(spec: CrudSpec, call: Call, body: Values): Promise<Record<string, number>> {
  const rows = await call.db
    .select({ status: spec.table.status, count: count() })
    .from(spec.table)
    .where(whereOf(spec, call, body, 'status'))
    .groupBy(spec.table.status)
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

/** Names and pictures of records by id, in the order of the ids, whatever their state: for links that stand. */
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

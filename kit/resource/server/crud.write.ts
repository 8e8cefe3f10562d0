import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import type { FieldProblems } from '#kit/contract/fault.ts'
import { hidingSecrets } from '#kit/contract/field.secret.ts'
import type { Call } from '#kit/call/server/context.ts'
import { slot, slotsFor, statements } from '#kit/data/server/statement.ts'
import { kitWords } from '#kit/i18n/kitWords.ts'
import { phrase } from '#kit/i18n/words.ts'
import type { CrudSpec, Link, Stored, Values } from './crud.ts'
import { forUpdate, mayChange } from './crud.ts'
import { registerFiles } from './crud.files.ts'
import { columnsOf } from './crud.query.ts'

/** The values that are columns of the record's own table. */
function ownColumns(spec: CrudSpec, values: Values): Values {
  const columns = columnsOf(spec)
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => name in spec.resource.fields && name in columns),
  )
}

async function linkProblem(
  call: Call,
  field: string,
  link: Link,
  ids: readonly number[],
  before: readonly number[],
): Promise<FieldProblems> {
  const added = ids.filter((id) => !before.includes(id))
  if (added.length === 0) return {}
  const { target } = link
  const found = await call.db
    .select({ id: target.id })
    .from(target)
    .where(and(inArray(target.id, added), isNull(target.deletedAt), link.pickable(call.actor)))
  return found.length === added.length ? {} : { [field]: phrase(kitWords, 'problems.notAvailable') }
}

const idsIn = (values: Values, field: string): number[] => {
  const ids = values[field]
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'number') : []
}

type LinksBefore = Readonly<Record<string, readonly number[]>>

const readingLinks = statements<LinksBefore[]>({ isNamed: true })

async function linksOf(spec: CrudSpec, call: Call, id: number): Promise<LinksBefore> {
  const links = Object.entries(spec.links ?? {})
  if (links.length === 0) return {}
  const [row] = await readingLinks(call.db, spec, '', { id }, (db) => {
    const lists = links.map(([field, { table }]) => {
      const theirs = sql`from ${table} where ${table.ownerId} = ${slot('id')}::bigint`
      const ids = sql<
        number[]
      >`(select coalesce(json_agg(${table.targetId} order by ${table.position}), '[]') ${theirs})`
      return [field, ids.as(`ids_${field}`)] as const
    })
    return db.select(Object.fromEntries(lists)).from(sql`(select 1) as one`)
  })
  return row ?? {}
}

async function checked(
  spec: CrudSpec,
  call: Call,
  values: Values,
  before: LinksBefore,
  id: number | undefined,
): Promise<void> {
  const problems: Record<string, FieldProblems[string]> = {}
  for (const [field, link] of Object.entries(spec.links ?? {}))
    Object.assign(problems, await linkProblem(call, field, link, idsIn(values, field), before[field] ?? []))
  Object.assign(problems, await spec.check?.(call, values, id))
  if (Object.keys(problems).length > 0) refuse(kitFaults.invalid, { fields: problems })
}

async function writeLinks(
  spec: CrudSpec,
  call: Call,
  ownerId: number,
  values: Values,
  before: LinksBefore,
): Promise<void> {
  for (const [field, { table }] of Object.entries(spec.links ?? {})) {
    const ids = idsIn(values, field)
    if (ids.join() === (before[field] ?? []).join()) continue
    if (before[field]?.length) await call.db.delete(table).where(eq(table.ownerId, ownerId))
    if (ids.length > 0)
      await call.db.insert(table).values(ids.map((targetId, position) => ({ ownerId, targetId, position })))
  }
}

const inserting = statements<{ id: unknown }[]>({ isNamed: true })
const updating = statements<unknown>({ isNamed: true })

/**
 * Inserts a record with its links and pictures, logs it, and answers its id.
 * @throws `invalid` with a phrase for each field that names a record which may not be chosen, or that the resource's own check refuses
 */
export async function createRecord(spec: CrudSpec, call: Call, values: Values): Promise<number> {
  await checked(spec, call, values, {}, undefined)
  const { now, actor } = call
  const stamps = {
    creatorId: actor.id,
    createdAt: now,
    updatedAt: now,
    status: spec.resource.machine.initial,
  }
  const row = { ...ownColumns(spec, values), ...spec.derive?.(values), ...stamps }
  const [made] = await inserting(call.db, spec, Object.keys(row).join(), row, (db) =>
    db.insert(spec.table).values(slotsFor(row)).returning({ id: spec.table.id }),
  )
  const id = Number(made?.id)
  await writeLinks(spec, call, id, values, {})
  await registerFiles(spec, call, id, values)
  const { name: resource, fields } = spec.resource
  call.record({ resource, resourceId: id, action: 'create', after: hidingSecrets(fields, values) })
  return id
}

export interface UpdateBody extends Values {
  readonly id: number
  readonly revision: number
}

/** A change of what was approved takes the approval back. */
const unapproved = (spec: CrudSpec): Values => ('isApproved' in columnsOf(spec) ? { isApproved: false } : {})

/**
 * Changes a record, its links and its pictures, logs it, and answers its new revision.
 * @throws `notFound`; `forbidden`; `stale` with the present `revision`; `locked` where its state allows no edit; `invalid` with
 * a phrase for each field
 */
export async function updateRecord(spec: CrudSpec, call: Call, body: UpdateBody): Promise<number> {
  const { id, revision, ...values } = body
  // Sent one behind the other, so the links are read once the record is locked.
  const [record, links] = await Promise.all([forUpdate(spec, call, id), linksOf(spec, call, id)])
  mayChange(spec, call, record, revision)
  if (spec.editableIn && !spec.editableIn.includes(record.status)) refuse(kitFaults.locked)
  const current: Values = { ...record, ...links, ...(await spec.readElsewhere?.(call, id)) }
  await checked(spec, call, values, links, id)
  const change = {
    ...ownColumns(spec, values),
    ...spec.derive?.(values),
    ...unapproved(spec),
    revision: revision + 1,
    updatedAt: call.now,
  }
  await updating(call.db, spec, Object.keys(change).join(), { ...change, id }, (db) =>
    db
      .update(spec.table)
      .set(slotsFor(change))
      .where(eq(spec.table.id, slot('id'))),
  )
  await writeLinks(spec, call, id, values, links)
  await registerFiles(spec, call, id, values, record)
  const { name: resource, fields } = spec.resource
  const after = hidingSecrets(fields, values)
  const before = Object.fromEntries(Object.keys(after).map((name) => [name, current[name]]))
  call.record({ resource, resourceId: id, action: 'update', before, after })
  return revision + 1
}

/** The fields of a record as its tables have them; for the operation log of a deletion and of its undoing. */
async function contentOf(spec: CrudSpec, call: Call, record: Stored): Promise<Values> {
  const { id } = record
  const current: Values = {
    ...record,
    ...(await linksOf(spec, call, id)),
    ...(await spec.readElsewhere?.(call, id)),
  }
  return Object.fromEntries(
    Object.keys(spec.resource.fields).flatMap((name) => (name in current ? [[name, current[name]]] : [])),
  )
}

function mayDelete(spec: CrudSpec, call: Call, record: Stored): void {
  if (!spec.access.mayEdit(call.actor, record)) refuse(kitFaults.forbidden)
  const states = spec.deletableIn ?? [spec.resource.machine.initial]
  if (!states.includes(record.status)) refuse(kitFaults.notDeletable)
}

/**
 * Marks a record as deleted, so that it can be restored.
 * @throws `notFound`; `forbidden`; `notDeletable` in a later state than its first; `inUse` with the records in `data.uses`
 */
export async function deleteRecord(spec: CrudSpec, call: Call, id: number): Promise<true> {
  const record = await forUpdate(spec, call, id)
  mayDelete(spec, call, record)
  const own = (await spec.uses?.(call, id)) ?? []
  const uses = [...own, ...(await call.services.findUses(call, spec.resource.name, id))]
  if (uses.length > 0) refuse(kitFaults.inUse, { data: { uses } })
  await call.db.update(spec.table).set({ deletedAt: call.now }).where(eq(spec.table.id, id))
  const before = await contentOf(spec, call, record)
  call.record({ resource: spec.resource.name, resourceId: id, action: 'delete', before })
  return true
}

/** Undoes a deletion, for whoever might have deleted. @throws `notFound`, `forbidden`, `notDeletable` */
export async function restoreRecord(spec: CrudSpec, call: Call, id: number): Promise<true> {
  const rows = await call.db
    .select()
    .from(spec.table)
    .where(and(eq(spec.table.id, id), spec.access.visible(call.actor)))
    .for('update')
  const record = (rows[0] as Stored | undefined) ?? refuse(kitFaults.notFound)
  mayDelete(spec, call, record)
  await call.db.update(spec.table).set({ deletedAt: null }).where(eq(spec.table.id, id))
  const after = await contentOf(spec, call, record)
  call.record({ resource: spec.resource.name, resourceId: id, action: 'restore', after })
  return true
}

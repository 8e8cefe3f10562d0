import { and, eq, inArray, isNull } from 'drizzle-orm'
import { kitFaults, refuse } from '#kit/fault.ts'
import type { FieldProblems } from '#kit/fault.ts'
import type { PictureField } from '#kit/field.ts'
import type { Call } from './context.ts'
import type { CrudSpec, Link, Stored, Values } from './crud.ts'
import { forUpdate, mayChange } from './crud.ts'
import { columnsOf } from './crud.query.ts'
import { kitWords } from '#kit/kitWords.ts'
import { phrase } from '#kit/words.ts'

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

async function linkedIds(call: Call, { table }: Link, ownerId: number): Promise<number[]> {
  const rows = await call.db
    .select({ id: table.targetId })
    .from(table)
    .where(eq(table.ownerId, ownerId))
    .orderBy(table.position)
  return rows.map((row) => Number(row.id))
}

const idsIn = (values: Values, field: string): number[] => {
  const ids = values[field]
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'number') : []
}

type LinksBefore = Readonly<Record<string, readonly number[]>>

async function linksOf(spec: CrudSpec, call: Call, id: number): Promise<LinksBefore> {
  const before: Record<string, number[]> = {}
  for (const [field, link] of Object.entries(spec.links ?? {}))
    before[field] = await linkedIds(call, link, id)
  return before
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

const pictureFields = (spec: CrudSpec): [string, PictureField][] =>
  Object.entries(spec.resource.fields).filter(
    (entry): entry is [string, PictureField] => entry[1].kind === 'picture',
  )

async function holdPictures(
  spec: CrudSpec,
  call: Call,
  resourceId: number,
  values: Values,
  before?: Values,
): Promise<void> {
  const fields = pictureFields(spec)
  if (fields.every(([name]) => (values[name] ?? '') === (before?.[name] ?? ''))) return
  const pictures = fields
    .map(([field, { purpose }]) => ({ field, purpose, url: String(values[field] ?? '') }))
    .filter(({ url }) => url !== '')
  await call.services.holdFiles(call, { resource: spec.resource.name, resourceId, pictures, fileIds: [] })
}

export async function createRecord(spec: CrudSpec, call: Call, values: Values): Promise<number> {
  await checked(spec, call, values, {}, undefined)
  const { now, actor } = call
  const stamps = {
    creatorId: actor.id,
    createdAt: now,
    updatedAt: now,
    status: spec.resource.machine.initial,
  }
  const [row] = await call.db
    .insert(spec.table)
    .values({ ...ownColumns(spec, values), ...spec.derive?.(values), ...stamps })
    .returning({ id: spec.table.id })
  const id = Number(row?.['id'])
  await writeLinks(spec, call, id, values, {})
  await holdPictures(spec, call, id, values)
  call.record({ resource: spec.resource.name, resourceId: id, action: 'create', after: values })
  return id
}

export interface UpdateBody extends Values {
  readonly id: number
  readonly revision: number
}

/** A change of what was approved takes the approval back. */
const unapproved = (spec: CrudSpec): Values => ('isApproved' in columnsOf(spec) ? { isApproved: false } : {})

export async function updateRecord(spec: CrudSpec, call: Call, body: UpdateBody): Promise<number> {
  const { id, revision, ...values } = body
  const record = await forUpdate(spec, call, id)
  mayChange(spec, call, record, revision)
  if (spec.editableIn && !spec.editableIn.includes(record.status)) refuse(kitFaults.locked)
  const links = await linksOf(spec, call, id)
  await checked(spec, call, values, links, id)
  await call.db
    .update(spec.table)
    .set({
      ...ownColumns(spec, values),
      ...spec.derive?.(values),
      ...unapproved(spec),
      revision: revision + 1,
      updatedAt: call.now,
    })
    .where(eq(spec.table.id, id))
  await writeLinks(spec, call, id, values, links)
  await holdPictures(spec, call, id, values, record)
  const before = Object.fromEntries(Object.keys(values).map((name) => [name, links[name] ?? record[name]]))
  call.record({ resource: spec.resource.name, resourceId: id, action: 'update', before, after: values })
  return revision + 1
}

function mayDelete(spec: CrudSpec, call: Call, record: Stored): void {
  if (!spec.access.mayEdit(call.actor, record)) refuse(kitFaults.forbidden)
  const states = spec.deletableIn ?? [spec.resource.machine.initial]
  if (!states.includes(record.status)) refuse(kitFaults.notDeletable)
}

/** Deleting is soft, for drafts, and refused while the record is in use, with the list of uses. */
export async function deleteRecord(spec: CrudSpec, call: Call, id: number): Promise<true> {
  const record = await forUpdate(spec, call, id)
  mayDelete(spec, call, record)
  const uses = (await spec.uses?.(call, id)) ?? []
  if (uses.length > 0) refuse(kitFaults.inUse, { data: { uses } })
  await call.db.update(spec.table).set({ deletedAt: call.now }).where(eq(spec.table.id, id))
  call.record({ resource: spec.resource.name, resourceId: id, action: 'delete' })
  return true
}

/** The undo of deleting, for whoever might have deleted. */
export async function restoreRecord(spec: CrudSpec, call: Call, id: number): Promise<true> {
  const rows = await call.db
    .select()
    .from(spec.table)
    .where(and(eq(spec.table.id, id), spec.access.visible(call.actor)))
    .for('update')
  const record = (rows[0] as Stored | undefined) ?? refuse(kitFaults.notFound)
  mayDelete(spec, call, record)
  await call.db.update(spec.table).set({ deletedAt: null }).where(eq(spec.table.id, id))
  call.record({ resource: spec.resource.name, resourceId: id, action: 'restore' })
  return true
}

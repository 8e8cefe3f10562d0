import { and, desc, eq } from 'drizzle-orm'
import type { BodyOf, DataOf } from '#kit/contract/endpoint.ts'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import type { Call } from '#kit/call/server/context.ts'
import { forUpdate, mayChange, type Stored } from '#kit/resource/server/crud.ts'
import { updateRecord } from '#kit/resource/server/crud.write.ts'
import { fileIdsOf } from '#deck/deck.document.ts'
import { readDeck } from '#deck/deck.schema.ts'
import type { activityVersionEndpoints } from '../../activityVersion.contract.ts'
import { readCards } from '../record/deck.queries.ts'
import { activitySpec } from '../record/activity.crud.ts'
import { activityTable } from '../record/activity.table.ts'
import { activityVersionTable } from '../record/activityVersion.table.ts'
import { hashOf } from '../record/hashOf.ts'
import { fieldsOf } from '../record/fields.queries.ts'
import { insertVersion, nextNumber } from '../record/publish.ts'
import { putDeck } from '../record/deck.commands.ts'
import { restorableFields } from './restorableFields.ts'

type Endpoints = typeof activityVersionEndpoints

/** Keeps the working copy as a version that learners do not get; the next one comes from it. */
export async function saveVersion(
  call: Call,
  { activityId, label, revision }: BodyOf<Endpoints['create']>,
): Promise<number> {
  const record = await forUpdate(activitySpec, call, activityId)
  mayChange(activitySpec, call, record, revision)
  return insertSaved(call, record, { label, parentVersionId: numberOrNull(record['parentVersionId']) })
}

const numberOrNull = (value: unknown): number | null => (typeof value === 'number' ? value : null)

async function insertSaved(
  call: Call,
  record: Stored,
  from: { readonly label: string; readonly parentVersionId: number | null },
): Promise<number> {
  const fields = await fieldsOf(call.db, record)
  const cards = await readCards(call.db, record.id)
  const { id } = await insertVersion(call.db, {
    ...from,
    activityId: record.id,
    number: await nextNumber(call.db, record.id),
    fields,
    cards,
    creatorId: call.actor.id,
    createdAt: call.now,
  })
  await call.services.registerFileUses(call, {
    resource: 'activity-version',
    resourceId: id,
    pictures: fields.cover ? [{ field: 'cover', url: fields.cover, purpose: 'cover' }] : [],
    fileIds: fileIdsOf(cards),
  })
  await call.db.update(activityTable).set({ parentVersionId: id }).where(eq(activityTable.id, record.id))
  const after = { versionId: id, label: from.label }
  call.record({ resource: 'activity', resourceId: record.id, action: 'keepVersion', after })
  return id
}

/**
 * The working copy becomes what a version was, as a new version whose parent is that one. What was there before is kept as
 * a version too, so that restoring is undone by restoring.
 */
export async function restoreVersion(
  call: Call,
  { id, revision }: BodyOf<Endpoints['restore']>,
): Promise<DataOf<Endpoints['restore']>> {
  const [version] = await call.db.select().from(activityVersionTable).where(eq(activityVersionTable.id, id))
  if (!version) refuse(kitFaults.notFound)
  const record = await forUpdate(activitySpec, call, version.activityId)
  mayChange(activitySpec, call, record, revision)
  const keptId = (await findSaved(call, record)) ?? (await saveWorkingCopy(call, record))
  const before = await readCards(call.db, record.id)
  await putDeck(call, record.id, before, readDeck(version.cards), revision + 1)
  const fields = await restorableFields(call, version.fields, record.id)
  const latest = await updateRecord(activitySpec, call, {
    ...fields,
    id: record.id,
    revision: revision + 1,
  })
  const restored = await forUpdate(activitySpec, call, record.id)
  await insertSaved(call, restored, { label: version.label, parentVersionId: id })
  return { revision: latest, keptId }
}

const saveWorkingCopy = (call: Call, record: Stored): Promise<number> =>
  insertSaved(call, record, { label: '', parentVersionId: numberOrNull(record['parentVersionId']) })

/** The newest version, where it says the same as the working copy. */
async function findSaved(call: Call, record: Stored): Promise<number | undefined> {
  const version = activityVersionTable
  const [newest] = await call.db
    .select({ id: version.id, fields: version.fields, deckHash: version.deckHash })
    .from(version)
    .where(and(eq(version.activityId, record.id)))
    .orderBy(desc(version.number))
    .limit(1)
  if (!newest || newest.deckHash !== hashOf(await readCards(call.db, record.id))) return undefined
  return hashOf(newest.fields) === hashOf(await fieldsOf(call.db, record)) ? newest.id : undefined
}

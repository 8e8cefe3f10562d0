import { eq, max } from 'drizzle-orm'
import { z } from 'zod'
import { refuse } from '#kit/contract/fault.ts'
import { id } from '#kit/contract/field.ts'
import type { Call, Db } from '#kit/call/server/context.ts'
import type { Stored, Values } from '#kit/resource/server/crud.ts'
import { fileIdsOf } from '#deck/deck.document.ts'
import { countCards } from '#deck/deck.edits.ts'
import type { Deck } from '#deck/deck.document.ts'
import { publishFiles } from '#features/media/file/server/file.commands.ts'
import { activityFaults } from '../../activity.faults.ts'
import { activityProblems } from '../../activity.problems.ts'
import { readCards } from './deck.queries.ts'
import { fieldsOf, type Fields } from './fields.queries.ts'
import { activityVersionTable } from './activityVersion.table.ts'
import { hashOf } from './hashOf.ts'

const stateSchema = z.object({
  fieldsHash: z.string(),
  parentVersionId: id.nullable(),
})

/** D8: refused while anything is missing, with the list of what; else an immutable version that learners read (D9). */
export async function publish(call: Call, record: Stored): Promise<Values> {
  const fields = await fieldsOf(call.db, record)
  const cards = await readCards(call.db, record.id)
  const problems = activityProblems(fields, cards)
  if (problems.length > 0)
    refuse(activityFaults.notReady, { values: { count: problems.length }, data: { problems } })
  const state = stateSchema.parse(record)
  const number = await nextNumber(call.db, record.id)
  const version = await insertVersion(call.db, {
    activityId: record.id,
    number,
    parentVersionId: state.parentVersionId,
    fields,
    cards,
    creatorId: call.actor.id,
    createdAt: call.now,
  })
  await publishVersionFiles(call, version.id, fields.cover, cards)
  return {
    publishedVersionId: version.id,
    parentVersionId: version.id,
    versionNumber: number,
    publishedAt: call.now,
    publishedFieldsHash: state.fieldsHash,
    publishedDeckHash: version.deckHash,
    deckHash: version.deckHash,
    deckIsReady: true,
  }
}

/** Versions are counted through, whether learners saw them or not. */
export async function nextNumber(db: Db, activityId: number): Promise<number> {
  const [row] = await db
    .select({ last: max(activityVersionTable.number) })
    .from(activityVersionTable)
    .where(eq(activityVersionTable.activityId, activityId))
  return (row?.last ?? 0) + 1
}

interface NewVersion {
  readonly activityId: number
  readonly number: number
  readonly parentVersionId: number | null
  /** Of the version; else the one in the fields. */
  readonly label?: string
  readonly fields: Fields
  readonly cards: Deck
  readonly creatorId: number
  readonly createdAt: number
}

export async function insertVersion(
  db: Db,
  version: NewVersion,
): Promise<{ readonly id: number; readonly deckHash: string }> {
  const { fields, cards } = version
  const deckHash = hashOf(cards)
  const [row] = await db
    .insert(activityVersionTable)
    .values({
      ...version,
      label: version.label ?? fields.versionLabel,
      title: fields.title,
      cardCount: countCards(cards),
      deckHash,
    })
    .returning({ id: activityVersionTable.id })
  if (!row) throw new Error('the version was not made')
  return { id: row.id, deckHash }
}

/** A version keeps its files for good, whatever becomes of the working copy; they are public before it holds them. */
async function publishVersionFiles(call: Call, versionId: number, cover: string, cards: Deck) {
  const fileIds = fileIdsOf(cards)
  await publishFiles(call.db, fileIds)
  await call.services.registerFileUses(call, {
    resource: 'activity-version',
    resourceId: versionId,
    pictures: cover === '' ? [] : [{ field: 'cover', url: cover, purpose: 'cover' }],
    fileIds,
  })
}

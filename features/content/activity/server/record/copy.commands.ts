import { eq } from 'drizzle-orm'
import type { Call } from '#kit/call/server/context.ts'
import { titleOfCopy } from '#kit/resource/server/crud.copy.ts'
import { phrase } from '#kit/i18n/words.ts'
import { copyCards, countCards } from '#deck/deck.edits.ts'
import { copyFileUses } from '#features/media/file/server/file.commands.ts'
import { activityWords } from '../../activity.words.ts'
import { activityFields } from '../../activity.fields.ts'
import { readCards } from './deck.queries.ts'
import { activityTable } from './activity.table.ts'
import { activityTagTable } from './activityTag.table.ts'
import { activityTeacherTable } from './activityTeacher.table.ts'
import { newCardIds } from './cardIds.commands.ts'
import { hashOf } from './hashOf.ts'
import { pickableFields, visibleActivity } from './authoring.queries.ts'
import { fieldsOf, type Fields } from './fields.queries.ts'
import { deckColumns, writeCards } from './writeCards.ts'

const copyTitle = (title: string) => phrase(activityWords, 'copyTitle', { title })

/** D9: a draft of one's own with the same fields and cards, whose parent is the version that the other one came from. */
export async function copyActivity(call: Call, sourceId: number): Promise<number> {
  const source = await visibleActivity(call, sourceId)
  const fields = await copiedFields(call, await fieldsOf(call.db, source))
  const parentVersionId = source.publishedVersionId ?? source.parentVersionId
  const id = await insertCopy(call, fields, parentVersionId)
  await copyDeck(call, sourceId, id)
  call.record({ resource: 'activity', resourceId: id, action: 'copy', after: { ...fields, sourceId } })
  return id
}

/** What belongs to the original alone, or may not be picked by whoever copies, is left behind. */
async function copiedFields(call: Call, fields: Fields): Promise<Fields> {
  const title = titleOfCopy(call, copyTitle, fields.title, activityFields.title.max)
  const own: Fields = { ...fields, title, courseId: null, distribution: 'none', versionLabel: '' }
  return pickableFields(call, own)
}

async function insertCopy(call: Call, fields: Fields, parentVersionId: number | null): Promise<number> {
  const { tagIds, hostTeacherIds, ...columns } = fields
  const { designMethod, distribution } = columns
  const [row] = await call.db
    .insert(activityTable)
    .values({
      ...columns,
      designMethod: designMethod ?? 'byHand',
      distribution: distribution ?? 'none',
      parentVersionId,
      fieldsHash: hashOf(fields),
      creatorId: call.actor.id,
      createdAt: call.now,
      updatedAt: call.now,
    })
    .returning({ id: activityTable.id })
  if (!row) throw new Error('the copy was not made')
  const linksTo = (ids: readonly number[]) =>
    ids.map((targetId, position) => ({ ownerId: row.id, targetId, position }))
  if (tagIds.length > 0) await call.db.insert(activityTagTable).values(linksTo(tagIds))
  if (hostTeacherIds.length > 0) await call.db.insert(activityTeacherTable).values(linksTo(hostTeacherIds))
  return row.id
}

async function copyDeck(call: Call, sourceId: number, id: number): Promise<void> {
  const cards = await readCards(call.db, sourceId)
  const deck = copyCards(cards, await newCardIds(call, countCards(cards), id))
  await writeCards(call.db, id, deck)
  await call.db.update(activityTable).set(deckColumns(deck)).where(eq(activityTable.id, id))
  const shown = { resources: ['activity', 'activity-deck'], resourceId: sourceId }
  await copyFileUses(call.db, shown, { resourceId: id })
}

import { eq } from 'drizzle-orm'
import { richOf } from '#kit/richText/richText.ts'
import type { Db, Services } from '#kit/call/server/context.ts'
import { readCard } from '#cards/index.ts'
import { fileIdsOf } from '#deck/deck.document.ts'
import type { Deck } from '#deck/deck.document.ts'
import { copyCards, countCards } from '#deck/deck.edits.ts'
import { makeCareer } from '#features/content/career/server/makeCareer.ts'
import { addFileUses } from '#features/media/file/server/makeFile.ts'
import { makePicture } from '#features/media/file/server/makePicture.ts'
import { readCards } from './record/deck.queries.ts'
import { deckColumns, writeCards } from './record/writeCards.ts'
import { activityTable } from './record/activity.table.ts'
import { activityCardTable } from './record/activityCard.table.ts'
import { activityTagTable } from './record/activityTag.table.ts'
import { activityTeacherTable } from './record/activityTeacher.table.ts'
import { hashOf } from './record/hashOf.ts'
import { fieldsOf } from './record/fields.queries.ts'
import { insertVersion } from './record/publish.ts'

type Row = typeof activityTable.$inferSelect
type Fields = Awaited<ReturnType<typeof fieldsOf>>
type NewActivity = Partial<typeof activityTable.$inferInsert> & {
  readonly creatorId: number
  /** Cards as they are stored; their numbers are given anew, what they say of each other follows. */
  readonly cards?: readonly unknown[]
  readonly tagIds?: readonly number[]
  readonly hostTeacherIds?: readonly number[]
}

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })

/** A deck that can be published: something to read, and a question about it. */
export const plainCards: readonly unknown[] = [
  {
    id: 1,
    type: 'text',
    title: 'Open questions',
    body: { type: 'doc', content: [paragraph('An open question cannot be answered with yes or no.')] },
  },
  {
    id: 2,
    type: 'choice',
    title: 'Which one is open?',
    question: 'Which of these is an open question?',
    points: 2,
    options: [
      { id: 'a', text: 'What happened then?', correct: true, feedback: 'It invites a story.' },
      { id: 'b', text: 'Did you like it?', correct: false, feedback: 'Yes or no would do.' },
    ],
    explanation: 'Open questions begin with what, how or why.',
  },
]

/** A card with id 3, behind the plain ones, that asks for a written work which a teacher grades. */
export const workCard = {
  id: 3,
  type: 'assignment',
  title: 'Interview',
  instructions: richOf('Talk to somebody.'),
  accepted: ['text'],
  attempts: { max: null, showAnswer: 'never' },
  points: 10,
  rubric: [],
}

/** What a form would send beside the title: complete, with an uploaded cover and a public career. */
async function completed(services: Services, { creatorId, ...values }: Partial<Row> & { creatorId: number }) {
  const careerId =
    values.careerId === undefined
      ? (await makeCareer(services, { creatorId, status: 'public' })).id
      : values.careerId
  const cover = values.cover ?? (await makePicture(services, { ownerId: creatorId, purpose: 'cover' })).url
  return { description: 'How to ask so that people tell', language: 'en', careerId, cover } as const
}

/** An activity for tests and demo data: ready, a draft unless said otherwise; public and hidden ones have a version. */
export async function makeActivity(
  services: Services,
  { cards = plainCards, tagIds = [], hostTeacherIds = [], ...values }: NewActivity,
): Promise<Row> {
  const { db } = services.database
  const at = values.createdAt ?? services.now()
  const columns = { title: 'Asking open questions', ...(await completed(services, values)), ...values }
  const [row] = await db
    .insert(activityTable)
    .values({ createdAt: at, updatedAt: at, ...columns })
    .returning({ id: activityTable.id })
  if (!row) throw new Error('the activity was not made')
  await link(services, row.id, activityTagTable, tagIds)
  await link(services, row.id, activityTeacherTable, hostTeacherIds)
  await fillDeck(services, row.id, values.creatorId, cards.map(readCard))
  return setStatus(services, row.id, at)
}

async function link(
  { database }: Services,
  ownerId: number,
  table: typeof activityTagTable,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return
  await database.db.insert(table).values(ids.map((targetId, position) => ({ ownerId, targetId, position })))
}

async function fillDeck({ database, now }: Services, activityId: number, reservedBy: number, cards: Deck) {
  const { db } = database
  if (cards.length === 0) return
  const numbers = await db
    .insert(activityCardTable)
    .values(Array.from({ length: countCards(cards) }, () => ({ reservedBy, reservedAt: now(), activityId })))
    .returning({ id: activityCardTable.id })
  const deck = copyCards(
    cards,
    numbers.map(({ id }) => id),
  )
  await writeCards(db, activityId, deck)
  await db.update(activityTable).set(deckColumns(deck)).where(eq(activityTable.id, activityId))
  await addFileUses(db, { resource: 'activity-deck', resourceId: activityId }, fileIdsOf(deck))
}

/** Names what the fields say; what is not a draft was published, with its files. */
async function setStatus({ database }: Services, id: number, at: number): Promise<Row> {
  const { db } = database
  const isOne = eq(activityTable.id, id)
  const [row] = await db.select().from(activityTable).where(isOne)
  if (!row) throw new Error('the activity is not there')
  const fields = await fieldsOf(db, row)
  const fieldsHash = hashOf(fields)
  const change =
    row.status === 'draft' ? { fieldsHash } : { fieldsHash, ...(await published(db, row, fields, at)) }
  const [updated] = await db.update(activityTable).set(change).where(isOne).returning()
  return updated ?? row
}

async function published(db: Db, row: Row, fields: Fields, createdAt: number) {
  const cards = await readCards(db, row.id)
  const creatorId = row.creatorId ?? 0
  const { id, deckHash } = await insertVersion(db, {
    activityId: row.id,
    number: 1,
    parentVersionId: row.parentVersionId,
    fields,
    cards,
    creatorId,
    createdAt,
  })
  await addFileUses(db, { resource: 'activity-version', resourceId: id }, fileIdsOf(cards), true)
  return {
    publishedVersionId: id,
    parentVersionId: id,
    versionNumber: 1,
    publishedAt: createdAt,
    publishedFieldsHash: hashOf(fields),
    publishedDeckHash: deckHash,
  }
}

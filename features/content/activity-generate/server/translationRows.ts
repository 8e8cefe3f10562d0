import { and, desc, eq, isNull } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import type { Call } from '#kit/call/server/context.ts'
import type { Language } from '#kit/i18n/words.ts'
import { everyCard, type Deck } from '#deck/deck.document.ts'
import { copyCards, countCards } from '#deck/deck.edits.ts'
import { activityView } from '#features/content/activity/server/activity.queries.ts'
import { visibleActivity } from '#features/content/activity/server/record/authoring.queries.ts'
import { readCards } from '#features/content/activity/server/record/deck.queries.ts'
import { newCardIds } from '#features/content/activity/server/record/cardIds.commands.ts'
import { copyActivity } from '#features/content/activity/server/record/copy.commands.ts'
import { changeFields } from '#features/content/activity/server/record/authoring.commands.ts'
import { activityPlace, type TranslationMarks } from '../translation.ts'
import { alignCards, insertCard, type Aligned } from '../translated.ts'
import { activityTranslationTable } from './activityTranslation.table.ts'

/** Names a text by what it says, shortly: a mark is kept for each text of an activity. */
export const nameOfText = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 16)

export interface Original {
  readonly id: number
  readonly title: string
  readonly description: string
  readonly deck: Deck
}

/** An activity that the asker may read, as it stands now. */
export async function readOriginal(call: Call, id: number): Promise<Original> {
  const { title, description } = await visibleActivity(call, id)
  return { id, title, description, deck: await readCards(call.db, id) }
}

export interface StoredTranslation {
  readonly activityId: number
  readonly marks: TranslationMarks
}

/** The asker's own translation of an activity into a language, the newest where there are several. */
export async function findTranslation(
  { db, actor }: Call,
  sourceId: number,
  language: Language,
): Promise<StoredTranslation | undefined> {
  const { activityId, marks } = activityTranslationTable
  const [row] = await db
    .select({ activityId, marks })
    .from(activityTranslationTable)
    .innerJoin(activityView, eq(activityView.id, activityId))
    .where(
      and(
        eq(activityTranslationTable.sourceId, sourceId),
        eq(activityTranslationTable.language, language),
        eq(activityView.creatorId, actor.id),
        isNull(activityView.deletedAt),
      ),
    )
    .orderBy(desc(activityTranslationTable.id))
    .limit(1)
  return row
}

/** A copy of one's own in which nothing is translated yet. */
export async function beginTranslation(
  call: Call,
  { id: sourceId, deck }: Original,
  language: Language,
): Promise<StoredTranslation> {
  const activityId = await copyActivity(call, sourceId)
  await changeFields(call.db, activityId, { language })
  const copies = everyCard(await readCards(call.db, activityId))
  const cards = everyCard(deck).map(({ card }, index) => {
    const to = copies[index]?.card.id ?? 0
    return [String(card.id), { to, hashes: {} }] as const
  })
  const marks = { [activityPlace]: { to: activityPlace, hashes: {} }, ...Object.fromEntries(cards) }
  await call.db
    .insert(activityTranslationTable)
    .values({ sourceId, activityId, language, marks, createdAt: call.now })
  return { activityId, marks }
}

/** The translation's deck with every card that the original has got since, and with its cards as they are now. */
export async function align(call: Call, original: Original, { activityId, marks }: StoredTranslation) {
  const copy: Aligned = { deck: await readCards(call.db, activityId), marks }
  const cards = everyCard(original.deck).map(({ card }) => card)
  const followed = alignCards(cards, copy, nameOfText)
  return addNew(call, activityId, original, followed)
}

async function addNew(call: Call, activityId: number, original: Original, copy: Aligned): Promise<Aligned> {
  let { deck, marks } = copy
  for (const { card } of everyCard(original.deck)) {
    if (marks[String(card.id)]) continue
    const inside = everyCard([card]).map((placed) => placed.card)
    const ids = await newCardIds(call, countCards([card]), activityId)
    const added = Object.fromEntries(
      inside.map(({ id }, index) => [String(id), { to: ids[index] ?? 0, hashes: {} }]),
    )
    const [taken] = copyCards([card], ids)
    if (taken) deck = insertCard(deck, taken, original.deck, card, marks)
    marks = { ...marks, ...added }
  }
  return { deck, marks }
}

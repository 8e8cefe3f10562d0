import { eq } from 'drizzle-orm'
import type { Call } from '#kit/call/server/context.ts'
import type { Language } from '#kit/i18n/words.ts'
import { everyCard } from '#deck/deck.document.ts'
import { readCards } from '#features/content/activity/server/record/deck.queries.ts'
import { activityView } from '#features/content/activity/server/activity.queries.ts'
import { checkFiles } from '#features/content/activity/server/record/cardFiles.queries.ts'
import { lockActivity } from '#features/content/activity/server/record/authoring.commands.ts'
import { putDeck } from '#features/content/activity/server/record/deck.commands.ts'
import { changeFields } from '#features/content/activity/server/record/authoring.commands.ts'
import { activityPlace, type PlacedPhrase, type TranslationMarks } from '../translation.ts'
import { putTexts, type Aligned } from '../translated.ts'
import { activityTranslationTable } from './activityTranslation.table.ts'
import {
  align,
  beginTranslation,
  findTranslation,
  nameOfText,
  type StoredTranslation,
  type Original,
} from './translationRows.ts'

/** A text of the original and what it says in the other language. */
export interface Translated extends PlacedPhrase {
  readonly translated: string
}

/**
 * Keeps what was translated, in one transaction: in the copy that there is, else in one that is made now. Answers the copy's
 * number.
 */
export async function saveTranslated(
  call: Call,
  original: Original,
  language: Language,
  texts: readonly Translated[],
): Promise<number> {
  // Two at once make one copy: the second waits for the first.
  await call.db
    .select({ id: activityView.id })
    .from(activityView)
    .where(eq(activityView.id, original.id))
    .for('update')
  const found = await findTranslation(call, original.id, language)
  const translation = found ?? (await beginTranslation(call, original, language))
  const { activityId } = translation
  const record = await lockActivity(call, activityId)
  const before = await readCards(call.db, activityId)
  const { deck, marks } = putAll(await align(call, original, translation), original, texts)
  await checkFiles(call, deck, [...before, ...original.deck])
  await putFields(call, activityId, texts)
  await putDeck(call, activityId, before, deck, record.revision + 1)
  await saveMarks(call, translation, marks, texts)
  return activityId
}

function putAll(aligned: Aligned, { deck }: Original, texts: readonly Translated[]): Aligned {
  const byCard = Map.groupBy(texts, ({ cardId }) => cardId)
  return everyCard(deck).reduce<Aligned>((here, { card }) => {
    const own = byCard.get(card.id)
    if (!own) return here
    const translations = new Map(own.map(({ path, translated }) => [path, translated]))
    return { ...here, deck: putTexts(here.deck, card, translations, here.marks) }
  }, aligned)
}

async function putFields({ db }: Call, id: number, texts: readonly Translated[]): Promise<void> {
  const translatedOf = (name: string) =>
    texts.find(({ cardId, path }) => cardId === activityPlace && path === name)?.translated
  const [title, description] = [translatedOf('title'), translatedOf('description')]
  await changeFields(db, id, {
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
  })
}

async function saveMarks(
  { db }: Call,
  { activityId }: StoredTranslation,
  marks: TranslationMarks,
  texts: readonly Translated[],
): Promise<void> {
  const next = texts.reduce<TranslationMarks>((here, { cardId, path, text }) => {
    const mark = here[String(cardId)] ?? { to: cardId, hashes: {} }
    return { ...here, [cardId]: { ...mark, hashes: { ...mark.hashes, [path]: nameOfText(text) } } }
  }, marks)
  await db
    .update(activityTranslationTable)
    .set({ marks: next })
    .where(eq(activityTranslationTable.activityId, activityId))
}

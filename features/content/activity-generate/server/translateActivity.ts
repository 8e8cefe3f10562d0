import type { BodyOf, DataOf, QueryOf } from '#kit/contract/endpoint.ts'
import { fitsIn } from '#kit/value/graphemes.ts'
import { valueAt } from '#kit/value/sameJson.ts'
import { eventStream } from '#kit/http/server/eventStream.ts'
import type { Call, FileAnswer } from '#kit/call/server/context.ts'
import { findCard } from '#deck/deck.document.ts'
import { activityFields } from '#features/content/activity/activity.fields.ts'
import { readCards } from '#features/content/activity/server/record/deck.queries.ts'
import type { Configs } from '#features/ai/ai-config/ai-config.schemas.ts'
import { configInUse } from '#features/ai/ai-config/server/ai-config.queries.ts'
import { batchesOf, readTranslation } from '../readTranslations.ts'
import type { TranslateEvent, TranslationLoss, translateEndpoints } from '../translate.contract.ts'
import { translationMessages } from '../prompts.ts'
import { activityPlace, phrasesIn, stateOf, type PlacedPhrase } from '../translation.ts'
import { withText } from '../translated.ts'
import { requestObjects, type ObjectRequest } from './requestObjects.ts'
import { saveTranslated, type Translated } from './saveTranslated.ts'
import {
  findTranslation,
  nameOfText,
  readOriginal,
  type StoredTranslation,
  type Original,
} from './translationRows.ts'

type Endpoints = typeof translateEndpoints
type Body = BodyOf<Endpoints['translate']>

/** D13: translates what is missing or stale, and keeps it batch by batch; no transaction is held while the AI works. */
export async function translateActivity(call: Call, body: Body): Promise<FileAnswer> {
  const { activityId, language, cardIds } = body
  const original = await readOriginal(call, activityId)
  const translation = await findTranslation(call, activityId, language)
  const phrases = phrasesIn(original, original.deck)
    .filter((phrase) => stateOf(translation?.marks ?? {}, phrase, nameOfText(phrase.text)) !== 'fresh')
    .filter(({ cardId }) => cardIds?.includes(cardId) ?? true)
  const { config } = await configInUse(call.db, 'generation/translation')
  return eventStream((signal) => {
    const { services, actor } = call
    const order = { userId: actor.id, agentId: config.agentId, purpose: 'translation' } as const
    const request = { services, order, signal, used: { inputTokens: 0, outputTokens: 0 } }
    return translate({ call, request, original, body, config, phrases })
  })
}

interface Work {
  readonly call: Call
  readonly request: ObjectRequest
  readonly original: Original
  readonly body: Body
  readonly config: Configs['generation/translation']
  readonly phrases: readonly PlacedPhrase[]
}

async function* translate(work: Work): AsyncGenerator<TranslateEvent> {
  const { request, call, original, body, phrases } = work
  let count = 0
  let hasCopy = false
  for (const batch of batchesOf(phrases)) {
    yield { progress: { done: count, of: phrases.length } }
    const texts: Translated[] = []
    const failure = yield* translateBatch(work, batch, texts)
    if (request.signal.aborted) return
    if (texts.length > 0) {
      const id = await call.transaction((inside) => saveTranslated(inside, original, body.language, texts))
      if (!hasCopy) yield { activityId: id }
      hasCopy = true
    }
    if (failure) return yield { failed: failure }
    if (texts.length === 0) return yield { failed: 'nothing' }
    count += batch.length
  }
  yield { done: request.used }
}

/** One request to the AI. What comes of it is put into `texts`, and reported as it comes. */
async function* translateBatch(
  { request, original, body, config }: Work,
  batch: readonly PlacedPhrase[],
  texts: Translated[],
) {
  const numbered = batch.map(({ path, text }, index) => ({ n: index + 1, where: path, text }))
  const messages = translationMessages(config, body.language, numbered)
  const { maxTokens, temperature } = config
  const answer = requestObjects(request, { messages, maxTokens, temperature })
  const open = new Set(batch)
  let next = await answer.next()
  for (; !next.done; next = await answer.next()) {
    const read = readTranslation(next.value, batch)
    if (!read || !open.delete(read.phrase)) continue
    const { cardId, path, text } = read.phrase
    const why = lossOf(original, read.phrase, read.translated, read.isPreserved)
    if (why) yield { refused: { cardId, path, why } } satisfies TranslateEvent
    else {
      texts.push({ cardId, path, text, translated: read.translated })
      yield { translated: { cardId, path, text: read.translated } } satisfies TranslateEvent
    }
    if (open.size === 0) break
  }
  await answer.return(undefined)
  return next.done ? next.value : undefined
}

/** Why a text cannot stand where its original stands. */
function lossOf(
  { deck }: Original,
  { cardId, path }: PlacedPhrase,
  translated: string,
  isPreserved: boolean,
): TranslationLoss | undefined {
  if (!isPreserved) return 'marks'
  if (cardId === activityPlace) {
    const { max } = path === 'title' ? activityFields.title : activityFields.description
    return fitsIn(translated, max) ? undefined : 'card'
  }
  const card = findCard(deck, cardId)?.card
  return card && withText(card, path, translated) ? undefined : 'card'
}

/** The original and the asker's translation side by side. */
export async function readTranslationPair(
  call: Call,
  { activityId, language }: QueryOf<Endpoints['translation']>,
): Promise<DataOf<Endpoints['translation']>> {
  const original = await readOriginal(call, activityId)
  const translation = await findTranslation(call, activityId, language)
  const textOf = translation ? await textsOf(call, translation) : () => ''
  const phrases = phrasesIn(original, original.deck).flatMap((phrase) => {
    const state = stateOf(translation?.marks ?? {}, phrase, nameOfText(phrase.text))
    const translated = state === 'missing' ? '' : textOf(phrase)
    // Its maker has taken the card out of the translation.
    if (translated === undefined) return []
    return [{ cardId: phrase.cardId, path: phrase.path, source: phrase.text, translated, state }]
  })
  return { activityId: translation?.activityId ?? null, phrases }
}

/** What the translation says at the place of a text; undefined where its card is gone. */
async function textsOf(call: Call, { activityId, marks }: StoredTranslation) {
  const copy = await readOriginal(call, activityId)
  const deck = await readCards(call.db, activityId)
  return ({ cardId, path }: PlacedPhrase): string | undefined => {
    const mark = marks[String(cardId)]
    const card = cardId === activityPlace ? copy : mark && findCard(deck, mark.to)?.card
    if (mark && !card) return undefined
    const text = valueAt(card, path)
    return typeof text === 'string' ? text : ''
  }
}

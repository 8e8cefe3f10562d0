import { safeParse } from 'zod/mini'
import { cardOf, cardSchema, type Card } from '#cards/index.ts'
import { everyCard, mapCards, type Deck } from '#deck/deck.document.ts'
import { withValueAt } from '#features/content/activity-transfer/fileReferences.ts'

/** One place in the deck that says what is looked for. */
export interface Hit {
  readonly cardId: number
  readonly path: string
  /** Where in the text at `path` it begins. */
  readonly start: number
  readonly text: string
}

export interface Search {
  readonly what: string
  readonly isCased: boolean
}

const collapsed = (text: string, isCased: boolean) => (isCased ? text : text.toLowerCase())

function startsOf(text: string, { what, isCased }: Search): number[] {
  const [where, query] = [collapsed(text, isCased), collapsed(what, isCased)]
  // Where small letters are longer than capital ones, places in one are no places in the other.
  if (query === '' || where.length !== text.length) return []
  const starts: number[] = []
  for (let at = where.indexOf(query); at >= 0; at = where.indexOf(query, at + query.length)) starts.push(at)
  return starts
}

/** All places in the order in which learners meet them. */
export const findTexts = (deck: Deck, search: Search): Hit[] =>
  everyCard(deck).flatMap(({ card }) =>
    cardOf(card.type)
      .content.phrases(card)
      .flatMap(({ path, text }) =>
        startsOf(text, search).map((start) => ({ cardId: card.id, path, start, text })),
      ),
  )

export interface Replaced {
  readonly deck: Deck
  readonly count: number
  /** Places whose card would break its own limits; they stay as they were. */
  readonly skipped: number
}

/** The deck with other words at these places. */
export function replaceTexts(deck: Deck, hits: readonly Hit[], search: Search, by: string): Replaced {
  const byCard = Map.groupBy(hits, ({ cardId }) => cardId)
  let count = 0
  let skipped = 0
  const replaced = mapCards(deck, (card) => {
    // From the end, so that no place is moved by the one before it.
    const own = (byCard.get(card.id) ?? []).toReversed()
    return own.reduce<Card>((now, hit) => {
      const next = replacedAt(now, hit, search.what.length, by)
      if (next) count += 1
      else skipped += 1
      return next ?? now
    }, card)
  })
  return { deck: count > 0 ? replaced : deck, count, skipped }
}

function replacedAt(card: Card, { path, start }: Hit, length: number, by: string): Card | undefined {
  const phrase = cardOf(card.type)
    .content.phrases(card)
    .find((each) => each.path === path)
  if (!phrase) return undefined
  const text = phrase.text.slice(0, start) + by + phrase.text.slice(start + length)
  return safeParse(cardSchema, withValueAt(card, path, text)).data
}

import { parse, safeParse } from 'zod/mini'
import { titleMax } from '#kit/card/card.ts'
import { cardOf, cardSchema, newCardSchema, type Card } from '#cards/index.ts'
import type { DraftDeck } from './cardsOfDocument.ts'
import type { Draft } from './draftCards.ts'
import { left, type DraftRow } from './report.ts'

export interface DocumentCards {
  readonly title: string
  readonly cards: readonly Card[]
  readonly rows: readonly DraftRow[]
}

/** Drafts as cards, numbered in their order; one that its own type refuses is left out and said so. */
export function cardsOfDrafts({ title, drafts, rows }: DraftDeck): DocumentCards {
  const cards: Card[] = []
  const numbers = new Map<number, number>()
  let last = drafts.length
  drafts.forEach((draft, index) => {
    const card = cardOfDraft(draft, index + 1, () => (last += 1))
    if (card) numbers.set(index + 1, cards.push(card))
  })
  return {
    title: [...title].slice(0, titleMax).join(''),
    cards,
    rows: rows.map((row) => renumbered(row, numbers)),
  }
}

/** `nextId` numbers the cards inside. */
function cardOfDraft(draft: Draft, id: number, nextId: () => number): Card | undefined {
  if (!safeParse(newCardSchema, draft).success) return undefined
  const numbered = (own: Draft, number: number): object => {
    const { childrenIn } = cardOf(own.type).nesting
    const children: unknown = childrenIn === undefined ? undefined : own[childrenIn]
    if (childrenIn === undefined || !Array.isArray(children)) return { ...own, id: number }
    return { ...own, id: number, [childrenIn]: children.map((child: Draft) => numbered(child, nextId())) }
  }
  return settled(parse(cardSchema, numbered(draft, id)))
}

/** What a card says of those inside is about their numbers, which a draft does not know. */
function settled(card: Card): Card {
  const { isHolder, children, withChildren } = cardOf(card.type).nesting
  return isHolder ? withChildren(card, children(card).map(settled)) : card
}

function renumbered(row: DraftRow, numbers: ReadonlyMap<number, number>): DraftRow {
  const cards = row.cards.flatMap((number) => numbers.get(number) ?? [])
  return row.cards.length > 0 && cards.length === 0 ? left(row.at, 'brokenCard', row.text) : { ...row, cards }
}

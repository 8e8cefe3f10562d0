import { breaths, paragraphs } from '#kit/cardText/spokenText.ts'
import { cardOf, type Card } from '#cards/index.ts'
import type { RedactedDeck } from '#features/learning/attempt/server/redacted.queries.ts'
import type { PassageKind } from '#features/ai/ai-config/help.kinds.ts'

/** A text of a card, before it is stored. */
export interface CutPassage {
  readonly kind: PassageKind
  readonly cardId: number | null
  readonly fileId: number | null
  readonly place: number
  readonly title: string
  readonly text: string
}

/** In UTF-16 code units: a paragraph or two, so that some of them fit into a prompt beside each other. */
const maxLength = 700

/** A text in pieces that can be found and told by themselves. */
export const piecesOf = (text: string): string[] =>
  paragraphsOf(text.normalize('NFC')).flatMap((paragraph) => breaths(paragraph, maxLength))

/** Lines are joined as far as they fit. */
function paragraphsOf(text: string): string[] {
  const joined: string[] = []
  for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
    const last = joined.at(-1)
    if (last !== undefined && last.length + line.length < maxLength)
      joined[joined.length - 1] = `${last}\n${line}`
    else joined.push(line)
  }
  return joined
}

/** Not of the card's own words: its title stands beside them, hints are asked for one by one, notes are the teachers'. */
const leftOut = ['title', 'note', 'feedback', 'hints', 'licence']

/** A gap of a text, as the learner sees it. */
const gap = /\[\]/g

/** What a learner reads on a card as it is shown before its answer: one paragraph a line, without title and hints. */
export function cardText(card: RedactedDeck[number], only: (path: string) => boolean = () => true): string {
  const phrases = cardOf(card.type)
    .content.phrases(card)
    .filter(({ path }) => !path.split('.').some((part) => leftOut.includes(part)) && only(path))
  return paragraphs(phrases)
    .map((text) => text.replaceAll(gap, '…').trim())
    .filter((text) => text !== '')
    .join('\n')
}

const isTranscript = (path: string) => path.split('.').includes('transcript')

/** The texts of redacted cards; those of their files are read elsewhere. */
export const cutPassages = (deck: RedactedDeck): CutPassage[] => deck.flatMap(cutCard)

function cutCard(card: Card): CutPassage[] {
  const own = card.type === 'reference' ? 'reference' : 'card'
  const texts = [
    { kind: own, text: cardText(card, (path) => !isTranscript(path)) },
    { kind: 'transcript', text: cardText(card, isTranscript) },
  ] as const
  const pieces = texts.flatMap(({ kind, text }) => piecesOf(text).map((piece) => ({ kind, text: piece })))
  return pieces.map((piece, place) => ({ ...piece, place, cardId: card.id, fileId: null, title: card.title }))
}

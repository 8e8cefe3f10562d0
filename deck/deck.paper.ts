import type { CardPhrase } from '#kit/card/content.ts'
import type { PaperBlock, PaperItem } from '#kit/card/paper.ts'
import { isRichText } from '#kit/richText/richText.ts'
import { valueAt } from '#kit/value/sameJson.ts'
import { cardOf, type Card } from '#cards/registry.ts'
import { everyCard, numbersOf, type Deck } from './deck.document.ts'

/** A card as it is printed. */
export interface PaperCard {
  readonly card: Card
  /** `3`, or `3.2` for a card inside another. */
  readonly number: string
  /** As learners see it: what is asked, else its title; '' where it has neither. */
  readonly heading: string
  readonly blocks: readonly PaperBlock[]
  /** What is right, one by one; for the last page. */
  readonly answers: readonly PaperItem[]
}

/** So many lines an open question leaves to write on. */
const roomLines = 5
/** What no learner reads in a card, and what a picture brings along. */
const neverPrinted = ['title', 'note', 'feedback', 'hints', 'alt', 'caption', 'licence']

/** The cards of a deck on paper, those inside others after them: what learners see before they answer, and what would be right. */
export function paperOf(deck: Deck): readonly PaperCard[] {
  const numbers = numbersOf(deck)
  return everyCard(deck).map(({ card }) => ({
    card,
    number: numbers.get(card.id) ?? '',
    ...printedOf(card),
  }))
}

/** With values for everybody who gets this sheet; of cards to be drawn, all are printed. */
function printedOf(written: Card): Pick<PaperCard, 'heading' | 'blocks' | 'answers'> {
  const { content, nesting } = cardOf(written.type)
  const card = nesting.isHolder ? written : content.arrange(written, written.id)
  const blocks = blocksOf(card)
  return { ...headed(card, blocks), answers: answersOf(card, blocks) }
}

/** The title of a question is for its author's list: learners read what is asked. */
function headed(card: Card, blocks: readonly PaperBlock[]): Pick<PaperCard, 'heading' | 'blocks'> {
  const [first, ...rest] = blocks
  const isQuestion = cardOf(card.type).answering.isAnswered && first?.kind === 'text'
  return isQuestion ? { heading: first.text, blocks: rest } : { heading: card.title, blocks }
}

function blocksOf(card: Card): readonly PaperBlock[] {
  const { content, answering } = cardOf(card.type)
  const shown = content.redact(card, card.id)
  const own = content.paper?.(shown)
  if (own) return own
  const choices = choicesOf(shown)
  const labels = new Set(answering.parts(shown).map(({ label }) => label))
  const read = printed(shown, labels)
  const pictures = content.pictures(shown).map(({ media }): PaperBlock => ({ kind: 'picture', media }))
  const hasFiles = content.files(shown).length > pictures.length
  const needsScreen = hasFiles || (read.length === 0 && pictures.length === 0 && !answering.isAnswered)
  return [
    ...read,
    ...pictures,
    ...choices,
    ...(answering.isAnswered && choices.length === 0 ? [{ kind: 'lines' as const, count: roomLines }] : []),
    ...(needsScreen && !isHeading(card) ? [{ kind: 'screen' as const }] : []),
  ]
}

/** Whether the title says all that there is to say: the card heads or holds others. */
const isHeading = ({ type }: Card): boolean => {
  const { opensGroup, isHolder } = cardOf(type).nesting
  return opensGroup || isHolder
}

function choicesOf(card: Card): readonly PaperBlock[] {
  const { parts, isAnswered } = cardOf(card.type).answering
  const items = isAnswered ? parts(card).map(({ id, label }) => ({ partId: id, text: label })) : []
  return items.length > 0 ? [{ kind: 'choices', isMany: true, items }] : []
}

/** The texts of a card in their order, each rich text as one; without those in `labels`, which are drawn to be ticked. */
function printed(card: Card, labels: ReadonlySet<string>): readonly PaperBlock[] {
  const { content } = cardOf(card.type)
  const silent = new Set([...neverPrinted, ...content.unspoken])
  const texts = content
    .phrases(card)
    .filter(({ path, text }) => !labels.has(text) && !path.split('.').some((part) => silent.has(part)))
  const byPlace = Map.groupBy(texts, (phrase) => placeOf(card, phrase))
  return [...byPlace].map(([path, phrases]): PaperBlock => {
    const value = valueAt(card, path)
    return isRichText(value)
      ? { kind: 'rich', body: value }
      : { kind: 'text', text: phrases.map(({ text }) => text).join('\n') }
  })
}

/** Where the text stands: of a piece of a rich text, the whole of it. */
function placeOf(card: Card, { path }: CardPhrase): string {
  const steps = path.split('.')
  const prefixes = steps.map((_, index) => steps.slice(0, index + 1).join('.'))
  return prefixes.find((prefix) => isRichText(valueAt(card, prefix))) ?? path
}

/** What is right, but for what stands in a table on the page already; the explanation last. */
function answersOf(card: Card, blocks: readonly PaperBlock[]): readonly PaperItem[] {
  const { content, answering } = cardOf(card.type)
  if (!answering.hasSolution) return []
  const explanations = content
    .phrases(card)
    .filter(({ path }) => path === 'explanation')
    .map(({ text }): PaperItem => ({ text }))
  const own = content.paperAnswers?.(card)
  if (own) return [...own, ...explanations]
  const seen = new Set(
    blocks.flatMap((block) => (block.kind === 'table' ? block.rows.flat() : [])).map(({ text }) => text),
  )
  const isNew = ({ text }: PaperItem) => !seen.has(text)
  const rows = answering.summarise(card, []).rows.filter(({ isRight }) => isRight === true)
  const parts = rows.map(({ id, label }): PaperItem => ({ partId: id, text: label })).filter(isNew)
  const texts = answering.rightTexts(card).map((text): PaperItem => ({ text }))
  const right = parts.length > 0 ? parts : texts.filter((item) => item.text.trim() !== '' && isNew(item))
  return [...right, ...explanations]
}

import * as z from 'zod/mini'
import { sameJson } from '#kit/value/sameJson.ts'
import { cardOf, type Card } from '#cards/index.ts'
import type { Found } from './objectReader.ts'
import { agentOf, isCard, parseCard, refusal, refused, titleOf, type ReadCard } from './readCards.ts'

/** The fields of a card that its author decides and no AI rewrites. */
const authorFields = [
  'id',
  'type',
  'schemaVersion',
  'note',
  'required',
  'points',
  'attempts',
  'competencies',
  'visibleIf',
  'estimateSeconds',
] as const

const isAuthorField = (name: string): boolean => authorFields.some((each) => each === name)

/** What an AI gets of a card to rewrite it. */
export const toRewrite = (card: Card): Readonly<Record<string, unknown>> => ({
  type: card.type,
  ...Object.fromEntries(Object.entries(card).filter(([name]) => !isAuthorField(name))),
})

const sorted = (values: readonly number[]) => values.toSorted((a, b) => a - b)
const filesOf = (card: Card) =>
  sorted(
    cardOf(card.type)
      .content.files(card)
      .map(({ fileId }) => fileId),
  )
const targetsOf = (card: Card) =>
  sorted(
    cardOf(card.type)
      .navigating.targets(card)
      .map(({ cardId }) => cardId),
  )
const childrenOf = (card: Card) => cardOf(card.type).nesting.children(card)

/**
 * The same card in the words of an AI: of the same type, with the same number, rules, files, agent and ways to other cards.
 * What the AI has left out stays as it was.
 */
export function readRewritten(found: Found, card: Card): ReadCard {
  if (found.kind === 'broken') return refused(found.text, refusal('', 'problems.notJson'))
  const text = titleOf(found.value)
  if (found.value['type'] !== card.type) return refused(text, refusal('type', 'problems.otherType'))
  const own = Object.entries(found.value).filter(([name]) => !isAuthorField(name))
  const next = parseCard({ ...card, ...Object.fromEntries(own) })
  if (!isCard(next)) return refused(text, next)
  if (!sameJson(filesOf(card), filesOf(next))) return refused(text, refusal('', 'problems.files'))
  const isSame =
    sameJson(targetsOf(card), targetsOf(next)) &&
    sameJson(childrenOf(card), childrenOf(next)) &&
    agentOf(card) === agentOf(next)
  return isSame ? { kind: 'card', card: next } : refused(text, refusal('', 'problems.others'))
}

/** What a card that asks for a choice has. */
const choiceSchema = z.object({
  question: z.string(),
  options: z.array(z.object({ text: z.string(), correct: z.boolean() })),
})

/** The question with more wrong options; the question itself and its right options stay as they were. */
export function readDistractors(found: Found, card: Card): ReadCard {
  const read = readRewritten(found, card)
  if (read.kind === 'refused') return read
  const before = choiceSchema.safeParse(card).data
  const after = choiceSchema.safeParse(read.card).data
  if (!before || !after) return refused('', refusal('type', 'problems.otherType'))
  const rightOf = ({ options }: typeof before) =>
    options.flatMap(({ text, correct }) => (correct ? text : []))
  const hadQuestion = before.question.trim() !== ''
  const right = rightOf(before).filter((text) => text.trim() !== '')
  const isSameQuestion = !hadQuestion || after.question === before.question
  const isRight = right.length === 0 || sameJson(right.toSorted(), rightOf(after).toSorted())
  if (isSameQuestion && isRight) return read
  return refused(read.card.title, refusal(isSameQuestion ? 'options' : 'question', 'problems.answerLost'))
}

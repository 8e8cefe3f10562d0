import { seedOfCard } from '#kit/card/seedOfCard.ts'
import { shuffled } from '#kit/value/shuffle.ts'
import type { Score } from '#kit/card/verdict.ts'
import type { MarkWordsCard, MarkWordsResponse, MarkWordsSolution } from './markWords.schema.ts'
import { readText } from './markWords.units.ts'

/**
 * A text: max(0, right / R - wrong / W), where R and W are the right and the wrong units that there are, so that whoever marks
 * everything has nothing. A summary: the share of steps whose right statement was chosen.
 */
export function scoreMarkWords(card: MarkWordsCard, response: MarkWordsResponse): Score {
  const share = card.mode === 'summary' ? stepShare(card, response) : markedShare(card, response)
  const scaled = card.partialCredit ? share : Math.floor(share)
  return { scaled, passed: scaled === 1, parts: [] }
}

function markedShare(card: MarkWordsCard, { marked }: MarkWordsResponse): number {
  const chosen = new Set(marked)
  const { units } = readText(card)
  const [right, wrong] = [true, false].map((isRight) => {
    const all = units.filter((unit) => unit.isRight === isRight)
    return all.length === 0 ? 0 : all.filter(({ from }) => chosen.has(from)).length / all.length
  })
  return Math.max(0, (right ?? 0) - (wrong ?? 0))
}

const rightStatements = (card: MarkWordsCard): string[] =>
  card.steps.map(({ statements }) => statements[0]?.id ?? '')

function stepShare(card: MarkWordsCard, { chosen }: MarkWordsResponse): number {
  const right = rightStatements(card)
  return right.length === 0 ? 0 : right.filter((id, index) => chosen[index] === id).length / right.length
}

/** Something is marked, and only what can be; a summary has one statement of each step. */
export function acceptsMarkWords(card: MarkWordsCard, { marked, chosen }: MarkWordsResponse): boolean {
  if (card.mode === 'summary')
    return (
      marked.length === 0 &&
      chosen.length > 0 &&
      chosen.length === card.steps.length &&
      card.steps.every(({ statements }, index) => statements.some(({ id }) => id === chosen[index]))
    )
  const starts = new Set(readText(card).units.map(({ from }) => from))
  const isKnown = marked.every((from) => starts.has(from))
  return chosen.length === 0 && marked.length > 0 && new Set(marked).size === marked.length && isKnown
}

export function solveMarkWords(card: MarkWordsCard): MarkWordsSolution {
  const { units } = readText(card)
  return {
    right: card.mode === 'summary' ? [] : units.filter(({ isRight }) => isRight).map(withoutRight),
    statements: card.mode === 'summary' ? rightStatements(card) : [],
    explanation: card.explanation,
  }
}

const withoutRight = ({ from, to, correction }: MarkWordsSolution['right'][number]) => ({
  from,
  to,
  correction,
})

/** The text as it is read with what can be marked in it; the statements of a summary in an order that reveals nothing. */
export function redactMarkWords(card: MarkWordsCard, seed: number): MarkWordsCard {
  const own = seedOfCard(seed, card.id)
  if (card.mode === 'summary') {
    const steps = card.steps.map((step, index) => ({
      ...step,
      statements: [...shuffled(step.statements, own + index)],
    }))
    return { ...card, text: '', units: [], steps, explanation: '' }
  }
  const { plain, units } = readText(card)
  return {
    ...card,
    text: plain,
    units: units.map(({ from, to }) => ({ from, to })),
    steps: [],
    explanation: '',
  }
}

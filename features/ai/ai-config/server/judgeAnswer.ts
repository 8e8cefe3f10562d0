import { safeParse } from 'zod/mini'
import { isObject } from '#kit/value/sameJson.ts'
import { cardOf, cardSchema, isCardType } from '#cards/index.ts'
import type { Expectation, Verdict } from '../ai-config.expectations.ts'

/** Checks an answer against its expectations: the verdict, and the places of those that it does not meet. */
export function judgeAnswer(
  expectations: readonly Expectation[],
  answer: string,
): { readonly verdict: Verdict; readonly broken: number[] } {
  const broken = expectations.flatMap((expectation, place) => (isMet(expectation, answer) ? [] : [place]))
  if (broken.length > 0) return { verdict: 'failed', broken }
  return { verdict: expectations.some(({ kind }) => kind === 'byEye') ? 'open' : 'passed', broken }
}

const contains = (answer: string, text: string) =>
  answer.normalize('NFC').toLowerCase().includes(text.normalize('NFC').toLowerCase())

function isMet(expectation: Expectation, answer: string): boolean {
  switch (expectation.kind) {
    case 'contains':
      return contains(answer, expectation.text)
    case 'lacks':
      return !contains(answer, expectation.text)
    case 'byEye':
      return true
    case 'shape':
      return hasShape[expectation.shape](answer)
  }
}

const hasShape = {
  json: (answer: string) => parsed(unfenced(answer).join('\n')) !== undefined,
  card: (answer: string) => isCard(parsed(unfenced(answer).join('\n'))),
  cards: (answer: string) => {
    const lines = unfenced(answer)
    return lines.length > 0 && lines.every((line) => isCard(parsed(line)))
  },
} as const

/** Models like to put a fence around JSON. */
const unfenced = (answer: string): string[] =>
  answer.split('\n').filter((line) => line.trim() !== '' && !line.trim().startsWith('```'))

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A model gives the contents of a card; the rest is as in a new card. */
function isCard(value: unknown): boolean {
  if (!isObject(value) || !isCardType(value['type'])) return false
  return safeParse(cardSchema, { ...cardOf(value['type']).createEmpty(1), ...value, id: 1 }).success
}

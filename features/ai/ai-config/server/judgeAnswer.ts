import { safeParse } from 'zod/mini'
import { isObject } from '#kit/value/sameJson.ts'
import { cardOf, cardSchema, isCardType } from '#cards/index.ts'
import { sceneIn } from '../help.scene.ts'
import { readMarks } from '../help.marks.ts'
import { compileHidden } from '../hiddenText.ts'
import type { Expectation, Verdict } from '../ai-config.expectations.ts'

/** Checks an answer to an input against its expectations: the verdict, and the places of those that it does not meet. */
export function judgeAnswer(
  expectations: readonly Expectation[],
  answer: string,
  input: string,
): { readonly verdict: Verdict; readonly broken: number[] } {
  const broken = expectations.flatMap((expectation, place) =>
    isMet(expectation, answer, input) ? [] : [place],
  )
  if (broken.length > 0) return { verdict: 'failed', broken }
  return { verdict: expectations.some(({ kind }) => kind === 'byEye') ? 'open' : 'passed', broken }
}

const contains = (answer: string, text: string) =>
  answer.normalize('NFC').toLowerCase().includes(text.normalize('NFC').toLowerCase())

function isMet(expectation: Expectation, answer: string, input: string): boolean {
  switch (expectation.kind) {
    case 'contains':
      return contains(answer, expectation.text)
    case 'lacks':
      return !contains(answer, expectation.text)
    case 'byEye':
      return true
    case 'hides':
      return isHidden(expectation.text, answer, input)
    case 'names':
      return isNamed(expectation.text, answer, input)
    case 'shape':
      return hasShape[expectation.shape](answer)
  }
}

/** As learners are kept from it: what they see on the card or have said themselves is no secret, what was told before counts. */
function isHidden(text: string, answer: string, input: string): boolean {
  const scene = sceneIn(input)
  const visible = scene ? [scene.card.title, scene.card.text, ...scene.card.hints] : []
  const exchanges = scene?.exchanges ?? []
  const talk = {
    said: [...exchanges.map(({ said }) => said), ...(scene ? [scene.said] : [])],
    replies: exchanges.map(({ reply }) => reply),
  }
  const shown = scene ? readMarks(answer, 99).text : answer
  return compileHidden([{ text, visible, isShort: true }], null).find(shown, talk) === undefined
}

/** By its mark, where the input is what a tutor or a partner is told; else by its title. */
function isNamed(title: string, answer: string, input: string): boolean {
  const sources = sceneIn(input)?.sources ?? []
  const { cited } = readMarks(answer, 99)
  const isCited = sources.some((source) => cited.includes(source.n) && contains(source.title, title))
  return isCited || contains(answer, title)
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

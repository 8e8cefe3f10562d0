import { safeParse } from 'zod/mini'
import { plainOf } from '#kit/richText/richText.ts'
import { isObject } from '#kit/value/sameJson.ts'
import { cardOf, cardSchema, type Card } from '#cards/index.ts'
import type { Draft } from '../draftCards.ts'
import { partMark, type ForeignQuestion } from './foreignQuestion.ts'
import type { Probe, ProbeResponse } from './probe.ts'

/** Fields by which cards are scored, each with the values that it may have; the first one is what cards have by themselves. */
const scorings: Readonly<Record<string, readonly object[]>> = {
  choice: [{ partialCredit: true }, { partialCredit: false }],
  order: [{ scoring: 'pairs' }, { scoring: 'exact' }],
  match: [{ partialCredit: true }, { partialCredit: false }],
  blanks: [{ partialCredit: true }, { partialCredit: false }],
  place: [{ partialCredit: true }, { partialCredit: false }],
  markWords: [{ partialCredit: true }, { partialCredit: false }],
}
const isNear = (one: number, other: number) => Math.abs(one - other) < 0.005

export interface Fitted {
  readonly draft: Draft
  /** Responses that are worth something else here, each with what it was and what it is. */
  readonly differences: readonly { readonly label: string; readonly there: number; readonly here: number }[]
}

/**
 * The draft with the scoring that comes nearest to what the probes are worth: the card itself scores each of them. A response
 * that the card does not accept cannot be given, and is no difference.
 */
export function fitScoring(draft: Draft, question: ForeignQuestion): Fitted {
  const { probes = [] } = question
  const tries = (scorings[draft.type] ?? [{}]).map((scoring) => ({ ...draft, ...scoring }))
  const [first, ...others] = tries.map((each) => ({
    draft: each,
    differences: differencesOf(each, question, probes),
  }))
  if (!first || probes.length === 0) return { draft, differences: [] }
  const sizeOf = ({ differences }: Fitted) =>
    differences.reduce((sum, { there, here }) => sum + Math.abs(there - here), 0)
  return others.reduce((best, each) => (sizeOf(each) < sizeOf(best) - 0.001 ? each : best), first)
}

function differencesOf(draft: Draft, question: ForeignQuestion, probes: readonly Probe[]) {
  const card = safeParse(cardSchema, { ...draft, id: 1 }).data
  if (!card) return []
  const { accepts, score } = cardOf(card.type).answering
  return probes.flatMap(({ label, response, scaled: there }) => {
    const own = responseTo(draft, card, question, response)
    if (own === undefined || !accepts(card, own)) return []
    const here = score(card, own).scaled
    return here === null || isNear(here, there) ? [] : [{ label, there, here }]
  })
}

/** A response in the shape of the card; undefined where the card has no such response. */
function responseTo(draft: Draft, card: Card, question: ForeignQuestion, response: ProbeResponse): unknown {
  switch (response.kind) {
    case 'chosen': {
      const ids = namesIn(draft, 'options', response.options)
      return draft.type === 'choice' && ids ? { optionIds: ids } : undefined
    }
    case 'ordered': {
      const ids = namesIn(draft, 'items', response.items)
      return draft.type === 'order' && ids ? { itemIds: ids } : undefined
    }
    case 'linked':
      return draft.type === 'match' ? { links: linksIn(draft, response.links) } : undefined
    case 'typed':
      return draft.type === 'blanks' ? { answers: response.answers } : undefined
    case 'number':
      return draft.type === 'question' ? { number: response.number } : undefined
    case 'placed':
      return draft.type === 'place' ? placedIn(draft, response.things) : undefined
    case 'pointed':
      return draft.type === 'place' ? { placed: [], points: response.points, zoneIds: [] } : undefined
    case 'marked':
      return draft.type === 'markWords' ? markedIn(card, question, response.parts) : undefined
  }
}

const partsIn = (draft: Draft, field: string): unknown[] => {
  const parts = draft[field]
  return Array.isArray(parts) ? parts : []
}
const idOf = (part: unknown): string => (isObject(part) ? String(part['id']) : '')

/** Ids of parts by their places; undefined where one of them is not on the card. */
function namesIn(draft: Draft, field: string, places: readonly number[]): string[] | undefined {
  const parts = partsIn(draft, field)
  return places.every((place) => place < parts.length) ? places.map((place) => idOf(parts[place])) : undefined
}

function linksIn(draft: Draft, links: readonly (readonly [number, number])[]) {
  const pairs = partsIn(draft, 'pairs')
  const answers = [
    ...pairs.map((pair) => (isObject(pair) ? pair['answer'] : undefined)),
    ...partsIn(draft, 'distractors'),
  ]
  return links.map(([pair, answer]) => ({ pairId: idOf(pairs[pair]), answerId: idOf(answers[answer]) }))
}

function placedIn(draft: Draft, things: readonly (readonly [number, number])[]) {
  const placed = things.map(([thing, zone]) => ({
    thingId: idOf(partsIn(draft, 'things')[thing]),
    zoneId: idOf(partsIn(draft, 'zones')[zone]),
  }))
  return { placed, points: [], zoneIds: [] }
}

/** All units that lie in these parts of the text. */
function markedIn(card: Card, question: ForeignQuestion, parts: readonly number[]) {
  if (question.kind !== 'marks') return undefined
  const shown: unknown = cardOf(card.type).content.redact(card, 1)
  const units = isObject(shown) && Array.isArray(shown['units']) ? shown['units'] : []
  const ranges = rangesIn(plainOf({ type: 'doc', content: question.text.blocks }))
  const chosen = parts.map((part) => ranges[part])
  const starts = units.flatMap((unit) => (isObject(unit) ? [Number(unit['from'])] : []))
  return {
    marked: starts.filter((start) => chosen.some((range) => range && start >= range[0] && start < range[1])),
    chosen: [],
  }
}

/** Where each part stands in the text as it is read, without its marks. */
function rangesIn(marked: string): (readonly [from: number, to: number])[] {
  let at = 0
  return marked.split(partMark).flatMap((piece, index) => {
    const from = at
    at += piece.length
    return index % 2 === 1 ? [[from, at] as const] : []
  })
}

import { cardOf, type Card } from '#cards/registry.ts'
import type { Deck } from '#deck/deck.document.ts'
import { cardStateFrom } from '#deck/deck.verdict.ts'
import { isCardComplete, playable, type LearnerProgress } from '#deck/deck.navigate.ts'
import type { AbilityScore } from '#features/learning/attempt/learning.scores.ts'
import { abilitySums } from './statistics.abilities.ts'
import { addSums, permille, type LearningAggregate, type Sums } from './statistics.sums.ts'
import { timeSum } from './statistics.times.ts'
import { watchedSums } from './statistics.watched.ts'

/** One answer as it is stored. */
export interface AnswerSource {
  readonly response: unknown
  readonly scaled: number | null
  readonly passed: boolean
  readonly durationMs: number
}

/** All that one learner left in an activity. */
export interface LearningSource {
  readonly isFinished: boolean
  /** 0 to 1; null while nothing is scored. */
  readonly scaled: number | null
  readonly stars: number
  readonly durationMs: number
  readonly scores: readonly AbilityScore[]
  /** By card id; answers oldest first. */
  readonly progress: ReadonlyMap<number, { readonly progress: unknown; readonly durationMs: number }>
  readonly answers: ReadonlyMap<number, readonly AnswerSource[]>
}

/** H4, H5: what one learning adds to the figures of the activity and of each card; `deck` as its learner met it. */
export function aggregateLearning(deck: Deck, source: LearningSource): LearningAggregate {
  const met = playable(deck).filter(({ id }) => source.progress.has(id) || source.answers.has(id))
  const progress: LearnerProgress = new Map(
    met.map((card) => [
      card.id,
      cardStateFrom(card, source.progress.get(card.id)?.progress, answersIn(source, card)),
    ]),
  )
  const rest = restOf(met, source)
  return {
    '0': { ...wholeSums(source), ...abilitySums(source.scores) },
    ...Object.fromEntries(met.map((card) => [card.id, cardSums(card, progress, source, rest)])),
  }
}

const answersIn = ({ answers }: LearningSource, card: Card) => answers.get(card.id) ?? []

function wholeSums({ isFinished, scaled, stars, durationMs }: LearningSource): Sums {
  return {
    met: 1,
    ...(isFinished && { done: 1, [`stars.${stars}`]: 1, ...timeSum(durationMs) }),
    ...(scaled !== null && { scored: 1, score: permille(scaled), [`score.${tenthOf(scaled)}`]: 1 }),
  }
}

/** 0 to 9; full marks belong to the last tenth. */
const tenthOf = (scaled: number): number => Math.min(9, Math.floor(scaled * 10 + 1e-9))

function cardSums(card: Card, progress: LearnerProgress, source: LearningSource, rest: Rest): Sums {
  const answers = answersIn(source, card)
  const seen = source.progress.get(card.id)
  const ms = answers.reduce((sum, answer) => sum + answer.durationMs, seen?.durationMs ?? 0)
  const first = answers[0]
  return {
    met: 1,
    ...(isCardComplete(progress, card) && { done: 1 }),
    ...timeSum(ms),
    ...(first && { answered: 1, tries: answers.length, ...optionSums(card, answers) }),
    ...(answers.some(({ passed }) => passed) && { passed: 1 }),
    ...watchedSums(card, seen?.progress),
    ...itemSums(card, first, source.isFinished ? rest : undefined),
  }
}

/** The first answer of each learner: later ones know what the first one taught. Of what is practised, all. */
function optionSums(card: Card, answers: readonly AnswerSource[]): Sums {
  const definition = cardOf(card.type)
  const counted = definition.answering.isPractised ? answers : answers.slice(0, 1)
  const { rows } = definition.answering.summarise(card, counted)
  return Object.fromEntries(rows.flatMap(({ id, count }) => (count > 0 ? [[`o.${id}`, count]] : [])))
}

/** What the first attempts at all questions came to. */
interface Rest {
  readonly earned: number
  readonly possible: number
}

const weightOf = (card: Card): number => (cardOf(card.type).answering.isPractised ? 0 : card.points)
const firstScaled = (source: LearningSource, card: Card) => answersIn(source, card)[0]?.scaled ?? null

function restOf(met: readonly Card[], source: LearningSource): Rest {
  let [earned, possible] = [0, 0]
  for (const card of met) {
    const scaled = firstScaled(source, card)
    if (scaled === null) continue
    earned += scaled * weightOf(card)
    possible += weightOf(card)
  }
  return { earned, possible }
}

/** Nothing of what is practised in many small answers: its first one says little. */
function itemSums(card: Card, first: AnswerSource | undefined, rest: Rest | undefined): Sums {
  const weight = weightOf(card)
  if (!first || first.scaled === null || weight === 0) return {}
  const x = permille(first.scaled)
  const tried: Sums = addSums({ first: 1 }, { firstX: x })
  const possible = (rest?.possible ?? 0) - weight
  if (!rest || possible <= 0) return tried
  const y = permille((rest.earned - first.scaled * weight) / possible)
  return addSums(tried, { n: 1, x, y, xx: x * x, yy: y * y, xy: x * y })
}

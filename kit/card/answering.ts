import * as z from 'zod/mini'
import type { FileKind } from '#kit/contract/file.ts'
import type { CardGrading, CardSubmission } from './grading.ts'
import type { Score } from './verdict.ts'

/** A part that can be chosen; `label` is '' where the type's words have a fixed one, `parts.<id>`. */
export interface CardPart {
  readonly id: string
  readonly label: string
}

export interface ScoredResponse<Response = unknown> {
  readonly response: Response
  readonly scaled: number | null
}

/** The statistics of one card over many responses. */
export interface CardSummary {
  readonly answers: number
  /** Mean of the scaled results that are graded; null when there are none. */
  readonly mean: number | null
  readonly rows: readonly SummaryRow[]
}
export interface SummaryRow extends CardPart {
  readonly count: number
  /** Whether this is what the author hoped for; null where nothing is right or wrong. */
  readonly isRight: boolean | null
}

/** What answers a card type takes, and what they are worth. */
export interface AnsweringSpec<Card, Response, Solution> {
  readonly responseSchema: z.ZodMiniType<Response>
  /** Whether the response fits this card: the schema cannot know which options exist. Absent: whatever the schema takes. */
  accepts?(card: Card, response: Response): boolean
  /** Absent, and no `scoreAll` either: nothing is right or wrong, and nobody will grade it. */
  score?(card: Card, response: Response): Score
  /**
   * In place of `score`, for what is practised in many small answers: over all of one learner so far, oldest first. Such a
   * card takes answers without end, whatever its `attempts` say, and holds its learner until it is passed.
   */
  scoreAll?(card: Card, responses: readonly Response[]): Score
  /** What may be shown once the answer is. Absent: there is no right answer to show. */
  solution?(card: Card): Solution | null
  /**
   * What is right, in words, each text by itself: what a gap takes, the text with its gaps filled, items in their order. For
   * whoever has to keep it secret; absent: nothing but the phrases of the card.
   */
  rightTexts?(card: Card): readonly string[]
  /** Whether the answer is sent by what the learner does, so that there is nothing to confirm; absent: it is confirmed. */
  answersItself?(card: Card): boolean
  /** Parts that a condition or the statistics can name. */
  parts?(card: Card): readonly CardPart[]
  chosen?(response: Response): readonly string[]
  /** An answer in words, for prompts, teachers and export; absent: the labels of the chosen parts. */
  answerText?(card: Card, response: Response): string
  summary?(card: Card, responses: readonly ScoredResponse<Response>[]): readonly SummaryRow[]
  /** Files that the learner hands in with an answer. */
  attachments?(response: Response): readonly number[]
  /** What a learner may hand in as a file; absent or null: of every kind that learners can upload. */
  takes?(card: Card): readonly FileKind[] | null
  /** Absent: nobody but `score` grades. */
  readonly grading?: CardGrading<Card, Response>
  /** Absent: its answers are no works that go back and forth between a learner and who reviews them. */
  readonly submission?: CardSubmission<Card>
}

type Special = 'grading' | 'submission'

export interface CardAnswering<Card, Response, Solution>
  extends
    Required<Omit<AnsweringSpec<Card, Response, Solution>, Special>>,
    Pick<AnsweringSpec<Card, Response, Solution>, Special> {
  /** Whether there is anything to answer; else `responseSchema` takes nothing. */
  readonly isAnswered: boolean
  readonly isScorable: boolean
  /** Whether answers add up: see `scoreAll`. */
  readonly isPractised: boolean
  /** Whether there is a right answer to show. */
  readonly hasSolution: boolean
  summarise(card: Card, responses: readonly ScoredResponse<Response>[]): CardSummary
}

/** Nothing to be right or wrong about, and nobody who will say so. */
const unscored: Score = { scaled: null, passed: false, parts: [], isFinal: true }

/** Fills in what a card type leaves out; `spec` undefined: there is nothing to answer. */
export function completeAnswering<Card, Response, Solution>(
  spec?: AnsweringSpec<Card, Response, Solution>,
): CardAnswering<Card, Response, Solution> {
  const own = {
    responseSchema: z.never(),
    accepts: () => spec !== undefined,
    solution: () => null,
    rightTexts: () => [],
    answersItself: () => false,
    parts: () => [],
    chosen: () => [],
    summary: () => [],
    attachments: () => [],
    takes: () => null,
    ...spec,
  }
  const score = (card: Card, response: Response) =>
    own.score?.(card, response) ?? own.scoreAll?.(card, [response]) ?? unscored
  return {
    answerText: (card, response) => labelsOf(own.parts(card), own.chosen(response)),
    ...own,
    isAnswered: spec !== undefined,
    isScorable: own.score !== undefined || own.scoreAll !== undefined,
    isPractised: own.scoreAll !== undefined,
    hasSolution: spec?.solution !== undefined,
    score,
    scoreAll: (card, responses) => {
      const last = responses.at(-1)
      return own.scoreAll?.(card, responses) ?? (last === undefined ? unscored : score(card, last))
    },
    summarise: (card, responses) => ({
      answers: responses.length,
      mean: meanOf(responses),
      rows: own.summary(card, responses),
    }),
  }
}

/** In the order of the card; a part without a label of its own is named by its id. */
const labelsOf = (parts: readonly CardPart[], chosen: readonly string[]): string =>
  parts
    .filter(({ id }) => chosen.includes(id))
    .map(({ id, label }) => label || id)
    .join('\n')

function meanOf(responses: readonly ScoredResponse[]): number | null {
  const graded = responses.flatMap(({ scaled }) => (scaled === null ? [] : [scaled]))
  return graded.length === 0 ? null : graded.reduce((sum, scaled) => sum + scaled, 0) / graded.length
}

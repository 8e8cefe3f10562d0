import * as z from 'zod/mini'
import type { AiTask } from '#kit/ai/talk.ts'

export const commentMax = 2000

/** What somebody other than a rule says of an answer. */
export const gradeSchema = z.strictObject({
  /** null: a word on it, and no mark. */
  scaled: z.nullable(z.number().check(z.minimum(0), z.maximum(1))),
  passed: z.boolean(),
  comment: z.string().check(z.maxLength(commentMax)),
  /** By criterion: its share of what it could give, and a word on it. */
  parts: z.array(
    z.strictObject({
      partId: z.string(),
      share: z.number().check(z.minimum(0), z.maximum(1)),
      text: z.string().check(z.maxLength(commentMax)),
    }),
  ),
})
export type Grade = z.output<typeof gradeSchema>

/** Who grades; `aiThenPerson`: a person may change what the AI said. */
export type Grader = 'ai' | 'person' | 'aiThenPerson'

/** One of the points by which somebody grades; `detail` says what full marks ask for. */
export interface GradedBy {
  readonly id: string
  readonly title: string
  readonly detail: string
  readonly points: number
}

/** Who judges where a card has no judge of its own: what it is told, before the rules by which every answer is graded. */
export interface GeneralJudge {
  readonly system: string
  readonly temperature?: number
  readonly maxTokens?: number
  readonly agentId?: number | null
}

/** How answers are graded that the card's own `score` cannot judge. */
export interface CardGrading<Card, Response> {
  /** null: the card's own score is the last word on this answer. */
  by(card: Card, response: Response): Grader | null
  /** What a person grades by, point by point; absent or empty: the work as a whole. */
  rubric?(card: Card): readonly GradedBy[]
  /**
   * What a general judge does with this answer: it grades in place of a judge of the card's own, or it only says something
   * of an answer that has its mark already. null, or absent: nothing, since the card says itself how it is judged.
   */
  generalJudge?(card: Card, response: Response): 'grades' | 'comments' | null
  /** The task for an AI; only for `ai` and `aiThenPerson`, and for a general `judge` where `generalJudge` gives it the answer. */
  taskFor?(card: Card, response: Response, judge?: GeneralJudge): AiTask
  /** What its words are worth; undefined where they cannot be read, and the AI is called again. */
  read?(card: Card, reply: string): Grade | undefined
}

/** Answers that are handed in as a work, with the states of an assignment. */
export interface CardSubmission<Card> {
  /** Days after the card was first shown; null: whenever. */
  dueDays(card: Card): number | null
  /** Whether it may come again after feedback that does not approve it. */
  mayRepeat(card: Card): boolean
  /** Users whom the card names to answer; nobody: those who teach its learners. */
  reviewers(card: Card): readonly number[]
}

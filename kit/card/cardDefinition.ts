import * as z from 'zod/mini'
import type { FileKind } from '#kit/contract/file.ts'
import type { Range } from '#kit/media/mediaRanges.ts'
import type { CardTalk, Exchange } from '#kit/ai/talk.ts'
import type { PhraseValues } from '#kit/i18n/words.ts'
import type { CardBase, Media } from './card.ts'
import type { CardGrading, CardSubmission } from './grading.ts'
import type { Score } from './verdict.ts'

/** What stops publishing: where it is in the card, and how it is said (`problems.*` of `namespace`). */
export interface Problem {
  readonly path: string
  readonly namespace: string
  readonly key: string
  readonly values?: PhraseValues
}

/** Another card that a card names. `leads`: a learner may be sent there; `reads`: its result is looked at. */
export interface Target {
  readonly cardId: number
  readonly path: string
  readonly relation: 'leads' | 'reads'
}

/** A text of a card that can be translated and compared; `path` leads to the string itself. */
export interface CardPhrase {
  readonly path: string
  readonly text: string
}

export type FileUse = { readonly fileId: number; readonly path: string }
export type Stored = Record<string, unknown>

/** A part that can be chosen; `label` is '' where the type's words have a standing one, `parts.<id>`. */
export interface CardPart {
  readonly id: string
  readonly label: string
}

export type PictureUse = { readonly path: string; readonly media: Media }

/** What every progress says: the card was on the screen. */
export interface Shown {
  readonly viewed?: true | undefined
}
export const shown = z.optional(z.literal(true))

/** How far one learner is with one card. */
export interface Standing<Progress = Shown> {
  readonly progress: Progress | undefined
  /** How often it was answered. */
  readonly tries: number
  /** The best graded result; null while nothing is graded. */
  readonly scaled: number | null
  readonly passed: boolean
  /** Parts chosen in the last answer. */
  readonly chosen: readonly string[]
}

/** Where a card sends its learner: to a card of this deck, to the end, or simply on. */
export type Step =
  | {
      readonly to: 'card'
      readonly cardId: number
      /** One comes back and goes on behind the card that sent one there. */
      readonly isOver?: boolean
      /** Only who asks for it is taken there: 'next' goes on. */
      readonly isOffered?: boolean
    }
  | { readonly to: 'end' }
  | { readonly to: 'next' }

/** One of the ways that a card may send its learner. */
export interface Exit {
  readonly step: Step
  /** What is chosen to go there, and where it ends; '' where there is nothing to say. */
  readonly label: string
  readonly ending: string
}

/** Pages of its own that a card with cards inside shows around them. */
export interface Frames {
  readonly opens: boolean
  readonly closes: boolean
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

export interface Given<Response = unknown> {
  readonly response: Response
  readonly scaled: number | null
}

/** Good cards of a type, for tests, the gallery and a demonstration school, and how learners might answer them. */
export interface CardSample<Card extends CardBase = CardBase, Response = unknown> {
  readonly cards: readonly Card[]
  /** Some response; `random` gives numbers from 0 to 1 (1 excluded). Absent where there is nothing to answer. */
  respond?(card: Card, random: () => number): Response
  /** Progress of who did all that there is to do. Absent where to have seen the card is enough. */
  through?(card: Card): Stored
}

/** What one learner has played of a recording, in seconds; `span` null: nobody knows how long it is. */
export interface PlayedPart {
  readonly span: Range | null
  readonly ranges: readonly Range[]
}

/**
 * All that there is to know about one card type. `own` functions speak of the type's own fields only; what every card has
 * is added by `defineCard`. Methods, not properties, so that a definition of one type is also one of any card.
 */
export interface CardSpec<Card extends CardBase, Response, Progress extends Shown, Solution> {
  readonly type: Card['type']
  readonly schemaVersion: number
  readonly schema: z.ZodMiniType<Card>
  /** The step at index n leads from schema version n + 1 to n + 2. */
  readonly upgrades: readonly ((stored: Stored) => Stored)[]
  /** Own fields of a new card where they differ from the schema's defaults. */
  readonly fresh: Stored
  readonly progressSchema: z.ZodMiniType<Progress>
  /** Absent: nothing to answer. */
  readonly responseSchema?: z.ZodMiniType<Response>
  /** How an AI is told to write such a card; English, since models read it best. */
  readonly guide: string
  sample(): Promise<CardSample<Card, Response>>
  /** Groups the cards up to the next one that does. */
  readonly opensGroup?: boolean
  /** Whether the answer is sent by what the learner does, so that there is nothing to confirm; absent: it is confirmed. */
  answersItself?(card: Card): boolean
  /** Whether the response fits this card: the schema cannot know which options exist. */
  accepts?(card: Card, response: Response): boolean
  score?(card: Card, response: Response): Score
  /**
   * In place of `score`, for what is practised in many small answers: over all of one learner so far, oldest first. Such a
   * card takes answers without end, whatever its `attempts` say, and holds its learner until it is passed.
   */
  scoreAll?(card: Card, responses: readonly Response[]): Score
  /** What may be told once the answer is shown. */
  solution?(card: Card): Solution | null
  isComplete(card: Card, standing: Standing<Progress>): boolean
  /** Joins what was reported before with what is reported now; progress never shrinks. */
  joinProgress?(before: Progress, now: Progress): Progress
  /** Absent: there is nothing to be played. */
  played?(card: Card, progress: Progress): PlayedPart | null
  problems(card: Card): readonly Omit<Problem, 'namespace'>[]
  /** Takes out what must not leave the server before an answer; `seed` settles what is shuffled. */
  redact(card: Card, seed: number): Card
  targets?(card: Card): readonly Target[]
  remap?(card: Card, ids: ReadonlyMap<number, number>): Card
  /** The own field that holds other cards; absent: none can be inside. */
  readonly childrenIn?: string
  /** The card as one learner meets it: which of its cards there are, in which order; once arranged it stays so. */
  arrange?(card: Card, seed: number): Card
  /** Absent: a page before its cards and none behind them. */
  frames?(card: Card): Frames
  /** Whether there is no way back to it once it was left. */
  isOneWay?(card: Card): boolean
  /** What the button that goes on says, where its author wrote it; absent or '': 'next'. */
  onwardLabel?(card: Card): string
  /** What is seen, so that it needs an `alt`. */
  pictures?(card: Card): readonly PictureUse[]
  /** Files that are not pictures. */
  files?(card: Card): readonly FileUse[]
  phrases(card: Card): readonly CardPhrase[]
  /** Names of parts that are not read aloud with it: hidden at first, with a sound of their own, or only pointed at. */
  readonly unspoken?: readonly string[]
  /** Where an answer or a deed leads; absent or undefined: on to the next card. */
  step?(card: Card, standing: Standing<Progress>): Step | undefined
  /** All ways that `step` may lead; absent: simply on. */
  exits?(card: Card): readonly Exit[]
  /** Parts that a condition or the statistics can name. */
  parts?(card: Card): readonly CardPart[]
  chosen?(response: Response): readonly string[]
  summary?(card: Card, given: readonly Given<Response>[]): readonly SummaryRow[]
  /** An answer in words, for prompts, teachers and export; absent: the labels of the chosen parts. */
  answerText?(card: Card, response: Response): string
  /** Files that the learner hands in with an answer. */
  attachments?(response: Response): readonly number[]
  /** Absent: nobody but `score` grades. */
  readonly grading?: CardGrading<Card, Response>
  /** What a learner may hand in as a file; absent: of every kind that learners can upload. */
  takes?(card: Card): readonly FileKind[]
  /** Absent: its answers are no works that go back and forth between a learner and who reviews them. */
  readonly submission?: CardSubmission<Card>
  /** Absent: the card does not speak with an AI. */
  readonly talk?: CardTalk<Card>
  /** Puts into an answer what the server itself has kept of the talk, in place of what was claimed. */
  witness?(card: Card, response: Response, exchanges: readonly Exchange[]): Response
}

/** A card type as the deck, the editor, the player and the server see it: complete, and asked in one way. */
export interface CardDefinition<
  Card extends CardBase = CardBase,
  Response = unknown,
  Progress extends Shown = Shown,
  Solution = unknown,
> extends CardSpec<Card, Response, Progress, Solution> {
  /** The namespace of the type's words, `card-<type>`. */
  readonly words: string
  readonly isScorable: boolean
  /** Whether answers add up: see `scoreAll`. */
  readonly isPractised: boolean
  /** Whether it can send its learner elsewhere than on. */
  readonly steers: boolean
  /** Whether there is a right answer to be told. */
  readonly hasSolution: boolean
  blank(id: number): Card
  problems(card: Card): readonly Problem[]
  answersItself(card: Card): boolean
  accepts(card: Card, response: Response): boolean
  score(card: Card, response: Response): Score
  scoreAll(card: Card, responses: readonly Response[]): Score
  solution(card: Card): Solution | null
  joinProgress(before: Progress, now: Progress): Progress
  /** null: nothing to be played, or no progress of this type. */
  played(card: Card, progress: unknown): PlayedPart | null
  targets(card: Card): readonly Target[]
  remap(card: Card, ids: ReadonlyMap<number, number>): Card
  children(card: Card): readonly CardBase[]
  withChildren(card: Card, children: readonly CardBase[]): Card
  arrange(card: Card, seed: number): Card
  frames(card: Card): Frames
  isOneWay(card: Card): boolean
  onwardLabel(card: Card): string
  pictures(card: Card): readonly PictureUse[]
  files(card: Card): readonly FileUse[]
  step(card: Card, standing: Standing<Progress>): Step
  exits(card: Card): readonly Exit[]
  parts(card: Card): readonly CardPart[]
  chosen(response: Response): readonly string[]
  answerText(card: Card, response: Response): string
  attachments(response: Response): readonly number[]
  witness(card: Card, response: Response, exchanges: readonly Exchange[]): Response
  summarise(card: Card, given: readonly Given<Response>[]): CardSummary
  /** All that can be read in the card, for search, AI and export. */
  text(card: Card): string
}

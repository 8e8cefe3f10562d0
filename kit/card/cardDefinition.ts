import type * as z from 'zod/mini'
import type { AnsweringSpec, CardAnswering } from './answering.ts'
import type { CardBase } from './card.ts'
import type { CardContent, ContentSpec } from './content.ts'
import type { CardNavigating, NavigatingSpec } from './navigating.ts'
import type { CardNesting, NestingSpec } from './nesting.ts'
import type { CardProgress, ProgressSpec, Shown } from './progress.ts'
import type { CardTalking, TalkingSpec } from './talking.ts'

export type Stored = Record<string, unknown>

/** Good cards of a type, for tests, the gallery and a demonstration school, and how learners might answer them. */
export interface CardSample<Card extends CardBase = CardBase, Response = unknown> {
  readonly cards: readonly Card[]
  /** Some response; `random` gives numbers from 0 to 1 (1 excluded). Absent where there is nothing to answer. */
  respond?(card: Card, random: () => number): Response
  /** Progress of who did all that there is to do. Absent where to have seen the card is enough. */
  through?(card: Card): Stored
}

/**
 * What a card type says of itself, by capability: it names only those that it has, and of each only what is peculiar to it.
 * Methods, not properties, so that a definition of one type is also one of any card.
 */
export interface CardSpec<Card extends CardBase, Response, Progress extends Shown, Solution> {
  readonly type: Card['type']
  readonly schema: z.ZodMiniType<Card>
  /** The step at index n leads from schema version n + 1 to n + 2. */
  readonly upgrades?: readonly ((stored: Stored) => Stored)[]
  /** Own fields of a new card where they differ from the schema's defaults. */
  readonly fresh?: Stored
  sample(): Promise<CardSample<Card, Response>>
  readonly progress?: ProgressSpec<Card, Progress>
  readonly content: ContentSpec<Card>
  /** Absent: nothing to answer. */
  readonly answering?: AnsweringSpec<Card, Response, Solution>
  readonly navigating?: NavigatingSpec<Card, Progress>
  readonly nesting?: NestingSpec<Card>
  /** Absent: the card does not talk with an AI. */
  readonly talking?: TalkingSpec<Card, Response>
}

/** A card type as the deck, the editor, the player and the server see it: every capability is there, whatever its spec names. */
export interface CardDefinition<
  Card extends CardBase = CardBase,
  Response = unknown,
  Progress extends Shown = Shown,
  Solution = unknown,
> extends Required<Omit<CardSpec<Card, Response, Progress, Solution>, 'fresh'>> {
  readonly schemaVersion: number
  /** The namespace of the type's words, `card-<type>`. */
  readonly words: string
  /** A new card, with nothing written in it. */
  createEmpty(id: number): Card
  readonly progress: CardProgress<Card, Progress>
  readonly content: CardContent<Card>
  readonly answering: CardAnswering<Card, Response, Solution>
  readonly navigating: CardNavigating<Card, Progress>
  readonly nesting: CardNesting<Card>
  readonly talking: CardTalking<Card, Response>
}

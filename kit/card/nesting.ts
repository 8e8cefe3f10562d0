import * as z from 'zod/mini'
import { idSchema, type CardBase } from './card.ts'

/** Composites in the deck are the first level; what is in a composite that is in a composite is the third and last. */
export const maxNesting = 3
export const maxChildren = 50

const child = z.looseObject({ id: idSchema, type: z.string() })

/**
 * Cards inside a card, in the schema of its own type, which knows no other: they are only told apart here. What they hold
 * is checked where all types are known (`anyCardOf`).
 */
export const childCards = z._default(
  z.array(child).check(z.maxLength(maxChildren)),
  [],
) as unknown as z.ZodMiniDefault<z.ZodMiniType<CardBase[]>>

/** Pages of its own that a card with cards inside shows around them. */
export interface Frames {
  readonly opens: boolean
  readonly closes: boolean
}

/** How a card type holds or heads other cards. */
export interface NestingSpec<Card> {
  /** The own field that holds other cards; absent: none can be inside. */
  readonly childrenIn?: string
  /** Groups the cards up to the next one that does. */
  readonly opensGroup?: boolean
  /** The card as one learner meets it: which of its cards there are, in which order; once arranged it stays so. */
  arrange?(card: Card, seed: number): Card
  /** Absent: a page before its cards and none behind them. */
  frames?(card: Card): Frames
}

export interface CardNesting<Card>
  extends Required<Omit<NestingSpec<Card>, 'childrenIn'>>, Pick<NestingSpec<Card>, 'childrenIn'> {
  /** Whether other cards can be inside. */
  readonly isHolder: boolean
  children(card: Card): readonly CardBase[]
  withChildren(card: Card, children: readonly CardBase[]): Card
}

/** Fills in what a card type leaves out; without `childrenIn` a card has no children and takes none. */
export function completeNesting<Card extends CardBase>(spec: NestingSpec<Card> = {}): CardNesting<Card> {
  const { childrenIn } = spec
  return {
    opensGroup: false,
    arrange: (card) => card,
    frames: () => ({ opens: true, closes: false }),
    ...spec,
    isHolder: childrenIn !== undefined,
    children: (card) => (childrenIn === undefined ? [] : cardsIn(card, childrenIn)),
    withChildren: (card, children) => (childrenIn === undefined ? card : { ...card, [childrenIn]: children }),
  }
}

/** The cards in the field `name` of a card that was parsed. */
function cardsIn(card: object, name: string): readonly CardBase[] {
  const value: unknown = Reflect.get(card, name)
  return Array.isArray(value) ? (value as CardBase[]) : []
}

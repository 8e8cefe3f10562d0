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
  /** Only cards that are answered, and that neither hold cards nor lead elsewhere; absent: any. */
  readonly holdsQuestions?: boolean
  /** Its cards are played on its own page, which says when; absent: each on a page of its own. */
  readonly playsInside?: boolean
  /** Groups the cards up to the next one that does. */
  readonly opensGroup?: boolean
  /** The card after its cards have changed, with what it says of each of them; it forgets nothing of those that are gone. */
  withChanged?(card: Card): Card
  /** Absent: a page before its cards and none behind them. */
  frames?(card: Card): Frames
}

export interface CardNesting<Card>
  extends
    Required<Omit<NestingSpec<Card>, 'childrenIn' | 'withChanged'>>,
    Pick<NestingSpec<Card>, 'childrenIn'> {
  /** Whether other cards can be inside. */
  readonly isHolder: boolean
  children(card: Card): readonly CardBase[]
  withChildren(card: Card, children: readonly CardBase[]): Card
}

/** Fills in what a card type leaves out; without `childrenIn` a card has no children and takes none. */
export function completeNesting<Card extends CardBase>(spec: NestingSpec<Card> = {}): CardNesting<Card> {
  const { childrenIn, withChanged = (card: Card) => card, ...own } = spec
  return {
    ...(childrenIn !== undefined && { childrenIn }),
    holdsQuestions: false,
    playsInside: false,
    opensGroup: false,
    frames: () => ({ opens: true, closes: false }),
    ...own,
    isHolder: childrenIn !== undefined,
    children: (card) => (childrenIn === undefined ? [] : cardsIn(card, childrenIn)),
    withChildren: (card, children) =>
      childrenIn === undefined ? card : withChanged({ ...card, [childrenIn]: children }),
  }
}

/** The cards in the field `name` of a card that was parsed. */
function cardsIn(card: object, name: string): readonly CardBase[] {
  const value: unknown = Reflect.get(card, name)
  return Array.isArray(value) ? (value as CardBase[]) : []
}

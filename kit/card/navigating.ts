import type { CardBase } from './card.ts'
import type { Shown, CardState } from './progress.ts'

/** Another card that a card names. `leads`: a learner may be sent there; `reads`: its result is looked at. */
export interface Target {
  readonly cardId: number
  readonly path: string
  readonly relation: 'leads' | 'reads'
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

/** One of the places to which a card may send its learner. */
export interface Exit {
  readonly step: Step
  /** What is chosen to go there, and where it ends; '' where there is nothing to say. */
  readonly label: string
  readonly ending: string
}

/** Which other cards a card type names, and where it sends its learner. */
export interface NavigatingSpec<Card, Progress extends Shown> {
  targets?(card: Card): readonly Target[]
  /** The card with the ids of others replaced by those that `ids` has for them. */
  remap?(card: Card, ids: ReadonlyMap<number, number>): Card
  /** Where an answer or progress sends the learner; absent or undefined: on to the next card. */
  step?(card: Card, state: CardState<Progress>): Step | undefined
  /** All steps that `step` may give; absent: simply on. */
  exits?(card: Card): readonly Exit[]
  /** Whether there is no way back to it once it was left. */
  isOneWay?(card: Card): boolean
  /** What the button that goes on says, where its author wrote it; absent or '': 'next'. */
  onwardLabel?(card: Card): string
}

export interface CardNavigating<Card, Progress extends Shown> extends Required<
  NavigatingSpec<Card, Progress>
> {
  /** Whether it can send its learner elsewhere than on. */
  readonly steers: boolean
  step(card: Card, state: CardState<Progress>): Step
}

/** Fills in what a card type leaves out, and adds the cards that the conditions of any card name. */
export const completeNavigating = <Card extends CardBase, Progress extends Shown>(
  spec: NavigatingSpec<Card, Progress> = {},
): CardNavigating<Card, Progress> => ({
  exits: () => [{ step: { to: 'next' }, label: '', ending: '' }],
  isOneWay: () => false,
  onwardLabel: () => '',
  ...spec,
  steers: spec.step !== undefined,
  targets: (card) => [...conditionTargets(card), ...(spec.targets?.(card) ?? [])],
  remap: (card, ids) => remapConditions(spec.remap?.(card, ids) ?? card, ids),
  step: (card, state) => spec.step?.(card, state) ?? { to: 'next' },
})

function conditionTargets(card: CardBase): Target[] {
  return (card.visibleIf?.conditions ?? []).flatMap(({ cardId }, index) =>
    cardId === null ? [] : [{ cardId, path: `visibleIf.conditions.${index}.cardId`, relation: 'reads' }],
  )
}

function remapConditions<Card extends CardBase>(card: Card, ids: ReadonlyMap<number, number>): Card {
  if (!card.visibleIf) return card
  const conditions = card.visibleIf.conditions.map((condition) =>
    condition.cardId === null
      ? condition
      : { ...condition, cardId: ids.get(condition.cardId) ?? condition.cardId },
  )
  return { ...card, visibleIf: { ...card.visibleIf, conditions } }
}

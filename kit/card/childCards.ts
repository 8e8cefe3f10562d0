import * as z from 'zod/mini'
import { idSchema, type CardBase } from './card.ts'

/** Composites in the deck are the first level; what is in a composite that is in a composite is the third and last. */
export const deepestNesting = 3
export const mostChildren = 50

const child = z.looseObject({ id: idSchema, type: z.string() })

/**
 * Cards inside a card, in the schema of its own type, which knows no other: they are only told apart here. What they hold
 * is checked where all types are known (`anyCardOf`).
 */
export const childCards = z._default(
  z.array(child).check(z.maxLength(mostChildren)),
  [],
) as unknown as z.ZodMiniDefault<z.ZodMiniType<CardBase[]>>

/** The cards in the field `name` of a card that was parsed. */
export function childrenIn(card: object, name: string): readonly CardBase[] {
  const held: unknown = Reflect.get(card, name)
  return Array.isArray(held) ? (held as CardBase[]) : []
}

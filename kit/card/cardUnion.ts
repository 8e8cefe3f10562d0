import * as z from 'zod/mini'
import { idSchema, type CardBase } from './card.ts'
import type { CardDefinition } from './cardDefinition.ts'
import { mayHold } from './holding.ts'
import { maxNesting, maxChildren } from './nesting.ts'

/** A card to which the server has yet to give an id; so may be those inside. */
export type NewCard = Omit<CardBase, 'id'> & { readonly id?: number | undefined }

type Shape = z.ZodMiniObject<{ type: z.ZodMiniLiteral<string>; id: typeof idSchema }>
type Shapes = [Shape, ...Shape[]]
type Own = CardDefinition['schema'] & Shape

/** The schema of a card of any of these types, told apart by `type`; those inside are checked as they are. */
export const anyCardOf = (definitions: readonly CardDefinition[]) =>
  unionAt(definitions, 1, (schema) => schema) as z.ZodMiniType<CardBase>

/** The same with an optional id. */
export const newCardOf = (definitions: readonly CardDefinition[]) =>
  unionAt(
    definitions,
    1,
    (schema) => z.safeExtend(schema, { id: z.optional(idSchema) as never }) as unknown as Own,
  ) as unknown as z.ZodMiniType<NewCard>

/** One union a level, so that no input, however deep, leads further down than cards may be nested. */
function unionAt(definitions: readonly CardDefinition[], level: number, turn: (schema: Own) => Own): unknown {
  const shapes = definitions.map((holder) => {
    const { childrenIn } = holder.nesting
    const shape = turn(holder.schema as Own)
    if (childrenIn === undefined) return shape
    const held = definitions.filter((inside) => mayHold(holder, inside))
    return z.safeExtend(shape, { [childrenIn]: childrenAt(held, level + 1, turn) })
  })
  return z.discriminatedUnion('type', shapes as unknown as Shapes)
}

function childrenAt(definitions: readonly CardDefinition[], level: number, turn: (schema: Own) => Own) {
  const isClosed = level > maxNesting || definitions.length === 0
  const child = isClosed ? z.never() : (unionAt(definitions, level, turn) as z.ZodMiniType)
  return z._default(z.array(child).check(z.maxLength(maxChildren)), [])
}

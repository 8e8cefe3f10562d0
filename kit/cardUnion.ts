import * as z from 'zod/mini'
import { idSchema, type CardBase } from './card.ts'
import type { CardDefinition } from './cardDefinition.ts'

/** A card to which the server has yet to give an id. */
export type NewCard = Omit<CardBase, 'id'> & { readonly id?: number | undefined }

type Shape = z.ZodMiniObject<{ type: z.ZodMiniLiteral<string>; id: typeof idSchema }>
type Shapes = [Shape, ...Shape[]]

const shapesOf = (definitions: readonly CardDefinition[]) =>
  definitions.map(({ schema }) => schema) as unknown as Shapes

/** The schema of a card of any of these types, told apart by `type`. */
export const anyCardOf = (definitions: readonly CardDefinition[]) =>
  z.discriminatedUnion('type', shapesOf(definitions)) as unknown as z.ZodMiniType<CardBase>

/** The same with an optional id. */
export const newCardOf = (definitions: readonly CardDefinition[]) =>
  z.discriminatedUnion(
    'type',
    shapesOf(definitions).map((shape) => z.extend(shape, { id: z.optional(idSchema) })) as unknown as Shapes,
  ) as unknown as z.ZodMiniType<NewCard>

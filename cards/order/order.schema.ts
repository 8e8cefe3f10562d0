import * as z from 'zod/mini'
import { cardShape, lineOf, media, partIdSchema, partsOf } from '#kit/card/card.ts'
import { orderScorings } from '#kit/card/ordering.ts'

export const questionMax = 500
export const itemMax = 200
export const explanationMax = 1000
export const maxItems = 12
export const minItems = 3

const item = z.strictObject({
  id: partIdSchema,
  text: lineOf(itemMax),
  picture: z._default(z.nullable(media), null),
})
export type OrderItem = z.output<typeof item>

export const orderSchema = cardShape('order', 1, {
  question: lineOf(questionMax),
  /** In the right order. */
  items: partsOf(item, maxItems),
  scoring: z._default(z.enum(orderScorings), 'pairs'),
  explanation: lineOf(explanationMax),
})
export type OrderCard = z.output<typeof orderSchema>

export const responseSchema = z.strictObject({
  itemIds: z.array(z.string().check(z.maxLength(24))).check(z.maxLength(maxItems)),
})
export type OrderResponse = z.output<typeof responseSchema>

export interface OrderSolution {
  readonly itemIds: readonly string[]
  readonly explanation: string
}

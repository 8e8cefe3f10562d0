import { z } from 'zod'
import { id } from '#kit/contract/field.ts'

/** What has a page that anybody can read. */
export const pageKinds = ['course', 'product', 'activity'] as const
export type PageKind = (typeof pageKinds)[number]

/**
 * What the one button of a page does: goes on where the reader is learning, begins what is open to everybody, tries what is free
 * of it, gets a product that costs nothing, redeems a code, or nothing, because it is not on sale.
 */
export const entry = z.discriminatedUnion('action', [
  z.object({ action: z.literal('continueCourse'), courseId: id }),
  z.object({ action: z.literal('continueActivity'), activityId: id }),
  z.object({ action: z.literal('start'), activityId: id }),
  z.object({ action: z.literal('try'), activityId: id }),
  z.object({ action: z.literal('getFree'), productId: id }),
  z.object({ action: z.literal('redeem') }),
  z.object({ action: z.literal('notOnSale') }),
])
export type Entry = z.output<typeof entry>

/** How somebody comes by it, while nothing can be bought online. */
export const ways = ['free', 'code', 'order'] as const
export type Way = (typeof ways)[number]

/** What is known of a page when its button is chosen. */
interface Known {
  /** Whether a public product sells it, or it is one. */
  readonly isSold: boolean
  /** The product that brings it and costs nothing. */
  readonly freeProductId?: number | undefined
  /** Activities of it that anybody may begin, in its order. */
  readonly freeIds: readonly number[]
}

/** The button of the page of a course or a product for a reader who has nothing of it. */
export function entryOf({ isSold, freeProductId: productId, freeIds: [free] }: Known): Entry {
  if (productId !== undefined) return { action: 'getFree', productId }
  if (isSold) return { action: 'redeem' }
  return free === undefined ? { action: 'notOnSale' } : { action: 'try', activityId: free }
}

/** How a course or a product is had. */
export const waysOf = ({ isSold, freeProductId, freeIds }: Known): Way[] => [
  ...(freeProductId !== undefined || freeIds.length > 0 ? (['free'] as const) : []),
  ...(isSold && freeProductId === undefined ? (['code', 'order'] as const) : []),
]

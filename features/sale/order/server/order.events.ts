import { event } from '#kit/call/server/event.ts'

/** The money for an order is there; emitted in the transaction that saves it. */
export const orderPaid = event<{
  readonly orderId: number
  readonly productId: number
  readonly userId: number
  /** Where the learner's days begin, an IANA name, where their browser has said it. */
  readonly timeZone?: string
}>('orderPaid')

/** The money went back, or a redemption was undone. */
export const orderRefunded = event<{
  readonly orderId: number
  /** The code that it came by. */
  readonly codeId: number | null
}>('orderRefunded')

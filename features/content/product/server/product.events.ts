import { event } from '#kit/call/server/event.ts'

/** A product is learned between other moments than before. */
export const windowChanged = event<{ readonly productId: number }>('windowChanged')

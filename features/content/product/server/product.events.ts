import { event } from '#kit/call/server/event.ts'

/** A product sells activities that it did not sell before. */
export const activitiesSold = event<{ readonly activityIds: readonly number[] }>('activitiesSold')

/** A product is learned between other moments than before. */
export const windowChanged = event<{ readonly productId: number }>('windowChanged')

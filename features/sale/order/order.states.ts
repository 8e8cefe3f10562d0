/** S-order. */
export const orderStatuses = ['pending', 'paid', 'cancelled', 'refunded'] as const

/** By a code that was redeemed, or by a payment. */
export const orderSources = ['code', 'payment'] as const
export type OrderSource = (typeof orderSources)[number]

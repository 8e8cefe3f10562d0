/** S-order. */
export const orderStatuses = ['pending', 'paid', 'cancelled', 'refunded'] as const

/** By a code that was redeemed, by a payment, or because it costs nothing. */
export const orderSources = ['code', 'payment', 'free'] as const
export type OrderSource = (typeof orderSources)[number]

/** What a provider has to know of an order. */
export interface Payable {
  readonly number: string
  /** Yuan. */
  readonly price: number
}

/** Where the money comes in. A real provider is another one of these; nothing else changes. */
export interface PaymentProvider {
  readonly name: string
  /** Makes sure that the money is there. @throws a Fault where it is not */
  readonly settle: (order: Payable) => Promise<void>
  /** Sends it back. @throws a Fault where it cannot */
  readonly refund: (order: Payable) => Promise<void>
}

/** A person has seen the money, and sends it back: there is nothing to ask. */
const manual: PaymentProvider = {
  name: 'manual',
  settle: async () => undefined,
  refund: async () => undefined,
}

export const payment: PaymentProvider = manual

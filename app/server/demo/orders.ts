import type { Call } from '#kit/call/server/context.ts'
import { orderHandlers } from '#features/sale/order/server/order.handlers.ts'
import type { School } from './base.ts'
import { ago } from './clock.ts'
import type { Deed } from './deeds.ts'
import { callOf } from './deeds.ts'
import { payments } from './data/sales.data.ts'

type Payment = (typeof payments)[number]

const asked = <Body>(call: Call, body: Body) => ({
  ...call,
  ...{ body, query: undefined, upload: undefined, key: undefined },
})

/** Orders that were entered by hand, and what became of them; those of codes follow from the codes. */
export const orderDeeds = (school: School, productIds: readonly number[]): Deed[] =>
  payments.flatMap((payment) => deedsOf(school, payment, productIds[payment.product] ?? 0))

function deedsOf({ services, people }: School, payment: Payment, productId: number): Deed[] {
  const { daysAgo, paid, cancelled, refunded } = payment
  const userId = people.learnerIds[payment.learner] ?? 0
  const order = { id: 0, revision: 1 }
  const deed = (days: number | undefined, work: (inside: Call) => Promise<unknown>): Deed[] => {
    if (days === undefined) return []
    const at = ago(services, days)
    const run = async () => void (await (await callOf(services, people.superId, at)).transaction(work))
    return [{ at, run }]
  }
  return [
    ...deed(daysAgo, async (call) => {
      order.id = numberIn(await orderHandlers.create(asked(call, { productId, userId })))
    }),
    ...deed(paid, async (call) => {
      order.revision = numberIn(await orderHandlers.confirm(asked(call, order)))
    }),
    ...deed(cancelled, (call) => orderHandlers.cancel(asked(call, order))),
    ...deed(refunded?.[0], (call) =>
      orderHandlers.refund(asked(call, { ...order, reason: refunded?.[1] ?? '' })),
    ),
  ]
}

/** Handlers may also answer files; these do not. */
function numberIn(answer: unknown): number {
  if (typeof answer === 'number') return answer
  throw new Error('an order was not entered')
}

import type { Call } from '#kit/call/server/context.ts'
import { orderHandlers } from '#features/sale/order/server/order.handlers.ts'
import type { DemoContext } from './base.ts'
import { ago } from './clock.ts'
import type { DemoEvent } from './demoEvents.ts'
import { callOf } from './demoEvents.ts'
import { payments } from './data/sales.data.ts'

type Payment = (typeof payments)[number]

const withBody = <Body>(call: Call, body: Body) => ({
  ...call,
  body,
  query: undefined,
  upload: undefined,
  key: undefined,
})

/** Orders that were entered by hand, and what became of them; those of codes follow from the codes. */
export const orderEvents = (demo: DemoContext, productIds: readonly number[]): DemoEvent[] =>
  payments.flatMap((payment) => eventsOf(demo, payment, productIds[payment.product] ?? 0))

function eventsOf({ services, people }: DemoContext, payment: Payment, productId: number): DemoEvent[] {
  const { daysAgo, paid, cancelled, refunded } = payment
  const userId = people.learnerIds[payment.learner] ?? 0
  const order = { id: 0, revision: 1 }
  const eventAt = (days: number | undefined, work: (inside: Call) => Promise<unknown>): DemoEvent[] => {
    if (days === undefined) return []
    const at = ago(services, days)
    const run = async () => void (await (await callOf(services, people.superId, at)).transaction(work))
    return [{ at, run }]
  }
  return [
    ...eventAt(daysAgo, async (call) => {
      order.id = numberIn(await orderHandlers.create(withBody(call, { productId, userId })))
    }),
    ...eventAt(paid, async (call) => {
      order.revision = numberIn(await orderHandlers.confirm(withBody(call, order)))
    }),
    ...eventAt(cancelled, (call) => orderHandlers.cancel(withBody(call, order))),
    ...eventAt(refunded?.[0], (call) =>
      orderHandlers.refund(withBody(call, { ...order, reason: refunded?.[1] ?? '' })),
    ),
  ]
}

/** Handlers may also answer files; these do not. */
function numberIn(answer: unknown): number {
  if (typeof answer === 'number') return answer
  throw new Error('an order was not entered')
}

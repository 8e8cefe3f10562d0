import '#kit/form/web/form.css'
import { useFormat } from '#kit/i18n/web/format.ts'
import { useResourceWords } from '#kit/resource/web/resourceWords.ts'
import { Facts } from '#kit/view/web/Facts.tsx'
import { order } from '../order.contract.ts'

const factFields = order.record.pick({
  number: true,
  price: true,
  source: true,
  createdAt: true,
  paidAt: true,
  cancelledAt: true,
  refundedAt: true,
  refundReason: true,
  creatorName: true,
})

/** All that an order says beside whose it is; what has not happened is left out. */
export function OrderFacts({ record }: { readonly record: object }) {
  const words = useResourceWords(order.name)
  const format = useFormat()
  const facts = factFields.safeParse(record).data
  if (!facts) return null
  const moment = (at: number | null) => (at === null ? '' : format.dateTime(at))
  const rows = [
    ['number', facts.number],
    ['price', format.money(facts.price)],
    ['source', words.value('source', facts.source)],
    ['createdAt', moment(facts.createdAt)],
    ['paidAt', moment(facts.paidAt)],
    ['cancelledAt', moment(facts.cancelledAt)],
    ['refundedAt', moment(facts.refundedAt)],
    ['refundReason', facts.refundReason],
    ['creatorName', facts.creatorName],
  ] as const
  return <Facts className="kit-view" rows={rows} labelOf={words.label} />
}

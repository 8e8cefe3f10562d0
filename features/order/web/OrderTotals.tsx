import './orderTotals.css'
import { useSearch } from '@tanstack/react-router'
import { useFormat } from '#kit/web/format.ts'
import { filtersOf, searchOf } from '#kit/web/list/search.ts'
import { useRead } from '#kit/web/query.ts'
import { StatusTag } from '#kit/web/StatusTag.tsx'
import { useWords } from '#kit/web/words.ts'
import { order, orderEndpoints } from '../order.contract.ts'
import { orderStatuses } from '../order.states.ts'
import { summaryOfFilters, summaryQuery } from '../order.summary.ts'
import { orderWords } from '../order.words.ts'

const read = searchOf(order)

/** F3: how many orders the filters leave, and what those of each state come to. */
export function OrderTotals() {
  const t = useWords(orderWords)
  const format = useFormat()
  const search: Record<string, unknown> = useSearch({ strict: false })
  const asked = summaryOfFilters(filtersOf(order.filters, read(search)))
  const query = summaryQuery.parse(asked)
  const { data } = useRead(orderEndpoints.summary, { query }, { keep: true })
  if (!data || data.count === 0) return null
  const orders = (count: number) => t('summary.orders', { count, amount: format.number(count) })
  return (
    <dl className="order-totals" aria-label={t('summary.title')}>
      <div>
        <dt className="kit-mute">{t('summary.all')}</dt>
        <dd>{orders(data.count)}</dd>
      </div>
      {orderStatuses.map(
        (status) =>
          data.byStatus[status].count > 0 && (
            <div key={status}>
              <dt>
                <StatusTag machine={order.machine} status={status} />
              </dt>
              <dd>{`${orders(data.byStatus[status].count)} · ${format.money(data.byStatus[status].sum)}`}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

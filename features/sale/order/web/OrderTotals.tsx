import './orderTotals.css'
import { useSearch } from '@tanstack/react-router'
import { useFormat } from '#kit/i18n/web/format.ts'
import { filtersOf, searchOf } from '#kit/list/web/search/search.ts'
import { useRead } from '#kit/http/web/query.ts'
import { StatusTag } from '#kit/resource/web/StatusTag.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
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
  const filters = summaryOfFilters(filtersOf(order.filters, read(search)))
  const query = summaryQuery.parse(filters)
  const { data } = useRead(orderEndpoints.summary, { query }, { keepPrevious: true })
  // Every figure stands from the beginning, so that none moves the list when it comes.
  const orders = (of: { readonly count: number } | undefined) =>
    of ? t('summary.orders', { count: of.count, amount: format.number(of.count) }) : '–'
  return (
    <dl className="order-totals" aria-label={t('summary.title')}>
      <div>
        <dt>{t('summary.all')}</dt>
        <dd className="order-figure">{data ? format.number(data.count) : '–'}</dd>
      </div>
      {orderStatuses.map((status) => {
        const figures = data?.byStatus[status]
        return (
          <div key={status}>
            <dt>
              <StatusTag machine={order.machine} status={status} />
            </dt>
            <dd className="order-figure">{figures ? format.money(figures.sum) : '–'}</dd>
            <dd className="kit-muted">{orders(figures)}</dd>
          </div>
        )
      })}
    </dl>
  )
}

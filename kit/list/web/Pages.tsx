import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { Page, Total } from '#kit/contract/page.ts'
import { defaultPageSize } from '#kit/contract/page.ts'
import { useFormat } from '#kit/i18n/web/format.ts'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { Select } from '#kit/select/web/Select.tsx'
import { amountText } from './amountText.ts'
import { pageNumbers } from './search/pageNumbers.ts'
import type { ListSearch } from './search/search.ts'
import { lastNumbered, pageSizes } from './search/search.ts'
import type { ChangeSearch } from './search/useListSearch.ts'

interface PagesProps {
  readonly data: Pick<Page<unknown>, 'next'>
  /** Undefined while they are counted: until then only the pages up to the next one are known. */
  readonly totals: Total | undefined
  readonly search: ListSearch
  readonly onChange: ChangeSearch
}

/** Pages of a list: numbered up to 10,000 rows, read on from the last row beyond. */
export function Pages({ data, totals, search, onChange }: PagesProps) {
  const t = useWords(kitWords)
  const format = useFormat()
  const size = Number(search['pageSize'] ?? defaultPageSize)
  const now = Number(search['page'] ?? 1)
  const known = totals ? Math.ceil(totals.total / size) : now + (data.next === null ? 0 : 1)
  const last = Math.min(Math.max(1, known), lastNumbered(size))
  const isDeep = search['after'] !== undefined
  const goesDeeper = data.next !== null && totals?.totalIsCapped !== false && (isDeep || now >= last)
  const totalText = ({ total, totalIsCapped }: Total) =>
    t('list.total', { count: total, amount: amountText(totalIsCapped ? total + 1 : total, format) })
  const turn = (page: number) => onChange({ page: page === 1 ? undefined : page, after: undefined })
  const forward = () =>
    goesDeeper && data.next !== null ? onChange({ page: now + 1, after: data.next }) : turn(now + 1)
  return (
    <div className="kit-pages">
      <span className="kit-muted">{totals && totalText(totals)}</span>
      <nav className="kit-page-numbers" aria-label={t('list.pages')}>
        <Button
          type="text"
          icon={<LeftOutlined aria-hidden="true" />}
          aria-label={t('list.previous')}
          disabled={now <= 1}
          onClick={() => (isDeep ? window.history.back() : turn(now - 1))}
        />
        {isDeep ? (
          <>
            <Button type="text" onClick={() => turn(1)}>
              {t('list.first')}
            </Button>
            <span aria-current="page" className="kit-page-now">
              {format.number(now)}
            </span>
          </>
        ) : (
          pageNumbers(now, last).map((page, index) =>
            page === 0 ? (
              <span key={`gap${index}`} className="kit-muted" aria-hidden="true">
                …
              </span>
            ) : (
              <button
                key={page}
                type="button"
                aria-label={t('list.page', { page })}
                aria-current={page === now ? 'page' : undefined}
                onClick={() => turn(page)}
              >
                {format.number(page)}
              </button>
            ),
          )
        )}
        <Button
          type="text"
          icon={<RightOutlined aria-hidden="true" />}
          aria-label={t('list.next')}
          disabled={isDeep ? data.next === null : now >= last && !goesDeeper}
          onClick={forward}
        />
      </nav>
      <Select
        variant="borderless"
        aria-label={t('list.perPage', { size })}
        value={size}
        options={pageSizes.map((one) => ({ value: one, label: t('list.perPage', { size: one }) }))}
        onChange={(next) =>
          onChange({ pageSize: next === defaultPageSize ? undefined : next, page: undefined })
        }
      />
    </div>
  )
}

import { FilterOutlined } from '@ant-design/icons'
import { Button, type InputRef } from 'antd'
import { useState, type ReactNode, type Ref } from 'react'
import type { Filters } from '#kit/contract/page.ts'
import { useIsNarrow } from '#kit/view/web/useIsNarrow.ts'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { FilterControl } from './FilterControl.tsx'
import type { ListSearch } from '../search/search.ts'
import { filterNames } from '../search/search.ts'
import type { ChangeSearch } from '../search/useListSearch.ts'

interface FilterBarProps {
  readonly resource: string
  readonly filters: Filters
  readonly search: ListSearch
  readonly onChange: ChangeSearch
  /** How many filters are in the row; the others are behind 'more'. */
  readonly quick: number
  readonly inputRef: Ref<InputRef>
  /** Columns, export: at the right end. */
  readonly children: ReactNode
}

/** The filters of a list, made from its contract. */
export function FilterBar(props: FilterBarProps) {
  const { resource, filters, search, onChange, inputRef, children } = props
  const quick = useIsNarrow() ? 1 : props.quick
  const t = useWords(kitWords)
  const names = Object.keys(filters)
  const used = filterNames(filters, search)
  const hidden = names.slice(quick)
  const [isMore, setMore] = useState(() => hidden.some((name) => used.includes(name)))
  const searchBox = names.find((name) => filters[name]?.kind === 'search')
  return (
    <div className="kit-filters">
      <div className="kit-filter-row" role="group" aria-label={t('list.filters')}>
        {(isMore ? names : names.slice(0, quick)).map((name) => {
          const filter = filters[name]
          return (
            filter && (
              <FilterControl
                key={name}
                {...{ resource, name, filter }}
                value={search[name]}
                onChange={(value) => onChange({ [name]: value })}
                hasKey={name === searchBox}
                inputRef={name === searchBox ? inputRef : undefined}
              />
            )
          )
        })}
        {hidden.length > 0 && (
          <Button
            type="link"
            icon={<FilterOutlined aria-hidden="true" />}
            aria-expanded={isMore}
            onClick={() => setMore(!isMore)}
          >
            {isMore ? t('list.fewerFilters') : t('list.moreFilters')}
          </Button>
        )}
        {used.length > 0 && (
          <Button
            type="link"
            onClick={() => onChange(Object.fromEntries(used.map((name) => [name, undefined])))}
          >
            {t('list.clearFilters')}
          </Button>
        )}
      </div>
      <div className="kit-filter-tools">{children}</div>
    </div>
  )
}

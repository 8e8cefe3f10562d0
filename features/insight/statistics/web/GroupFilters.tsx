import '#kit/table/web/list.css'
import type { ReactNode } from 'react'
import { RangeFilter } from '#kit/list/web/filter/RangeFilter.tsx'
import { RecordPicker } from '#kit/pick/web/RecordPicker.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { statisticsWords } from '../statistics.words.ts'
import { useStatisticsSearch } from './statisticsSearch.ts'

/** Whose figures: of a course, of a product, of those who began between two days. */
export function GroupFilters({ children }: { readonly children?: ReactNode }) {
  const t = useWords(statisticsWords)
  const { now, change } = useStatisticsSearch()
  const picker = { className: 'kit-filter' } as const
  return (
    <div aria-label={t('filters.label')} className="statistics-filters" role="group">
      <RecordPicker
        {...picker}
        label={t('fields.courseId')}
        onChange={(id) => change({ courseId: id ?? undefined, productId: undefined, page: undefined })}
        placeholder={t('filters.course')}
        resource="course"
        value={now.courseId ?? null}
      />
      <RecordPicker
        {...picker}
        label={t('fields.productId')}
        onChange={(id) => change({ productId: id ?? undefined, courseId: undefined, page: undefined })}
        placeholder={t('filters.product')}
        resource="product"
        value={now.productId ?? null}
      />
      <RangeFilter
        label={t('filters.days')}
        onChange={(days) => change({ days, page: undefined })}
        value={now.days}
      />
      {children}
    </div>
  )
}

import { Segmented } from 'antd'
import { useWords } from '#kit/i18n/web/words.ts'
import { aiUsageWords } from '../ai-usage.words.ts'
import { useUsageSearch } from './usageSearch.ts'

const views = ['month', 'rows'] as const

/** The month in figures, or every row of it. */
export function UsageViews() {
  const t = useWords(aiUsageWords)
  const { now, change } = useUsageSearch()
  return (
    <Segmented
      aria-label={t('views.label')}
      options={views.map((value) => ({ value, label: t(`views.${value}`) }))}
      value={now.view ?? 'month'}
      onChange={(view) => change({ view: view === 'rows' ? view : undefined })}
    />
  )
}

import '#kit/form/web/tabs.css'
import { useFormat } from '#kit/i18n/web/format.ts'
import { useResourceWords } from '#kit/resource/web/resourceWords.ts'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { amountText } from './amountText.ts'

interface StatusTabsProps {
  readonly resource: string
  readonly states: readonly string[]
  readonly counts: Readonly<Record<string, number>> | undefined
  readonly value: string | undefined
  readonly onChange: (status: string | undefined) => void
}

/** The states of a list as tabs, each with the count of its rows under the other filters. */
export function StatusTabs({ resource, states, counts, value, onChange }: StatusTabsProps) {
  const t = useWords(kitWords)
  const words = useResourceWords(resource)
  const format = useFormat()
  const total = counts && states.reduce((sum, state) => sum + (counts[state] ?? 0), 0)
  const tabs = [
    { key: undefined, label: t('list.all'), count: total },
    ...states.map((state) => ({
      key: state,
      label: words.state(state),
      count: counts && (counts[state] ?? 0),
    })),
  ]
  return (
    <nav className="kit-tabs" aria-label={t('list.states')}>
      {tabs.map((tab) => (
        <button
          key={tab.key ?? ''}
          type="button"
          aria-current={tab.key === value ? 'true' : undefined}
          onClick={() => onChange(tab.key)}
        >
          {tab.label}
          {tab.count !== undefined && <span className="kit-tab-count">{amountText(tab.count, format)}</span>}
        </button>
      ))}
    </nav>
  )
}

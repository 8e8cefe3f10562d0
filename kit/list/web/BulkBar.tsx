import { CloseOutlined } from '@ant-design/icons'
import { useEffect } from 'react'
import { useFormat } from '#kit/i18n/web/format.ts'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import type { BulkProgress } from '#kit/review/web/useBulk.tsx'
import type { RowAction } from './RowActions.tsx'
import type { ListSelection } from './useListSelection.ts'

interface BulkBarProps {
  readonly selection: Pick<
    ListSelection<unknown>,
    'chosen' | 'clear' | 'matching' | 'reading' | 'selectMatching'
  >
  readonly actions: readonly RowAction[]
  readonly progress: BulkProgress | undefined
}

/** Floats above the list while rows are selected. */
export function BulkBar({ selection, actions, progress }: BulkBarProps) {
  const { matching, reading, selectMatching, clear: onClear } = selection
  const t = useWords(kitWords)
  const format = useFormat()
  const count = selection.chosen.length
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      const isElsewhere =
        document.querySelector('dialog[open], [role=dialog], .ant-dropdown:not(.ant-dropdown-hidden)') !==
        null
      if (event.key === 'Escape' && !event.defaultPrevented && !isElsewhere) onClear()
    }
    window.addEventListener('keydown', leave)
    return () => window.removeEventListener('keydown', leave)
  }, [onClear])
  return (
    <div className="kit-bulk" role="toolbar" aria-label={t('list.selected', { count })}>
      <output>
        {progress
          ? t('bulk.running', { done: progress.done, all: progress.all })
          : t('list.selected', { count: reading ?? count })}
      </output>
      {matching && reading === undefined && !progress && (
        <button type="button" onClick={selectMatching}>
          {t(matching.totalIsCapped ? 'list.selectFirst' : 'list.selectMatching', {
            count: matching.total,
            amount: format.number(matching.total),
          })}
        </button>
      )}
      {actions.map((action) => (
        <button key={action.key} type="button" disabled={reading !== undefined} onClick={action.run}>
          {action.label}
        </button>
      ))}
      {progress && (
        <button type="button" onClick={progress.stop}>
          {t('bulk.stop')}
        </button>
      )}
      <button type="button" className="kit-bulk-close" aria-label={t('list.unselect')} onClick={onClear}>
        <CloseOutlined aria-hidden="true" />
      </button>
    </div>
  )
}

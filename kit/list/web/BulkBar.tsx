import { CloseOutlined } from '@ant-design/icons'
import { useEffect } from 'react'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import type { RowAction } from './RowActions.tsx'

interface BulkBarProps {
  readonly count: number
  readonly actions: readonly RowAction[]
  readonly progress: { readonly done: number; readonly all: number } | undefined
  readonly onClear: () => void
}

/** Floats above the list while rows are selected. */
export function BulkBar({ count, actions, progress, onClear }: BulkBarProps) {
  const t = useWords(kitWords)
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
      <output>{progress ? t('bulk.running', { ...progress }) : t('list.selected', { count })}</output>
      {actions.map((action) => (
        <button key={action.key} type="button" disabled={progress !== undefined} onClick={action.run}>
          {action.label}
        </button>
      ))}
      <button type="button" className="kit-bulk-close" aria-label={t('list.unselect')} onClick={onClear}>
        <CloseOutlined aria-hidden="true" />
      </button>
    </div>
  )
}

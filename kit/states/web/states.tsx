import { FileSearchOutlined, InboxOutlined, WarningOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { errorText } from '#kit/http/web/errorText.ts'
import { useGo } from '#kit/view/web/Go.tsx'
import { pathsOf, type Home } from '#kit/resource/web/rowPaths.ts'
import { isRefusal } from '#kit/http/web/refusal.ts'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'

interface EmptyStateProps {
  readonly title: string
  readonly lead?: string | undefined
  readonly icon?: ReactNode
  /** The button that begins. */
  readonly children?: ReactNode
}

/** What a place is for, while nothing is in it, and how to begin. */
export function EmptyState({
  title,
  lead,
  icon = <InboxOutlined aria-hidden="true" />,
  children,
}: EmptyStateProps) {
  return (
    <div className="kit-state">
      <span className="kit-state-icon" aria-hidden="true">
        {icon}
      </span>
      <h2>{title}</h2>
      {lead && <p>{lead}</p>}
      {children}
    </div>
  )
}

/** The address names no record, or one that is gone or somebody else's: says so, and leads back. */
export function MissingRecord({ home }: { readonly home: Home }) {
  const t = useWords(kitWords)
  const go = useGo()
  return (
    <Missing>
      <Button onClick={() => go(pathsOf(home).list)}>{t('state.toList')}</Button>
    </Missing>
  )
}

function Missing({ children }: { readonly children?: ReactNode }) {
  const t = useWords(kitWords)
  return (
    <EmptyState
      icon={<FileSearchOutlined aria-hidden="true" />}
      title={t('state.missing')}
      lead={t('state.missingLead')}
    >
      {children}
    </EmptyState>
  )
}

interface ErrorStateProps {
  readonly error: unknown
  readonly onRetry?: (() => void) | undefined
  /** Where the screens of the record are, e.g. `/base/career`: a missing one leads back to the list. */
  readonly home?: Home | undefined
}

/** What happened, what to do, and a retry; a record that is not there says so instead. */
export function ErrorState({ error, onRetry, home }: ErrorStateProps) {
  const t = useWords(kitWords)
  if (isRefusal(error, 404)) return home === undefined ? <Missing /> : <MissingRecord home={home} />
  return (
    <div role="alert">
      <EmptyState
        icon={<WarningOutlined aria-hidden="true" />}
        title={t('state.failed')}
        lead={errorText(error)}
      >
        {onRetry && <Button onClick={onRetry}>{t('actions.retry')}</Button>}
      </EmptyState>
    </div>
  )
}

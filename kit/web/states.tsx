import { FileSearchOutlined, InboxOutlined, WarningOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { errorText } from './errorText.ts'
import { isRefusal } from './refusal.ts'
import { kitWords, useWords } from './words.ts'

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

interface ErrorStateProps {
  readonly error: unknown
  readonly onRetry?: (() => void) | undefined
}

/** What happened, what to do, and a retry; a record that is not there says so instead. */
export function ErrorState({ error, onRetry }: ErrorStateProps) {
  const t = useWords(kitWords)
  if (isRefusal(error, 404))
    return (
      <EmptyState
        icon={<FileSearchOutlined aria-hidden="true" />}
        title={t('state.missing')}
        lead={t('state.missingLead')}
      />
    )
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

import './operationLog.css'
import { Button } from 'antd'
import { useState } from 'react'
import { RelativeTime } from '#kit/i18n/web/RelativeTime.tsx'
import { useRead } from '#kit/http/web/query.ts'
import { PendingState } from '#kit/states/web/PendingState.tsx'
import { operationLogEndpoints, type OperationLogRow } from '../operation-log.contract.ts'
import { EntryChanges } from './EntryChanges.tsx'
import { useLogWords } from './useLogWords.ts'

interface Props {
  /** The resource's name in the log. */
  readonly resource: string
  readonly id: number
}

const step = 20
const most = 200

/** What was done to one record, the newest first; each entry opens to both sides of its change. */
export function RecordHistory({ resource, id }: Props) {
  const { t } = useLogWords()
  const [pageSize, setPageSize] = useState(step)
  const body = { resource, resourceId: id, pageNo: 1, pageSize }
  const read = useRead(operationLogEndpoints.page, { body }, { keepPrevious: true })
  const { data } = read
  if (!data) return <PendingState read={read} />
  if (data.list.length === 0) return <p className="kit-muted">{t('noHistory')}</p>
  return (
    <>
      <ol className="log-history">
        {data.list.map((entry) => (
          <li key={entry.id}>
            <HistoryEntry entry={entry} />
          </li>
        ))}
      </ol>
      {data.next !== null && pageSize < most && (
        <Button onClick={() => setPageSize(pageSize + step)}>{t('earlier')}</Button>
      )}
    </>
  )
}

function HistoryEntry({ entry }: { readonly entry: OperationLogRow }) {
  const { actionOf, actorOf } = useLogWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span className="kit-tag">{actionOf(entry.action)}</span>
        <span>{actorOf(entry)}</span>
        <RelativeTime at={entry.at} />
      </summary>
      {isOpen && <EntryChanges entry={entry} />}
    </details>
  )
}

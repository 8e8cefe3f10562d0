import '#kit/form/web/form.css'
import './operationLog.css'
import { CloseOutlined } from '@ant-design/icons'
import { Button, Drawer } from 'antd'
import { useId } from 'react'
import { useFormat } from '#kit/i18n/web/format.ts'
import { Go } from '#kit/view/web/Go.tsx'
import { useRead } from '#kit/http/web/query.ts'
import { PendingState } from '#kit/states/web/PendingState.tsx'
import { useEdited } from '#kit/record/web/useEdited.ts'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { operationLogEndpoints, type OperationLogRow } from '../operation-log.contract.ts'
import { EntryChanges } from './EntryChanges.tsx'
import { recordPath } from './logged.ts'
import { useLogWords } from './useLogWords.ts'

/** The entry that the address names (`?edit=12`), over the list. */
export function EntryDrawer() {
  const { isOpen, shown, close } = useEdited()
  const title = useId()
  return (
    <Drawer
      open={isOpen}
      aria-labelledby={title}
      rootClassName="kit-drawer"
      size={760}
      closable={false}
      destroyOnHidden
      onClose={close}
    >
      {typeof shown === 'number' && <Entry key={shown} id={shown} title={title} onClose={close} />}
    </Drawer>
  )
}

interface EntryProps {
  readonly id: number
  /** Of the heading, which names the drawer. */
  readonly title: string
  readonly onClose: () => void
}

function Entry({ id, title, onClose }: EntryProps) {
  const t = useWords(kitWords)
  const { nameOf } = useLogWords()
  const read = useRead(operationLogEndpoints.get, { query: { id } })
  const { data } = read
  return (
    <>
      <div className="kit-drawer-head">
        <h2 id={title}>{data ? nameOf(data) : t('common.loading')}</h2>
        <span className="kit-drawer-moves" />
        <Button
          type="text"
          icon={<CloseOutlined aria-hidden="true" />}
          aria-label={t('actions.close')}
          onClick={onClose}
        />
      </div>
      <div className="kit-drawer-body">
        {data ? (
          <>
            <Facts entry={data} />
            <EntryChanges entry={data} />
          </>
        ) : (
          <PendingState read={read} />
        )}
      </div>
    </>
  )
}

/** Who did what to which record, and when. */
function Facts({ entry }: { readonly entry: OperationLogRow }) {
  const { t, actionOf, actorOf, nameOf } = useLogWords()
  const format = useFormat()
  const path = recordPath(entry.resource, entry.resourceId)
  return (
    <p className="log-facts">
      <span className="kit-tag">{actionOf(entry.action)}</span>
      <span>{nameOf({ ...entry, name: '' })}</span>
      <span>{actorOf(entry)}</span>
      <time dateTime={new Date(entry.at).toISOString()}>{format.dateTime(entry.at)}</time>
      {path && entry.action !== 'delete' && <Go href={path}>{t('open')}</Go>}
    </p>
  )
}

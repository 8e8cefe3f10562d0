import { SwapOutlined } from '@ant-design/icons'
import { Button, Tooltip } from 'antd'
import { useState } from 'react'
import { useRead } from '#kit/http/web/query.ts'
import { FormSkeleton } from '#kit/states/web/Skeletons.tsx'
import { EmptyState, ErrorState } from '#kit/states/web/states.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { Select } from '#kit/select/web/Select.tsx'
import { activityWords } from '#features/content/activity/activity.words.ts'
import {
  activityVersionEndpoints,
  type ActivityVersion,
} from '#features/content/activity/activityVersion.contract.ts'
import type { ActivityRecord } from '../state/editorState.ts'
import { ChangedCard } from './ChangedCard.tsx'
import { ChangedFields } from './ChangedFields.tsx'
import { useRestore } from './useRestore.ts'

const working = 0

interface Props {
  readonly record: ActivityRecord
  readonly list: readonly ActivityVersion[]
  readonly from: ActivityVersion
  readonly to: number | undefined
  readonly onShow: (sides: { readonly from: number; readonly to: number | undefined }) => void
}

/** Two versions, or one and the working copy, card by card. */
export function VersionCompare(props: Props) {
  const { record, from, to } = props
  const t = useWords(activityWords)
  const query = { from: from.id, ...(to !== undefined && { to }) }
  const read = useRead(activityVersionEndpoints.compare, { query }, { staleTime: 0 })
  const restore = useRestore(record)
  const [isRestoring, setRestoring] = useState(false)
  const run = () => {
    setRestoring(true)
    void restore(from.id).finally(() => setRestoring(false))
  }
  const isSame = read.data?.cards.length === 0 && read.data.fields.length === 0
  return (
    <section aria-label={t('compare.title')} className="kit-panel versions-compare">
      <header>
        <Sides {...props} />
        {record.mayEdit && (
          <Button disabled={isSame && to === undefined} loading={isRestoring} onClick={run}>
            {t('restore.action', { number: from.number })}
          </Button>
        )}
      </header>
      {read.error && <ErrorState error={read.error} onRetry={() => void read.refetch()} />}
      {!read.data && !read.error && <FormSkeleton />}
      {isSame && <EmptyState title={t('compare.same')} />}
      {read.data && !isSame && (
        <>
          <p aria-live="polite" className="kit-muted">
            {t('compare.count', { count: read.data.cards.length })}
          </p>
          <ChangedFields changes={read.data.fields} record={record} />
          {read.data.cards.map((change) => (
            <ChangedCard change={change} key={change.id} />
          ))}
        </>
      )}
    </section>
  )
}

function Sides({ list, from, to, onShow }: Props) {
  const t = useWords(activityWords)
  const named = list.map(({ id, number, label }) => ({
    value: id,
    label: [t('version.number', { number }), label].filter(Boolean).join(' · '),
  }))
  return (
    <div className="versions-sides">
      <Select
        aria-label={t('compare.before')}
        onChange={(id) => onShow({ from: id, to })}
        options={named}
        value={from.id}
      />
      <Tooltip title={t('compare.swap')}>
        <Button
          aria-label={t('compare.swap')}
          disabled={to === undefined}
          icon={<SwapOutlined aria-hidden="true" />}
          onClick={() => to !== undefined && onShow({ from: to, to: from.id })}
          type="text"
        />
      </Tooltip>
      <Select
        aria-label={t('compare.after')}
        onChange={(id) => onShow({ from: from.id, to: id === working ? undefined : id })}
        options={[{ value: working, label: t('version.working') }, ...named]}
        value={to ?? working}
      />
    </div>
  )
}

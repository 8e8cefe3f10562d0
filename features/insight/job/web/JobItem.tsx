import { Button } from 'antd'
import { Fragment, useState } from 'react'
import { errorText } from '#kit/http/web/errorText.ts'
import { useWrite } from '#kit/http/web/query.ts'
import { RelativeTime } from '#kit/i18n/web/RelativeTime.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { notify } from '#kit/notice/web/notice.ts'
import { useResourceWords } from '#kit/resource/web/resourceWords.ts'
import { jobEndpoints, type JobRow } from '../job.contract.ts'
import { jobQueueWords } from '../job.queue.words.ts'
import { CancelDialog } from './CancelDialog.tsx'
import { Line } from './QueuePanel.tsx'

/** One job: which, since when, how often it was tried, about which records, and why it failed. */
export function JobItem({ job }: { readonly job: JobRow }) {
  const name = useResourceWords(jobQueueWords.name).value('queue', job.queue)
  const isWaiting = job.state === 'created' || job.state === 'retry'
  return (
    <li>
      <div className="job-text">
        <b>{name}</b>
        <Facts job={job} />
        {(job.error !== null || job.state === 'failed') && <Reason error={job.error} />}
      </div>
      {job.state === 'failed' && <Retry job={job} name={name} />}
      {isWaiting && <Cancel job={job} name={name} />}
    </li>
  )
}

function Facts({ job: { state, failedAt, startsAt, tries, ids } }: { readonly job: JobRow }) {
  const t = useWords(jobQueueWords)
  const [word, at] =
    state === 'failed'
      ? [t('failedAt'), failedAt ?? startsAt]
      : [t(state === 'active' ? 'begunAt' : 'startsAt'), startsAt]
  return (
    <Line
      parts={[
        <Fragment key="at">
          {word} <RelativeTime at={at} />
        </Fragment>,
        ...(tries > 0 ? [t('tries', { count: tries })] : []),
        ...ids.map(({ name, value }) => <code key={name}>{`${name} ${value}`}</code>),
      ]}
    />
  )
}

function Reason({ error }: Pick<JobRow, 'error'>) {
  const t = useWords(jobQueueWords)
  if (error === null) return <span className="job-line">{t('noReason')}</span>
  const { name, code, about, place } = error
  return (
    <code className="job-reason">{[name, code, about, place].filter((part) => part !== '').join(' · ')}</code>
  )
}

interface Act {
  readonly job: JobRow
  readonly name: string
}

function Retry({ job: { queue, id }, name }: Act) {
  const t = useWords(jobQueueWords)
  const retry = useWrite(jobEndpoints.retry, {
    onDone: () => notify({ kind: 'success', text: t('retried') }),
  })
  const onError = (error: Error) => notify({ kind: 'error', text: errorText(error) })
  return (
    <Button
      aria-label={t('retryLabel', { name })}
      loading={retry.isPending}
      onClick={() => retry.mutate({ body: { queue, id } }, { onError })}
    >
      {t('retry')}
    </Button>
  )
}

function Cancel({ job, name }: Act) {
  const t = useWords(jobQueueWords)
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button aria-label={t('cancelLabel', { name })} onClick={() => setAsking(true)}>
        {t('cancel')}
      </Button>
      {isAsking && <CancelDialog job={job} onClose={() => setAsking(false)} />}
    </>
  )
}

import { Button } from 'antd'
import { Fragment, type ReactNode } from 'react'
import { errorText } from '#kit/http/web/errorText.ts'
import { useWrite } from '#kit/http/web/query.ts'
import { RelativeTime } from '#kit/i18n/web/RelativeTime.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { notify } from '#kit/notice/web/notice.ts'
import { useResourceWords } from '#kit/resource/web/resourceWords.ts'
import { jobEndpoints, type QueueRow } from '../job.contract.ts'
import { jobQueueWords } from '../job.queue.words.ts'

const isBusy = ({ waiting, active, failed }: QueueRow) => waiting + active + failed > 0

/** What each queue still has to do; those without any are only counted. */
export function QueuePanel({ queues }: { readonly queues: readonly QueueRow[] }) {
  const t = useWords(jobQueueWords)
  const busy = queues.filter(isBusy)
  const idle = queues.length - busy.length
  return (
    <section className="kit-panel kit-panel-stack job-panel" aria-labelledby="job-queues">
      <h2 id="job-queues">{t('queues')}</h2>
      {busy.length > 0 && (
        <ul className="job-rows">
          {busy.map((queue) => (
            <Queue key={queue.queue} queue={queue} />
          ))}
        </ul>
      )}
      {idle > 0 && <p className="kit-muted">{busy.length > 0 ? t('idle', { count: idle }) : t('allIdle')}</p>}
    </section>
  )
}

function Queue({ queue }: { readonly queue: QueueRow }) {
  const name = useResourceWords(jobQueueWords.name).value('queue', queue.queue)
  return (
    <li>
      <div className="job-text">
        <b>{name}</b>
        <Counts queue={queue} />
      </div>
      {queue.failed > 0 && <RetryAll queue={queue.queue} name={name} />}
    </li>
  )
}

function Counts({ queue: { failed, waiting, retrying, active, oldestAt } }: { readonly queue: QueueRow }) {
  const t = useWords(jobQueueWords)
  const parts: ReactNode[] = [
    failed > 0 && (
      <span key="failed" className="kit-tag" data-tone="bad">
        {t('failed', { count: failed })}
      </span>
    ),
    active > 0 && t('active', { count: active }),
    waiting > 0 && t('waiting', { count: waiting }),
    retrying > 0 && t('retrying', { count: retrying }),
    oldestAt !== null && (
      <Fragment key="oldest">
        {t('oldest')} <RelativeTime at={oldestAt} />
      </Fragment>
    ),
  ].filter(Boolean)
  return <Line parts={parts} />
}

/** Short facts in one line, which breaks between them. */
export const Line = ({ parts }: { readonly parts: readonly ReactNode[] }) => (
  <span className="job-line">
    {parts.map((part, index) => (
      <span key={index}>{part}</span>
    ))}
  </span>
)

function RetryAll({ queue, name }: { readonly queue: string; readonly name: string }) {
  const t = useWords(jobQueueWords)
  const retry = useWrite(jobEndpoints.retryAll, {
    onDone: ({ retried }) => notify({ kind: 'success', text: t('retriedAll', { count: retried }) }),
  })
  const onError = (error: Error) => notify({ kind: 'error', text: errorText(error) })
  return (
    <Button
      aria-label={t('retryAllLabel', { name })}
      loading={retry.isPending}
      onClick={() => retry.mutate({ body: { queue } }, { onError })}
    >
      {t('retryAll')}
    </Button>
  )
}

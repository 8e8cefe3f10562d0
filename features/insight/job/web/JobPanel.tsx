import { CheckCircleOutlined } from '@ant-design/icons'
import { Segmented } from 'antd'
import { useRead } from '#kit/http/web/query.ts'
import { useFormat } from '#kit/i18n/web/format.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { useResourceWords } from '#kit/resource/web/resourceWords.ts'
import { Select } from '#kit/select/web/Select.tsx'
import { EmptyState } from '#kit/states/web/states.tsx'
import { jobEndpoints, maxShown, type JobRow, type QueueRow } from '../job.contract.ts'
import { jobKinds, type JobKind } from '../job.kinds.ts'
import { jobQueueWords } from '../job.queue.words.ts'
import { JobItem } from './JobItem.tsx'
import { everyMs } from './everyMs.ts'
import { useJobSearch } from './jobSearch.ts'

/** The jobs that the address asks for, read again every few seconds. */
export function useJobs() {
  const { kind, queue } = useJobSearch().now
  const body = { kind, ...(queue !== undefined && { queue }) }
  return useRead(jobEndpoints.queued, { body }, { refetchInterval: everyMs, keepPrevious: true })
}

interface JobPanelProps {
  readonly queues: readonly QueueRow[]
  readonly jobs: readonly JobRow[]
}

/** The jobs of one kind, those that failed first of all. */
export function JobPanel({ queues, jobs }: JobPanelProps) {
  const t = useWords(jobQueueWords)
  return (
    <section className="kit-panel kit-panel-stack job-panel job-list" aria-labelledby="job-jobs">
      <h2 id="job-jobs">{t('jobs')}</h2>
      <Choice queues={queues} />
      <Jobs rows={jobs} />
    </section>
  )
}

function Choice({ queues }: { readonly queues: readonly QueueRow[] }) {
  const t = useWords(jobQueueWords)
  const format = useFormat()
  const words = useResourceWords(jobQueueWords.name)
  const { now, change } = useJobSearch()
  const countOf = (kind: JobKind) => queues.reduce((sum, queue) => sum + queue[kind], 0)
  const options = queues.map(({ queue }) => ({ value: queue, label: words.value('queue', queue) }))
  return (
    <div className="job-choice">
      <Segmented
        aria-label={t('kinds.label')}
        options={jobKinds.map((value) => ({
          value,
          label: `${t(`kinds.${value}`)} ${format.number(countOf(value))}`,
        }))}
        value={now.kind}
        onChange={(kind) => change({ kind })}
      />
      <Select
        allowClear
        aria-label={t('queue')}
        className="job-queue"
        onChange={(queue: string | undefined) => change({ queue })}
        options={options}
        placeholder={t('everyQueue')}
        value={now.queue}
      />
    </div>
  )
}

function Jobs({ rows }: { readonly rows: readonly JobRow[] }) {
  const t = useWords(jobQueueWords)
  const format = useFormat()
  if (rows.length === 0) return <Nothing />
  return (
    <>
      <ul className="job-rows">
        {rows.map((job) => (
          <JobItem key={job.id} job={job} />
        ))}
      </ul>
      {rows.length === maxShown && (
        <p className="kit-muted">{t('firstOf', { count: format.number(maxShown) })}</p>
      )}
    </>
  )
}

function Nothing() {
  const t = useWords(jobQueueWords)
  const { kind, queue } = useJobSearch().now
  const lead = queue === undefined ? undefined : t('noneOfQueue')
  if (kind === 'waiting') return <EmptyState title={t('noneWaits')} lead={lead} />
  if (kind === 'active') return <EmptyState title={t('noneRuns')} lead={lead} />
  return (
    <EmptyState
      icon={<CheckCircleOutlined aria-hidden="true" />}
      title={t('allWell')}
      lead={lead ?? t('allWellLead')}
    />
  )
}

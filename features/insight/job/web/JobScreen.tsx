import './job.css'
import { useRead } from '#kit/http/web/query.ts'
import { lazyWords } from '#kit/i18n/web/lazyWords.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { PendingState } from '#kit/states/web/PendingState.tsx'
import { ListSkeleton } from '#kit/states/web/Skeletons.tsx'
import { ScreenHead } from '#kit/view/web/ScreenHead.tsx'
import { jobEndpoints } from '../job.contract.ts'
import { jobQueueWords } from '../job.queue.words.ts'
import { jobWords } from '../job.words.ts'
import { everyMs } from './everyMs.ts'
import { JobPanel, useJobs } from './JobPanel.tsx'
import { QueuePanel } from './QueuePanel.tsx'

const useQueueWords = lazyWords(jobQueueWords)

/** K3-jobs: what the server does in the background, what of it failed, and how it is tried again. */
export function JobScreen() {
  const t = useWords(jobWords)
  const queues = useRead(jobEndpoints.queues, {}, { refetchInterval: everyMs })
  const jobs = useJobs()
  const isReady = useQueueWords()
  return (
    <div className="kit-stack">
      <ScreenHead title={t('title')} lead={t('lead')} />
      {queues.data && jobs.data && isReady ? (
        <>
          <JobPanel queues={queues.data.list} jobs={jobs.data.list} />
          <QueuePanel queues={queues.data.list} />
        </>
      ) : (
        // Both panels come at once: the lower one would move when the upper one is filled.
        <PendingState read={queues.error ? queues : jobs} skeleton={<ListSkeleton />} />
      )}
    </div>
  )
}

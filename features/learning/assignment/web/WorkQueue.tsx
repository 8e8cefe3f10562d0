import '#kit/form/web/form.css'
import './works.css'
import { CheckCircleOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useFormat } from '#kit/i18n/web/format.ts'
import { useGo } from '#kit/view/web/Go.tsx'
import { pathsOf } from '#kit/resource/web/rowPaths.ts'
import { useRead } from '#kit/http/web/query.ts'
import { ScreenHead } from '#kit/view/web/ScreenHead.tsx'
import { PendingState } from '#kit/states/web/PendingState.tsx'
import { FormSkeleton } from '#kit/states/web/Skeletons.tsx'
import { EmptyState, ErrorState } from '#kit/states/web/states.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { assignmentEndpoints } from '../assignment.contract.ts'
import { assignmentWords } from '../assignment.words.ts'
import { AnswerPanel } from './AnswerPanel.tsx'
import { staleTimeMs, useQueue, type Queue } from './useQueue.ts'
import { home } from './work.paths.ts'

/** H2: works answered one after the other, by keyboard if one likes. */
export function WorkQueue() {
  const t = useWords(assignmentWords)
  const format = useFormat()
  const queue = useQueue()
  return (
    <div className="kit-form work-queue">
      <ScreenHead lead={t('queue.lead')} title={t('queue.title')}>
        <span className="work-left" role="status">
          {!queue.isLoading && t('queue.left', { count: queue.left, amount: format.number(queue.left) })}
        </span>
      </ScreenHead>
      <Shown queue={queue} />
    </div>
  )
}

function Shown({ queue }: { readonly queue: Queue }) {
  const id = queue.id ?? 0
  const read = useRead(
    assignmentEndpoints.get,
    { query: { id } },
    { enabled: queue.id !== undefined, staleTime: staleTimeMs },
  )
  if (queue.id === undefined) {
    if (queue.error) return <ErrorState error={queue.error} onRetry={queue.retry} />
    return queue.isLoading ? <FormSkeleton /> : <Done queue={queue} />
  }
  if (!read.data) return <PendingState read={read} home={home} />
  return (
    <AnswerPanel key={id} queue={queue} refetch={async () => void (await read.refetch())} work={read.data} />
  )
}

/** Nothing waits any more, or only what was skipped. */
function Done({ queue }: { readonly queue: Queue }) {
  const t = useWords(assignmentWords)
  const go = useGo()
  const hasSkipped = queue.skippedCount > 0
  return (
    <div className="kit-panel">
      <EmptyState
        icon={<CheckCircleOutlined aria-hidden="true" />}
        lead={t(hasSkipped ? 'queue.skippedLead' : 'queue.doneLead')}
        title={t(hasSkipped ? 'queue.skipped' : 'queue.done')}
      >
        <div className="work-row">
          {hasSkipped && (
            <Button onClick={queue.showSkipped} type="primary">
              {t('queue.again')}
            </Button>
          )}
          <Button onClick={() => go(pathsOf(home).list)}>{t('queue.toList')}</Button>
        </div>
      </EmptyState>
    </div>
  )
}

import './taskStatus.css'
import { Progress } from 'antd'
import type { RowOf } from '#kit/contract/resource.ts'
import { StatusTag } from '#kit/resource/web/StatusTag.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { exchangeTask } from '../exchange-task.contract.ts'
import { exchangeTaskWords } from '../exchange-task.words.ts'
import { useTaskProgress } from './useTaskProgress.ts'

/** The state of a task, and how many of its codes exist while they are made. */
export function TaskStatus({ row }: { readonly row: RowOf<typeof exchangeTask> }) {
  const t = useWords(exchangeTaskWords)
  const { status, made, quantity } = useTaskProgress(row.id, {
    status: row.status,
    made: row.made,
    quantity: row.quantity ?? 0,
  })
  return (
    <>
      <StatusTag machine={exchangeTask.machine} status={status} />
      {status === 'generating' && (
        <div className="task-progress">
          <Progress
            size="small"
            showInfo={false}
            percent={quantity === 0 ? 0 : (made / quantity) * 100}
            aria-label={t('progress', { made, quantity })}
          />
        </div>
      )}
      {status === 'failed' && row.failure !== '' && (
        <span className="kit-cell-note">{t(`failures.${row.failure}`)}</span>
      )}
    </>
  )
}

import { CopyOutlined, PrinterOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useWords } from '#kit/i18n/web/words.ts'
import { HistoryButton } from '#kit/record/web/HistoryButton.tsx'
import { movableIn } from '#kit/review/web/moveRecords.ts'
import { MoveButtons } from '#kit/review/web/MoveButtons.tsx'
import { EmptyState } from '#kit/states/web/states.tsx'
import { copyText } from '#kit/view/web/copy.ts'
import { Go } from '#kit/view/web/Go.tsx'
import { ScreenHead } from '#kit/view/web/ScreenHead.tsx'
import { useScreenName } from '#kit/view/web/screenName.ts'
import { codesHref } from '#features/sale/exchange-code/exchange-code.address.ts'
import { formatCode } from '#features/sale/exchange-code/exchange-code.encoding.ts'
import { exchangeTask } from '../exchange-task.contract.ts'
import { exchangeTaskWords } from '../exchange-task.words.ts'
import type { Batch } from './batch.ts'
import { BatchFacts } from './BatchFacts.tsx'
import { CodeSlip } from './CodeSlip.tsx'
import { TaskStatus } from './TaskStatus.tsx'
import { useCodesFile } from './useCodesFile.ts'

const movable = movableIn(exchangeTask)

/** A batch with its codes; copied and printed are those that somebody can still redeem. */
export function BatchView({ task, codes }: Batch) {
  const t = useWords(exchangeTaskWords)
  const fetchFile = useCodesFile()
  useScreenName(task.name)
  const open = codes.filter(({ status }) => status === 'waiting')
  const isDone = task.status === 'finished'
  return (
    <div className="kit-stack">
      <ScreenHead title={task.name} lead={task.productTitle} mark={<TaskStatus row={task} />}>
        <Go href={codesHref(task.id)}>{t('batch.inList')}</Go>
        <HistoryButton resource={exchangeTask.name} id={task.id} />
        {isDone && (
          <>
            <Button onClick={() => void fetchFile(task.id, 'xlsx')}>{t('download.xlsx')}</Button>
            {task.qr === 'with' && (
              <Button onClick={() => void fetchFile(task.id, 'zip')}>{t('download.zip')}</Button>
            )}
          </>
        )}
        {open.length > 0 && (
          <>
            <Button
              icon={<CopyOutlined aria-hidden="true" />}
              onClick={() => void copyText(open.map(({ code }) => formatCode(code)).join('\n'))}
            >
              {t('batch.copy', { count: open.length })}
            </Button>
            <Button
              type={isDone ? 'primary' : 'default'}
              icon={<PrinterOutlined aria-hidden="true" />}
              onClick={() => window.print()}
            >
              {t('batch.print', { count: open.length })}
            </Button>
          </>
        )}
        {movable && <MoveButtons resource={movable} record={task} />}
      </ScreenHead>
      <BatchFacts task={task} codes={codes} />
      {codes.length > 0 ? (
        <ul className="batch-codes" aria-label={t('batch.codes')}>
          {codes.map((code) => (
            <CodeSlip key={code.id} code={code} task={task} />
          ))}
        </ul>
      ) : (
        <EmptyState
          title={t('batch.none')}
          lead={t(task.status === 'failed' ? 'batch.failedLead' : 'batch.noneLead')}
        />
      )}
    </div>
  )
}

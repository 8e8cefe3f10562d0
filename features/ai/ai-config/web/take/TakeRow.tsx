import { Button } from 'antd'
import { useState } from 'react'
import { useFormat } from '#kit/i18n/web/format.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import type { Run } from '../../ai-config.debug.ts'
import type { GateRow } from '../../ai-config.gate.ts'
import { aiConfigWords } from '../../ai-config.words.ts'
import { ExampleAnswer } from '../ExampleAnswer.tsx'
import { RunCompare } from '../RunCompare.tsx'
import { VerdictTag } from '../VerdictTag.tsx'

interface Props {
  readonly row: GateRow
  /** By whom it is answered just now; undefined: it is not its turn. */
  readonly side: 'before' | 'after' | undefined
  readonly canRun: boolean
  readonly onRun: () => void
}

/** A reference example: how it went by what is in use, and by the configuration, with both answers on request. */
export function TakeRow({ row, side, canRun, onRun }: Props) {
  const t = useWords(aiConfigWords)
  const { name, input, before, after } = row
  // Whoever has to decide by eye sees the answer without asking for it.
  const [isOpen, setOpen] = useState<boolean>()
  const isShown = after !== null && (isOpen ?? after.verdict === 'open')
  return (
    <li aria-busy={side !== undefined}>
      <div className="ai-take-name">
        <strong>{name}</strong>
        <p className="ai-run-input kit-muted">{input}</p>
      </div>
      <Side title={t('take.inUse')} run={before} isRunning={side === 'before'} />
      <Side title={t('take.candidate')} run={after} isRunning={side === 'after'} />
      {after && (
        <div className="ai-take-actions">
          <Button size="small" aria-expanded={isShown} onClick={() => setOpen(!isShown)}>
            {t(before ? 'take.compare' : 'examples.open')}
          </Button>
          <Button size="small" disabled={!canRun} onClick={onRun}>
            {t('take.retry')}
          </Button>
        </div>
      )}
      {isShown && <Answers row={row} before={before} after={after} />}
    </li>
  )
}

interface SideProps {
  readonly title: string
  readonly run: Run | null
  readonly isRunning: boolean
}

function Side({ title, run, isRunning }: SideProps) {
  const t = useWords(aiConfigWords)
  const format = useFormat()
  return (
    <div className="ai-take-side" aria-busy={isRunning}>
      <span className="kit-muted">{title}</span>
      {run?.verdict ? (
        <VerdictTag verdict={run.verdict} />
      ) : (
        <span className="kit-tag">{t('take.notRun')}</span>
      )}
      {run && (
        <span className="kit-muted">{run.cost === null ? t('take.noCost') : format.cost(run.cost)}</span>
      )}
    </div>
  )
}

function Answers({ row, before, after }: Pick<GateRow, 'before'> & { row: GateRow; after: Run }) {
  const t = useWords(aiConfigWords)
  const sides = { before: t('take.inUse'), after: t('take.candidate') }
  const titles = { both: t('take.bothOf', { name: row.name }), ...sides }
  const isCompared = before !== null && before.id !== after.id
  return (
    <div className="ai-take-answers">
      <ExampleAnswer
        example={row}
        runId={after.id}
        {...(isCompared && {
          comparison: <RunCompare earlier={before.id} later={after.id} titles={titles} />,
        })}
      />
    </div>
  )
}

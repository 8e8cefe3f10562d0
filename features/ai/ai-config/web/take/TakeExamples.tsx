import { Button, Progress } from 'antd'
import { useTranslate, useWords } from '#kit/i18n/web/words.ts'
import { Go } from '#kit/view/web/Go.tsx'
import type { Gate } from '../../ai-config.gate.ts'
import { aiConfigWords } from '../../ai-config.words.ts'
import { endingPhrases } from '../endingText.ts'
import { debugOf } from '../paths.ts'
import { TakeRow } from './TakeRow.tsx'
import { TakeSums } from './TakeSums.tsx'
import type { TakeWork } from './useTake.ts'

interface Props {
  readonly configId: number
  readonly gate: Gate
  readonly take: TakeWork
}

/** The reference examples with both verdicts and costs, and running them. */
export function TakeExamples({ configId, gate, take }: Props) {
  const t = useWords(aiConfigWords)
  const translate = useTranslate()
  const { rows, canRun } = gate
  const trials = (
    <Go href={debugOf(configId)}>{t(rows.length === 0 ? 'take.writeExamples' : 'take.trials')}</Go>
  )
  if (rows.length === 0)
    return (
      <section className="kit-panel ai-debug-panel" aria-label={t('examples.title')}>
        <h2>{t('examples.title')}</h2>
        <p className="kit-banner">{t('take.noExamples')}</p>
        {trials}
      </section>
    )
  return (
    <section className="kit-panel ai-debug-panel" aria-label={t('examples.title')}>
      <h2>{t('examples.title')}</h2>
      {!canRun && (
        <p className="kit-banner">
          {t('take.noProvider')} {translate(endingPhrases.missing)}
        </p>
      )}
      <div className="ai-debug-bar">
        {canRun && <RunButtons gate={gate} take={take} />}
        {trials}
      </div>
      {canRun && <RunProgress take={take} />}
      <ul className="ai-take">
        {rows.map((row) => (
          <TakeRow
            key={row.id}
            row={row}
            side={take.work?.exampleId === row.id ? take.work.side : undefined}
            canRun={canRun && !take.work}
            onRun={() => void take.run([row], false)}
          />
        ))}
        <TakeSums rows={rows} />
      </ul>
    </section>
  )
}

function RunButtons({ gate: { rows, unrun }, take }: Pick<Props, 'gate' | 'take'>) {
  const t = useWords(aiConfigWords)
  if (take.work)
    return (
      <Button danger onClick={take.stop}>
        {t('debug.stop')}
      </Button>
    )
  const isBegun = unrun.length < rows.length
  const rest = rows.filter(({ id }) => unrun.includes(id))
  return (
    <>
      {rest.length > 0 && (
        <Button type="primary" onClick={() => void take.run(rest, false)}>
          {t(isBegun ? 'take.runRest' : 'take.run')}
        </Button>
      )}
      {isBegun && <Button onClick={() => void take.run(rows, true)}>{t('take.runAgain')}</Button>}
    </>
  )
}

/** Keeps its place, so that nothing moves when running begins and ends. */
function RunProgress({ take: { work, refusal } }: Pick<Props, 'take'>) {
  const t = useWords(aiConfigWords)
  const share = work ? (work.done + (work.side === 'after' ? 0.5 : 0)) / work.total : 0
  return (
    <>
      <div className="ai-take-progress" data-idle={!work || undefined}>
        <output>{work && t('take.progress', { done: work.done, total: work.total })}</output>
        <Progress percent={share * 100} showInfo={false} aria-label={t('examples.title')} />
      </div>
      {refusal && (
        <p role="alert" className="kit-problem">
          {refusal}
        </p>
      )}
    </>
  )
}

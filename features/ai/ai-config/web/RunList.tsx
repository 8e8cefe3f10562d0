import { Checkbox } from 'antd'
import { useState } from 'react'
import { useFormat } from '#kit/i18n/web/format.ts'
import { useRead } from '#kit/http/web/query.ts'
import { PendingState } from '#kit/states/web/PendingState.tsx'
import { ListSkeleton } from '#kit/states/web/Skeletons.tsx'
import { useTranslate, useWords } from '#kit/i18n/web/words.ts'
import { aiConfigEndpoints } from '../ai-config.contract.ts'
import type { Run } from '../ai-config.debug.ts'
import { aiConfigWords } from '../ai-config.words.ts'
import { endingPhrases } from './endingText.ts'
import { RunCompare } from './RunCompare.tsx'
import { RunFigures } from './RunFigures.tsx'

/** The last runs; two that are chosen stand side by side. */
export function RunList({ configId }: { readonly configId: number }) {
  const t = useWords(aiConfigWords)
  const read = useRead(aiConfigEndpoints.runs, { query: { configId } })
  const [chosen, setChosen] = useState<readonly number[]>([])
  const runs = read.data
  // A third one takes the place of the first.
  const choose = (id: number, isChosen: boolean) =>
    setChosen((before) => (isChosen ? [...before, id].slice(-2) : before.filter((one) => one !== id)))
  const [earlier, later] = chosen.toSorted((one, other) => one - other)
  return (
    <section className="kit-panel ai-debug-panel" aria-label={t('runs.title')}>
      <h2>{t('runs.title')}</h2>
      <p className="kit-muted">{runs?.length === 0 ? t('runs.empty') : t('runs.lead')}</p>
      {!runs && <PendingState read={read} skeleton={<ListSkeleton rows={3} />} />}
      {earlier !== undefined && later !== undefined && <RunCompare earlier={earlier} later={later} />}
      {runs && (
        <ul className="ai-runs">
          {runs.map((run) => (
            <RunRow key={run.id} run={run} isChosen={chosen.includes(run.id)} onChoose={choose} />
          ))}
        </ul>
      )}
    </section>
  )
}

interface RowProps {
  readonly run: Run
  readonly isChosen: boolean
  readonly onChoose: (id: number, isChosen: boolean) => void
}

function RunRow({ run, isChosen, onChoose }: RowProps) {
  const t = useWords(aiConfigWords)
  const translate = useTranslate()
  const format = useFormat()
  const time = format.dateTime(run.createdAt)
  return (
    <li>
      <Checkbox
        aria-label={t('runs.choose', { time })}
        checked={isChosen}
        onChange={({ target }) => onChoose(run.id, target.checked)}
      />
      <div>
        <span className="kit-muted">{t('runs.by', { name: run.creatorName, time })}</span>
        <p className="ai-run-input">{run.input}</p>
        {run.ending !== 'done' && <p className="kit-problem">{translate(endingPhrases[run.ending])}</p>}
        <RunFigures run={run} />
      </div>
    </li>
  )
}

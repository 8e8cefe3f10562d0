import { Button } from 'antd'
import { useState } from 'react'
import { PendingState } from '#kit/states/web/PendingState.tsx'
import { ListSkeleton } from '#kit/states/web/Skeletons.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import type { Example } from '../ai-config.debug.ts'
import { aiConfigWords } from '../ai-config.words.ts'
import { ExampleForm } from './ExampleForm.tsx'
import { ExampleRow } from './ExampleRow.tsx'
import { useExamples } from './useExamples.ts'

interface Props {
  readonly configId: number
  /** As it is typed; undefined while it has problems. */
  readonly json: string | undefined
}

const countOf = (examples: readonly Example[], verdict: string) =>
  examples.filter(({ last }) => last?.verdict === verdict).length

/** Reference examples, run again after a change: each with how it went, and how it went before. */
export function ExampleList({ configId, json }: Props) {
  const t = useWords(aiConfigWords)
  const { read, run, stop, refusal, waiting, total, isRunning } = useExamples(configId, json)
  const [edited, setEdited] = useState<Example | 'new'>()
  const { data: examples = [] } = read
  const sums = {
    passed: countOf(examples, 'passed'),
    failed: countOf(examples, 'failed'),
    open: countOf(examples, 'open'),
  }
  return (
    <section className="kit-panel ai-debug-panel" aria-label={t('examples.title')}>
      <h2>{t('examples.title')}</h2>
      <p className="kit-muted">{read.data?.length === 0 ? t('examples.empty') : t('examples.lead')}</p>
      <div className="ai-debug-bar">
        <Button onClick={() => setEdited('new')}>{t('examples.add')}</Button>
        {isRunning ? (
          <Button danger onClick={stop}>
            {t('debug.stop')}
          </Button>
        ) : (
          <Button disabled={json === undefined || examples.length === 0} onClick={() => void run(examples)}>
            {t('examples.runAll')}
          </Button>
        )}
        <output>
          {isRunning
            ? t('examples.progress', { done: total - waiting.length, total })
            : examples.length > 0 && t('examples.result', sums)}
        </output>
      </div>
      {refusal && (
        <p role="alert" className="kit-problem">
          {refusal}
        </p>
      )}
      {!read.data && <PendingState read={read} skeleton={<ListSkeleton rows={2} />} />}
      <ul className="ai-runs">
        {examples.map((example) => (
          <ExampleRow
            key={example.id}
            example={example}
            isRunning={waiting[0] === example.id}
            canRun={!isRunning && json !== undefined}
            onRun={() => void run([example])}
            onEdit={() => setEdited(example)}
          />
        ))}
      </ul>
      {edited && (
        <ExampleForm
          configId={configId}
          example={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </section>
  )
}

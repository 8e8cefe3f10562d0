import { Button } from 'antd'
import type { ReactNode } from 'react'
import { errorText } from '#kit/http/web/errorText.ts'
import { notify } from '#kit/notice/web/notice.ts'
import { useRead, useWrite } from '#kit/http/web/query.ts'
import { ListSkeleton } from '#kit/states/web/Skeletons.tsx'
import { ErrorState } from '#kit/states/web/states.tsx'
import { WordDiff } from '#kit/view/web/WordDiff.tsx'
import { useTranslate, useWords } from '#kit/i18n/web/words.ts'
import { aiConfigEndpoints } from '../ai-config.contract.ts'
import type { Example } from '../ai-config.debug.ts'
import type { Expectation } from '../ai-config.expectations.ts'
import { aiConfigWords } from '../ai-config.words.ts'
import { endingPhrases } from './endingText.ts'
import { RunFigures } from './RunFigures.tsx'

interface Props {
  readonly example: Pick<Example, 'holds'>
  readonly runId: number
  /** In place of the answer and what it took: beside another one. */
  readonly comparison?: ReactNode
}

/** The last answer to an example: the expectations that it does not meet, and what is left to somebody's eye. */
export function ExampleAnswer({ example, runId, comparison }: Props) {
  const t = useWords(aiConfigWords)
  const translate = useTranslate()
  const ruleText = useRuleText()
  const { data: run, error } = useRead(aiConfigEndpoints.run, { query: { id: runId } })
  if (error) return <ErrorState error={error} />
  if (!run) return <ListSkeleton rows={2} />
  const broken = run.broken.flatMap((place) => example.holds[place] ?? [])
  const models = example.holds.flatMap((expectation) =>
    expectation.kind === 'byEye' ? [expectation.text] : [],
  )
  const isLeftToEye =
    run.verdict !== null && run.ending === 'done' && broken.length === 0 && models.length > 0
  return (
    <>
      {run.ending !== 'done' && <p className="kit-problem">{translate(endingPhrases[run.ending])}</p>}
      {broken.map((expectation) => (
        <p key={ruleText(expectation)} className="kit-problem">
          {t('examples.broken', { rule: ruleText(expectation) })}
        </p>
      ))}
      {comparison ?? <div className="ai-answer">{run.output}</div>}
      {models.map((text) => (
        <div key={text}>
          <h3 className="kit-label">{t('examples.wanted')}</h3>
          <div className="ai-answer">
            <WordDiff before={run.output} after={text} side="after" />
          </div>
        </div>
      ))}
      {isLeftToEye && <Judging runId={runId} />}
      {!comparison && <RunFigures run={run} />}
    </>
  )
}

function Judging({ runId }: { readonly runId: number }) {
  const t = useWords(aiConfigWords)
  const judge = useWrite(aiConfigEndpoints.judge)
  const onError = (error: Error) => notify({ kind: 'error', text: errorText(error) })
  const decide = (isGood: boolean) => judge.mutate({ body: { id: runId, isGood } }, { onError })
  return (
    <div className="ai-debug-bar">
      <Button size="small" disabled={judge.isPending} onClick={() => decide(true)}>
        {t('examples.isGood')}
      </Button>
      <Button size="small" disabled={judge.isPending} onClick={() => decide(false)}>
        {t('examples.isBad')}
      </Button>
    </div>
  )
}

function useRuleText() {
  const t = useWords(aiConfigWords)
  return (expectation: Expectation) =>
    `${t(`holds.${expectation.kind}`)}: ${expectation.kind === 'shape' ? t(`shapes.${expectation.shape}`) : expectation.text}`
}

import { useRead } from '#kit/http/web/query.ts'
import { useFormat } from '#kit/i18n/web/format.ts'
import { FormSkeleton } from '#kit/states/web/Skeletons.tsx'
import { ErrorState } from '#kit/states/web/states.tsx'
import { WordDiff } from '#kit/view/web/WordDiff.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { aiConfigEndpoints } from '../ai-config.contract.ts'
import type { WholeRun } from '../ai-config.debug.ts'
import { aiConfigWords } from '../ai-config.words.ts'
import { RunFigures } from './RunFigures.tsx'

interface Props {
  readonly earlier: number
  readonly later: number
  /** What the two are, where that is not their order in time; their configurations are then compared elsewhere. */
  readonly titles?: { readonly both: string; readonly before: string; readonly after: string }
}

/** Two runs side by side: what they took, their answers word by word, and what differs in the configuration. */
export function RunCompare({ earlier, later, titles }: Props) {
  const t = useWords(aiConfigWords)
  const before = useRead(aiConfigEndpoints.run, { query: { id: earlier } })
  const after = useRead(aiConfigEndpoints.run, { query: { id: later } })
  const error = before.error ?? after.error
  if (error) return <ErrorState error={error} />
  if (!before.data || !after.data) return <FormSkeleton />
  const sides = { before: before.data, after: after.data }
  return (
    <section className="ai-compare" aria-label={titles?.both ?? t('runs.compare')}>
      <Side title={titles?.before ?? t('runs.earlier')} side="before" sides={sides} isJsonShown={!titles} />
      <Side title={titles?.after ?? t('runs.later')} side="after" sides={sides} isJsonShown={!titles} />
      {!titles && sides.before.json === sides.after.json && <p className="kit-muted">{t('runs.sameJson')}</p>}
    </section>
  )
}

interface SideProps {
  readonly title: string
  readonly side: 'before' | 'after'
  readonly sides: { readonly before: WholeRun; readonly after: WholeRun }
  readonly isJsonShown: boolean
}

function Side({ title, side, sides, isJsonShown }: SideProps) {
  const t = useWords(aiConfigWords)
  const format = useFormat()
  const { before, after } = sides
  const run = sides[side]
  return (
    <div className="ai-compare-side">
      <h3>
        {title} <span className="kit-muted">{format.dateTime(run.createdAt)}</span>
      </h3>
      <RunFigures run={run} />
      <div className="ai-answer">
        <WordDiff side={side} before={before.output} after={after.output} />
      </div>
      {isJsonShown && before.json !== after.json && (
        <>
          <h4>{t('runs.json')}</h4>
          <pre className="ai-answer">
            <WordDiff side={side} before={before.json} after={after.json} />
          </pre>
        </>
      )}
    </div>
  )
}

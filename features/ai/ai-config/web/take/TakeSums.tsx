import { useFormat } from '#kit/i18n/web/format.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import type { Run } from '../../ai-config.debug.ts'
import type { GateRow } from '../../ai-config.gate.ts'
import { aiConfigWords } from '../../ai-config.words.ts'

/** Both sides added up, over the examples that both have answered: else they would not compare. */
export function TakeSums({ rows }: { readonly rows: readonly GateRow[] }) {
  const t = useWords(aiConfigWords)
  const both = rows.flatMap(({ before, after }) => (before && after ? [{ before, after }] : []))
  if (both.length === 0) return null
  return (
    <li className="ai-take-sums">
      <strong className="ai-take-name">{t('take.sums')}</strong>
      <Sum title={t('take.inUse')} runs={both.map(({ before }) => before)} />
      <Sum title={t('take.candidate')} runs={both.map(({ after }) => after)} />
      <Change
        before={sumOf(both.map(({ before }) => before))}
        after={sumOf(both.map(({ after }) => after))}
      />
    </li>
  )
}

/** undefined where a cost is not known. */
function sumOf(runs: readonly Run[]): number | undefined {
  const costs = runs.flatMap(({ cost }) => (cost === null ? [] : [cost]))
  return costs.length < runs.length ? undefined : costs.reduce((sum, cost) => sum + cost, 0)
}

function Sum({ title, runs }: { readonly title: string; readonly runs: readonly Run[] }) {
  const t = useWords(aiConfigWords)
  const format = useFormat()
  const passed = runs.filter(({ verdict }) => verdict === 'passed').length
  const cost = sumOf(runs)
  return (
    <div className="ai-take-side">
      <span className="kit-muted">{title}</span>
      <span>{t('take.passedOf', { passed, total: runs.length })}</span>
      <span>{cost === undefined ? t('take.noCost') : format.cost(cost)}</span>
    </div>
  )
}

interface ChangeProps {
  readonly before: number | undefined
  readonly after: number | undefined
}

/** How much dearer or cheaper it is. */
function Change({ before, after }: ChangeProps) {
  const t = useWords(aiConfigWords)
  const format = useFormat()
  if (before === undefined || after === undefined || before === 0) return null
  const share = after / before - 1
  if (Math.abs(share) < 0.005) return <p className="ai-take-actions">{t('take.sameCost')}</p>
  const key = share > 0 ? 'take.dearer' : 'take.cheaper'
  return <p className="ai-take-actions">{t(key, { share: format.percent(Math.abs(share)) })}</p>
}

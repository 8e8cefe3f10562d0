import { useFormat } from '#kit/i18n/web/format.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import type { Run } from '../ai-config.debug.ts'
import { aiConfigWords } from '../ai-config.words.ts'

type Figures = Pick<Run, 'inputTokens' | 'outputTokens' | 'firstMs' | 'totalMs' | 'cost'>

/** What a run took: tokens, time and money. */
export function RunFigures({ run }: { readonly run: Figures }) {
  const t = useWords(aiConfigWords)
  const format = useFormat()
  const seconds = (ms: number | null) =>
    ms === null ? '–' : t('figures.seconds', { seconds: format.number(ms / 1000, 2) })
  const figures = [
    [t('figures.inputTokens'), format.number(run.inputTokens)],
    [t('figures.outputTokens'), format.number(run.outputTokens)],
    [t('figures.first'), seconds(run.firstMs)],
    [t('figures.total'), seconds(run.totalMs)],
    [t('figures.cost'), run.cost === null ? t('figures.unknown') : format.cost(run.cost)],
  ] as const
  return (
    <dl className="ai-figures">
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

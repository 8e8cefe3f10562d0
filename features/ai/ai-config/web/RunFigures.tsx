import { useFormat } from '#kit/i18n/web/format.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { Facts } from '#kit/view/web/Facts.tsx'
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
    ['inputTokens', format.number(run.inputTokens)],
    ['outputTokens', format.number(run.outputTokens)],
    ['first', seconds(run.firstMs)],
    ['total', seconds(run.totalMs)],
    ['cost', run.cost === null ? t('figures.unknown') : format.cost(run.cost)],
  ] as const
  return <Facts className="ai-figures" rows={figures} labelOf={(name) => t(`figures.${name}`)} />
}

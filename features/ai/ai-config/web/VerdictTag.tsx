import { useWords } from '#kit/i18n/web/words.ts'
import type { Verdict } from '../ai-config.expectations.ts'
import { aiConfigWords } from '../ai-config.words.ts'

const tones = { passed: 'ok', failed: 'bad', open: 'wait' } as const

/** How an answer to a reference example was judged. */
export function VerdictTag({ verdict }: { readonly verdict: Verdict }) {
  const t = useWords(aiConfigWords)
  return (
    <span className="kit-tag" data-tone={tones[verdict]}>
      {t(`verdicts.${verdict}`)}
    </span>
  )
}

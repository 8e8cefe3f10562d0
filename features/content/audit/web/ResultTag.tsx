import { useWords } from '#kit/i18n/web/words.ts'
import type { Decision } from '../audit.contract.ts'
import { auditWords } from '../audit.words.ts'

/** How a review ended, as colour and word. */
export function ResultTag({ result }: Pick<Decision, 'result'>) {
  const t = useWords(auditWords)
  return (
    <span className="kit-tag" data-tone={result === 'approved' ? 'ok' : 'bad'}>
      {t(`values.result.${result}`)}
    </span>
  )
}

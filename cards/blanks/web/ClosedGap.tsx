import type { Verdict } from '#kit/card/verdict.ts'
import { useWords, type TranslateKey } from '#kit/i18n/web/words.ts'
import { blanksWords } from '../blanks.card.ts'
import type { BlanksCard, BlanksSolution } from '../blanks.schema.ts'
import { judgeGap } from '../blanks.score.ts'
import type { en } from '../words/en.ts'

interface Props {
  readonly card: BlanksCard
  /** From 1. */
  readonly number: number
  readonly total: number
  readonly value: string
  readonly verdict: Verdict<BlanksSolution> | undefined
}

/** A gap after the answer: what was filled in, and what would have been right, as far as it may be shown. */
export function ClosedGap({ card, number, total, value, verdict }: Props) {
  const t = useWords(blanksWords)
  const accepted = verdict?.solution?.answers[number - 1]
  const result = resultOf(card, value, verdict, accepted)
  const answer = accepted?.[0] ?? ''
  const correction = result === 'near' || result === 'wrong' ? answer : ''
  return (
    <span className={result ? `blanks-result is-${result}` : 'blanks-result'}>
      <span className="visually-hidden">{t('play.gap', { number, total })}: </span>
      {value.trim() === '' ? (
        <span className="visually-hidden">{t('play.nothing')}</span>
      ) : (
        <span className="blanks-entry">{value}</span>
      )}
      {correction && (
        <span aria-hidden="true" className="blanks-answer">
          {correction}
        </span>
      )}
      <span className="visually-hidden">{resultText(t, result, answer)}</span>
    </span>
  )
}

type Result = 'exact' | 'near' | 'wrong' | undefined

/** Without the solution only what the outcome gives away: that all is right, or that nothing is. */
function resultOf(
  card: BlanksCard,
  value: string,
  verdict: Verdict | undefined,
  accepted: readonly string[] | undefined,
): Result {
  if (accepted) return judgeGap(card, accepted, value)
  if (verdict?.outcome === 'correct') return 'exact'
  return verdict?.outcome === 'wrong' ? 'wrong' : undefined
}

function resultText(t: TranslateKey<typeof en>, result: Result, answer: string): string {
  if (result === 'exact') return ` ${t('play.right')}`
  if (result === 'near') return ` ${t('play.near', { answer })}`
  if (result !== 'wrong') return ''
  return ` ${answer ? t('play.wrong', { answer }) : t('play.wrongOnly')}`
}

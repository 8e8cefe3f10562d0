import type { Verdict } from '#kit/verdict.ts'
import { useWords } from '#kit/web/words.ts'
import { deckWords } from '../deck.words.ts'

/** What is said of an answer: the author's sentence, else ours; and how many attempts are left. */
export function Feedback({ verdict }: { readonly verdict: Verdict }) {
  const t = useWords(deckWords)
  const { outcome, feedback, attemptsLeft, passed } = verdict
  return (
    <div className="player-feedback">
      <strong>{t(`player.${outcome}`)}</strong>
      {feedback.overall && <p>{feedback.overall}</p>}
      {!passed && attemptsLeft !== null && attemptsLeft > 0 && (
        <p className="player-left">{t('player.attemptsLeft', { count: attemptsLeft })}</p>
      )}
    </div>
  )
}

import type { CardUi } from '#kit/card/web/cardUi.ts'
import type { Verdict } from '#kit/card/verdict.ts'
import { hasPhrase, useTranslate, useWords } from '#kit/i18n/web/words.ts'
import { deckWords } from '../../deck.words.ts'

interface Props {
  readonly verdict: Verdict
  /** The card type's words, in which it may name an outcome as it suits it: what is ticked off is done, not right. */
  readonly words?: string
  /** Draws the author's sentence; absent: as it is. */
  readonly Line?: CardUi['Line']
}

/** What is said of an answer: the author's sentence, else ours; and how many attempts are left. */
export function Feedback({ verdict, words = '', Line }: Props) {
  const t = useWords(deckWords)
  const translate = useTranslate()
  const { outcome, feedback, attemptsLeft, passed } = verdict
  const key = `outcomes.${outcome}`
  const name = hasPhrase(words, key) ? translate({ namespace: words, key }) : t(`player.${outcome}`)
  return (
    <div className="player-feedback">
      <strong>{name}</strong>
      {feedback.overall && <p>{Line ? <Line text={feedback.overall} /> : feedback.overall}</p>}
      {!passed && attemptsLeft !== null && attemptsLeft > 0 && (
        <p className="player-left">{t('player.attemptsLeft', { count: attemptsLeft })}</p>
      )}
    </div>
  )
}

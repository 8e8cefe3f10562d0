import type { CardUi } from '#kit/card/web/cardUi.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { deckWords } from '../../deck.words.ts'

interface Props {
  readonly hints: readonly string[]
  readonly used: number
  readonly Line: CardUi['Line']
  onMore(): void
}

/** Hints, one at a time, as often as the learner asks. */
export function Hints({ hints, used, Line, onMore }: Props) {
  const t = useWords(deckWords)
  const shown = hints.filter((hint) => hint.trim() !== '')
  if (shown.length === 0) return null
  return (
    <div className="player-hints">
      <ol aria-live="polite">
        {shown.slice(0, used).map((hint, index) => (
          <li key={hint}>
            <b>{t('player.hintNumber', { number: index + 1 })}</b> <Line text={hint} />
          </li>
        ))}
      </ol>
      {used < shown.length && (
        <button className="player-text-button" onClick={onMore} type="button">
          {t('player.hint')}
        </button>
      )}
    </div>
  )
}

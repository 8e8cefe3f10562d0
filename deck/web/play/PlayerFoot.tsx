import type { InsideTurn } from '#kit/card/web/cardUi.ts'
import { hasPhrase, useTranslate, useWords } from '#kit/i18n/web/words.ts'
import { cardOf, type Card } from '#cards/registry.ts'
import { cardUiOf } from '#cards/web.ts'
import { deckWords } from '../../deck.words.ts'
import { Feedback } from './Feedback.tsx'
import { Hints } from './Hints.tsx'
import type { Stage } from './stage.ts'
import type { PlayAction } from './play.ts'
import type { CardPlay } from './useCardPlay.ts'

interface Props {
  readonly card: Card
  /** What the button that goes on says. */
  readonly onward: string
  readonly back?: InsideTurn['back']
  readonly sitting: CardPlay
  dispatch(action: PlayAction): void
  readonly stage: Stage
  /** The card type's words, in which it may say why it holds the learner. */
  readonly words: string
  skip(): void
}

/** Within reach of the thumb: what was said of the answer, and the one button that goes on. */
export function PlayerFoot({ card, onward, back, sitting, stage, words, dispatch, skip }: Props) {
  const t = useWords(deckWords)
  const translate = useTranslate()
  const { attempt, isSending, trouble } = sitting
  const { response, hintsUsed } = attempt
  const { answering, navigating } = cardOf(card.type)
  const { Line } = cardUiOf(card.type)
  const { isPractised } = answering
  const { steers } = navigating
  // The card itself shows the outcome of each small answer of a practice; this line only says that it is done.
  const verdict = isPractised && sitting.cardState?.passed !== true ? undefined : attempt.verdict
  // A decision is not right or wrong: as long as it is open, it may be another one.
  const mayRetry = !isPractised && (steers || verdict?.passed === false)
  const canRetry = verdict !== undefined && verdict.attemptsLeft !== 0 && mayRetry
  const goesBack = back !== undefined && verdict?.passed === false
  const retryLabel = hasPhrase(words, 'retry')
    ? translate({ namespace: words, key: 'retry' })
    : t('player.tryAgain')
  function tryAgain(): void {
    if (canRetry) dispatch({ kind: 'retry', cardId: card.id })
    if (goesBack) back.onGo(canRetry)
  }
  const isWaiting = stage === 'held' || (stage === 'answering' && response === undefined)
  return (
    <footer className={verdict && !steers ? `player-foot is-${verdict.outcome}` : 'player-foot'}>
      {stage === 'answering' && (
        <Hints
          Line={Line}
          hints={card.hints}
          onMore={() => dispatch({ kind: 'hint', cardId: card.id })}
          used={hintsUsed}
        />
      )}
      <div role="status">
        {verdict && !steers && <Feedback Line={Line} verdict={verdict} words={words} />}
        {attempt.isQueued && <p className="player-kept">{t('player.kept')}</p>}
      </div>
      {trouble && (
        <p className="card-trouble player-trouble" role="alert">
          {trouble === 'answer' ? t('player.notSent') : t('player.notSaved')}
        </p>
      )}
      {stage === 'held' && hasPhrase(words, 'incomplete') && (
        <p className="player-held" id={`held-${card.id}`}>
          {translate({ namespace: words, key: 'incomplete' })}
        </p>
      )}
      <div className="player-buttons">
        {(canRetry || goesBack) && (
          <button className="player-second" onClick={tryAgain} type="button">
            {goesBack ? back.label : retryLabel}
          </button>
        )}
        {stage === 'answering' && !card.required && (
          <button className="player-second" onClick={skip} type="button">
            {t('player.skip')}
          </button>
        )}
        <button
          aria-describedby={stage === 'held' ? `held-${card.id}` : undefined}
          aria-disabled={isWaiting || isSending}
          className="player-main"
          onClick={(event) => {
            if (isWaiting || isSending) event.preventDefault()
          }}
          type="submit"
        >
          {stage !== 'answering' ? onward : confirmLabel(isSending, trouble, t)}
        </button>
      </div>
    </footer>
  )
}

function confirmLabel(
  isSending: boolean,
  trouble: string | null,
  t: (key: 'player.sending' | 'player.sendAgain' | 'player.confirm') => string,
): string {
  if (isSending) return t('player.sending')
  return trouble === 'answer' ? t('player.sendAgain') : t('player.confirm')
}

import { useEffect, useRef, type ReactNode } from 'react'
import { useWords } from '#kit/i18n/web/words.ts'
import type { Deck } from '../../deck.document.ts'
import { starsOf, totalOf } from '../../deck.score.ts'
import { openCards, playable, type LearnerProgress } from '../../deck.navigate.ts'
import { deckWords } from '../../deck.words.ts'
import { PlayerAnswers } from './PlayerAnswers.tsx'
import { PlayerGroups } from './PlayerGroups.tsx'
import type { PlayAction } from './play.ts'

/** What a sitting came to. */
export interface Result {
  readonly stars: number
  readonly earned: number
  readonly possible: number
}

/** Why an answer has no verdict: stored here until it is sent, being graded by an AI, or handed in to a person. */
export type Unjudged = 'kept' | 'pending' | 'awaited'

interface Props {
  readonly deck: Deck
  readonly progress: LearnerProgress
  readonly result: Result | undefined
  /** Answers without a verdict, by card. */
  readonly unjudged: ReadonlyMap<number, Unjudged>
  /** The way on, in place of the button that closes. */
  readonly next: ReactNode
  /** Whether somebody came here by a button. */
  readonly hasMoved: boolean
  readonly onClose: (() => void) | undefined
  dispatch(action: PlayAction): void
  /** Between the result and the buttons. */
  readonly children?: ReactNode
}

const star = 'M12 3.2l2.7 5.6 6.1.8-4.5 4.2 1.2 6.1L12 17l-5.5 2.9 1.2-6.1L3.2 9.6l6.1-.8z'

/** The end: stars and points, or what is still open and a button to it. */
export function PlayerEnd(props: Props) {
  const { deck, progress, result, unjudged, next, hasMoved, onClose, dispatch, children } = props
  const t = useWords(deckWords)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (hasMoved) heading.current?.focus()
  }, [hasMoved])
  const open = openCards(deck, progress)
  const { stars, earned, possible } = result ?? resultOf(deck, progress, open.length === 0)
  const reasons = [...unjudged.values()]
  const isWaiting = reasons.includes('kept')
  const toDo = open.filter(({ id }) => !unjudged.has(id))
  const handedIn = reasons.filter((reason) => reason !== 'kept')
  const [firstOpen] = toDo
  return (
    <div className="player-end">
      {!isWaiting && <Stars count={stars} />}
      <h2 className="card-heading" ref={heading} tabIndex={-1}>
        {t(
          firstOpen
            ? 'end.openTitle'
            : handedIn.includes('awaited') && open.length > 0
              ? 'end.awaited'
              : stars > 1 && open.length === 0 && !isWaiting
                ? 'end.title'
                : 'end.through',
        )}
      </h2>
      {isWaiting && <p>{t('end.waiting')}</p>}
      {!isWaiting && possible > 0 && <p>{t('end.score', { earned: rounded(earned), count: possible })}</p>}
      {firstOpen && <p>{t('end.open', { count: toDo.length })}</p>}
      {handedIn.length > 0 && <p>{t('end.handedIn', { count: handedIn.length })}</p>}
      {!isWaiting && <PlayerAnswers deck={deck} progress={progress} dispatch={dispatch} />}
      {!isWaiting && <PlayerGroups deck={deck} progress={progress} />}
      {children}
      <div className="player-buttons">
        {firstOpen ? (
          <button
            className="player-main"
            onClick={() => dispatch({ kind: 'goTo', cardId: firstOpen.id, deck })}
            type="button"
          >
            {t('end.goOn')}
          </button>
        ) : (
          (next ??
          (onClose && (
            <button className="player-main" onClick={onClose} type="button">
              {t('end.done')}
            </button>
          )))
        )}
        <button className="player-second" onClick={() => dispatch({ kind: 'again', deck })} type="button">
          {t('end.again')}
        </button>
      </div>
    </div>
  )
}

function Stars({ count }: { readonly count: number }) {
  const t = useWords(deckWords)
  return (
    <div aria-label={t('end.stars', { count })} className="player-stars" role="img">
      {[1, 2, 3].map((rank) => (
        <svg aria-hidden="true" className={rank <= count ? 'is-won' : ''} key={rank} viewBox="0 0 24 24">
          <path d={star} />
        </svg>
      ))}
    </div>
  )
}

function resultOf(deck: Deck, progress: LearnerProgress, isComplete: boolean): Result {
  const { earned, possible, share } = totalOf(playable(deck), progress)
  return { earned, possible, stars: starsOf(isComplete, share) }
}

const rounded = (points: number) => Math.round(points * 10) / 10

import './player.css'
import '#kit/card/web/cardPlayer.css'
import { useId, useMemo, type ReactNode } from 'react'
import { LineIcon } from '#kit/view/web/LineIcon.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { cardOf } from '#cards/registry.ts'
import { playedDeck } from '../../deck.arrange.ts'
import type { Deck } from '../../deck.document.ts'
import { hasStops } from '../../deck.stops.ts'
import { deckWords } from '../../deck.words.ts'
import { playable, positionOf } from '../../deck.navigate.ts'
import { useDeckWords } from '../words.ts'
import { attemptOf, type Play } from './play.ts'
import { PlayerCard } from './PlayerCard.tsx'
import { PlayerEnd, type Result, type Unjudged } from './PlayerEnd.tsx'
import { previewSeed } from './previewSeed.ts'
import { usePlay, type Beginning } from './usePlay.ts'

export interface PlayerProps extends Beginning {
  /** Addresses of the files in the cards, by id. */
  readonly files: Readonly<Record<number, string>>
  /** Offers to begin anew: for those who write the cards and try them. */
  readonly isPreview?: boolean
  /** The language of the cards, which need not be that of the buttons. */
  readonly language?: string
  /** The result as the server computed it; without it the player computes it by the same functions. */
  readonly result?: Result | undefined
  /** What is shown beside the progress of each card, such as the button that asks its teachers. */
  readonly renderAside?: (cardId: number, hintsUsed: number) => ReactNode
  /** What is shown at the end, below the result. */
  readonly renderEnd?: () => ReactNode
  /** The way on at the end, in place of the button that closes. */
  readonly renderNext?: () => ReactNode
  onClose?(): void
}

/** Plays a deck card by card: the learner's phone page and the console's preview are this one. */
export function Player(props: PlayerProps) {
  const isReady = useDeckWords(playable(props.deck).map(({ type }) => type))
  // A deck without stops has neither begun nor ended.
  const sitting = hasStops(props.deck) ? 'begun' : 'none'
  return isReady ? <Sitting key={sitting} {...props} /> : <div aria-busy="true" className="player" />
}

function Sitting(props: PlayerProps) {
  const {
    deck: whole,
    files,
    isPreview,
    language,
    result,
    renderAside,
    renderEnd,
    renderNext,
    onClose,
    ...beginning
  } = props
  const t = useWords(deckWords)
  const { start } = beginning
  const deck = useMemo(() => playedDeck(whole, previewSeed, start), [whole, start])
  const sitting = usePlay({ deck, ...beginning })
  const { play, card, place: here, dispatch } = sitting
  const headingId = useId()
  const shownId = sitting.insideId ?? card?.id ?? 0
  const position = useMemo(() => here && positionOf(deck, here, play.progress), [deck, here, play.progress])
  if (!hasStops(deck)) return <p className="player player-empty">{t('player.empty')}</p>
  const { place, total, isOpen } = position ?? { place: 1, total: 1, isOpen: false }
  const share = card ? (place - 1) / total : 1
  return (
    <section aria-label={t('player.label')} className="player">
      <header className="player-head">
        {onClose && (
          <Round label={t('player.close')} onClick={onClose} path="M6.5 6.5l11 11M17.5 6.5l-11 11" />
        )}
        {card && mayGoBack(play, deck) && (
          <Round label={t('player.back')} onClick={() => dispatch({ kind: 'back' })} path="M15 5l-7 7 7 7" />
        )}
        {isPreview && (
          <Round
            label={t('player.restart')}
            onClick={() => dispatch({ kind: 'restart' })}
            path={circleArrow}
          />
        )}
        {card && (
          <span aria-hidden="true" className="player-place">
            {place} / {isOpen && '≈'}
            {total}
          </span>
        )}
        {card && renderAside?.(shownId, attemptOf(play, shownId).hintsUsed)}
        <Progress
          label={t(isOpen ? 'player.progressOpen' : 'player.progress', { place, total })}
          share={share}
        />
      </header>
      {card && play.left && (
        <button className="player-return" onClick={() => dispatch({ kind: 'return' })} type="button">
          <LineIcon path={arrowBack} />
          {t('player.return')}
        </button>
      )}
      {card ? (
        <PlayerCard
          card={card}
          deck={deck}
          files={files}
          headingId={headingId}
          isPreview={isPreview === true}
          language={language}
          sitting={sitting}
        />
      ) : (
        <PlayerEnd
          deck={deck}
          hasMoved={play.hasMoved}
          progress={play.progress}
          onClose={onClose}
          result={result}
          dispatch={dispatch}
          next={renderNext?.()}
          unjudged={unjudgedIn(deck, play)}
        >
          {renderEnd?.()}
        </PlayerEnd>
      )}
    </section>
  )
}

/** What was answered and has no verdict yet. */
function unjudgedIn(deck: Deck, { attempts }: Play): ReadonlyMap<number, Unjudged> {
  const unjudged = new Map<number, Unjudged>()
  for (const [cardId, { isQueued, verdict, response }] of attempts) {
    if (isQueued) unjudged.set(cardId, 'kept')
    else if (verdict?.outcome === 'pending')
      unjudged.set(cardId, isForPerson(deck, cardId, response) ? 'awaited' : 'pending')
  }
  return unjudged
}

/** Whether somebody is to say what the answer is worth, which may take days; an AI takes seconds. */
function isForPerson(deck: Deck, cardId: number, response: unknown): boolean {
  const card = playable(deck).find(({ id }) => id === cardId)
  const grader = card && cardOf(card.type).answering.grading?.by(card, response)
  return grader === 'person' || grader === 'aiThenPerson'
}

/** Whether the learner may go back: not to a card that allows no way back, such as a decision. */
function mayGoBack({ trail }: Play, deck: Deck): boolean {
  const last = trail.at(-1)
  const card = last && playable(deck).find(({ id }) => id === last.cardId)
  return card !== undefined && !cardOf(card.type).navigating.isOneWay(card)
}

const arrowBack = 'M9.5 6L4 11.5 9.5 17M4.5 11.5H14a5 5 0 0 1 5 5V18'
const circleArrow = 'M5 12a7 7 0 1 0 2.2-5.1M5 4v4h4'

function Round(props: { readonly label: string; readonly path: string; onClick(): void }): ReactNode {
  return (
    <button aria-label={props.label} className="player-round" onClick={props.onClick} type="button">
      <LineIcon path={props.path} size={22} />
    </button>
  )
}

function Progress({ label, share }: { readonly label: string; readonly share: number }) {
  const percent = Math.round(share * 100)
  return (
    <div
      aria-label={label}
      aria-valuemax={100}
      aria-valuemin={0}
      aria-valuenow={percent}
      className="player-progress"
      role="progressbar"
    >
      <i style={{ transform: `scaleX(${share})` }} />
    </div>
  )
}

import { useRef } from 'react'
import type { Inside, InsideTurn } from '#kit/card/web/cardUi.ts'
import { useOverflows } from '#kit/view/web/useOverflows.ts'
import { useTranslate, useWords } from '#kit/i18n/web/words.ts'
import { cardOf, type Card } from '#cards/registry.ts'
import { findCard, type Deck } from '../../deck.document.ts'
import { nextPlace } from '../../deck.navigate.ts'
import { deckWords } from '../../deck.words.ts'
import { answerForm } from './answerForm.ts'
import { DrawnCard } from './DrawnCard.tsx'
import { insideOf } from './inside.ts'
import { InsideCard } from './InsideCard.tsx'
import { PlayerFoot } from './PlayerFoot.tsx'
import { stageOf, type Stage } from './stage.ts'
import type { usePlay } from './usePlay.ts'

interface Props {
  readonly card: Card
  readonly deck: Deck
  readonly files: Readonly<Record<number, string>>
  readonly headingId: string
  readonly language: string | undefined
  readonly isPreview: boolean
  readonly sitting: ReturnType<typeof usePlay>
}

/** The card on the screen and what can be done with it. */
export function PlayerCard(props: Props) {
  const { card, deck, files, headingId, language, isPreview, sitting } = props
  const t = useWords(deckWords)
  const translate = useTranslate()
  const { play, place, dispatch, attempt, cardState } = sitting
  const { playsInside } = cardOf(card.type).nesting
  const held = insideOf(deck, card, play.progress, place?.at === 'result', translate)
  const inside = held && playsInside ? { ...held, play: insidePlay(props) } : held
  const stage = heldBy(inside, card, stageOf(card, attempt, cardState))
  const drawn = `${card.id}.${place?.at}`
  const box = useRef<HTMLDivElement>(null)
  const scrolls = useOverflows(box, drawn)
  const isReachable = scrolls || attempt.verdict !== undefined
  const goOn = () => dispatch({ kind: 'next', deck })
  const isLast = !place || nextPlace(deck, play.progress, play.trail, place) === undefined
  const form = answerForm(card, sitting, stage, goOn)
  const content = (
    // Where nothing in a long card takes the focus, keys move the card itself; a verdict may make it long at once.
    <div
      className="player-card"
      key={drawn}
      lang={language}
      ref={box}
      {...(isReachable && { 'aria-labelledby': headingId, role: 'group', tabIndex: 0 })}
    >
      <DrawnCard
        card={card}
        dispatch={dispatch}
        files={files}
        focusHeading={play.hasMoved}
        headingId={headingId}
        inside={inside}
        isPreview={isPreview}
        services={sitting.services}
        sitting={sitting}
      />
    </div>
  )
  const foot = (
    <PlayerFoot
      card={card}
      dispatch={dispatch}
      onward={
        isLast ? t('player.finish') : cardOf(card.type).navigating.onwardLabel(card) || t('player.next')
      }
      sitting={sitting}
      skip={goOn}
      stage={stage}
      words={cardOf(card.type).words}
    />
  )
  // No form stands in another: a card on this page has one of its own.
  if (playsInside)
    return (
      <div className="player-form">
        {content}
        {sitting.insideId === null && <form {...form}>{foot}</form>}
      </div>
    )
  return (
    <form aria-labelledby={headingId} className="player-form" {...form}>
      {content}
      {foot}
    </form>
  )
}

/** A card that plays others on its page is not through before them. */
function heldBy(inside: Inside | undefined, card: Card, stage: Stage): Stage {
  const isOpen = inside?.play && inside.cards.some(({ isRequired, isDone }) => isRequired && !isDone)
  return isOpen === true && card.required && stage === 'open' ? 'held' : stage
}

function insidePlay({ deck, files, isPreview, sitting }: Props) {
  const { play, port, dispatch, showInside } = sitting
  return {
    askedId: play.askedId,
    draw(cardId: number, turn: InsideTurn) {
      const inner = findCard(deck, cardId)?.card
      return (
        inner && (
          <InsideCard
            around={{ play, port, dispatch }}
            card={inner}
            dispatch={dispatch}
            files={files}
            isPreview={isPreview}
            key={cardId}
            onShown={showInside}
            turn={turn}
          />
        )
      )
    },
  }
}

import { useEffect, useId } from 'react'
import type { InsideTurn } from '#kit/card/web/cardUi.ts'
import { cardOf, type Card } from '#cards/registry.ts'
import { answerForm } from './answerForm.ts'
import { DrawnCard, type Around } from './DrawnCard.tsx'
import { PlayerFoot } from './PlayerFoot.tsx'
import { stageOf } from './stage.ts'
import { useCardPlay, type SittingAround } from './useCardPlay.ts'

interface Props extends Around {
  readonly card: Card
  readonly turn: InsideTurn
  readonly around: SittingAround
  /** It is on the screen, or (null) no more: the buttons of the card around it give way to its own. */
  onShown(cardId: number | null): void
}

/** A card on the page of the one that holds it, with its own buttons. */
export function InsideCard({ card, turn, around, onShown, ...drawn }: Props) {
  const headingId = useId()
  const sitting = useCardPlay(card, around)
  const stage = stageOf(card, sitting.attempt, sitting.cardState)
  useEffect(() => {
    onShown(card.id)
    return () => onShown(null)
  }, [onShown, card.id])
  return (
    <form
      aria-labelledby={headingId}
      className="player-inside"
      {...answerForm(card, sitting, stage, turn.onNext)}
    >
      <div className="player-inside-card">
        <DrawnCard
          {...drawn}
          card={card}
          focusHeading={turn.takesFocus}
          headingId={headingId}
          services={sitting.services}
          sitting={sitting}
        />
      </div>
      <PlayerFoot
        back={turn.back}
        card={card}
        dispatch={around.dispatch}
        onward={turn.onward}
        sitting={sitting}
        skip={turn.onNext}
        stage={stage}
        words={cardOf(card.type).words}
      />
    </form>
  )
}

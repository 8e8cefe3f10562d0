import { Suspense, useMemo } from 'react'
import type { CardServices, Inside } from '#kit/card/web/cardUi.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { cardOf, type Card } from '#cards/registry.ts'
import { cardUiOf } from '#cards/web.ts'
import { deckWords } from '../../deck.words.ts'
import { CardBoundary } from '../CardBoundary.tsx'
import type { PlayAction } from './play.ts'
import { previewSeed } from './previewSeed.ts'
import type { CardPlay } from './useCardPlay.ts'

/** What every card of a player is drawn with. */
export interface Around {
  readonly files: Readonly<Record<number, string>>
  readonly isPreview: boolean
  dispatch(action: PlayAction): void
}

interface Props extends Around {
  readonly card: Card
  readonly headingId: string
  readonly focusHeading: boolean
  readonly sitting: CardPlay
  readonly services: CardServices
  readonly inside?: Inside | undefined
}

/** A card as its type's player draws it; what can be done with it otherwise stands below. */
export function DrawnCard(props: Props) {
  const { card, files, isPreview, headingId, focusHeading, sitting, services, inside, dispatch } = props
  const t = useWords(deckWords)
  const { attempt, cardState, isSending, report, answer } = sitting
  const ui = cardUiOf(card.type)
  // Who writes the cards sees them as learners do: shuffled, and without what comes after the answer.
  const shown = useMemo(
    () => (isPreview ? cardOf(card.type).content.redact(card, previewSeed) : card),
    [card, isPreview],
  )
  return (
    <CardBoundary about={card}>
      <Suspense fallback={<div aria-label={t('player.loading')} className="player-waiting" role="status" />}>
        <ui.Player
          card={shown}
          services={services}
          files={files}
          focusHeading={focusHeading}
          headingId={headingId}
          inside={inside}
          isSending={isSending || attempt.isQueued === true}
          progress={cardState?.progress}
          report={(progress) => report(card, progress, cardState?.progress ?? {})}
          respond={(response) => dispatch({ kind: 'respond', cardId: card.id, response })}
          response={attempt.response}
          submit={(response) => {
            dispatch({ kind: 'respond', cardId: card.id, response })
            void answer(card, response)
          }}
          verdict={attempt.verdict}
        />
      </Suspense>
    </CardBoundary>
  )
}

import { Suspense, type KeyboardEvent, type FormEvent } from 'react'
import { cardOf, type Card } from '#cards/index.ts'
import { faceOf } from '#cards/web.ts'
import { useWords } from '#kit/web/words.ts'
import type { Deck } from '../deck.document.ts'
import { nextCard } from '../deck.walk.ts'
import { deckWords } from '../deck.words.ts'
import { CardBoundary } from './CardBoundary.tsx'
import { PlayerFoot } from './PlayerFoot.tsx'
import { stageOf } from './stage.ts'
import type { usePlay } from './usePlay.ts'

interface Props {
  readonly card: Card
  readonly deck: Deck
  readonly files: Readonly<Record<number, string>>
  readonly headingId: string
  readonly language: string | undefined
  readonly sitting: ReturnType<typeof usePlay>
}

/** The card on the screen and what can be done with it. The form lets Enter do what the button does. */
export function PlayerCard({ card, deck, files, headingId, language, sitting }: Props) {
  const t = useWords(deckWords)
  const { play, tell, attempt, standing, answer, report, isSending } = sitting
  const face = faceOf(card.type)
  const definition = cardOf(card.type)
  const stage = stageOf(card, attempt, standing)

  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    if (isSending) return
    if (stage === 'answering' && attempt.response !== undefined) void answer(card, attempt.response)
    if (stage === 'open') tell({ kind: 'next', deck })
  }

  return (
    <form aria-labelledby={headingId} className="player-form" onKeyDown={keepComposing} onSubmit={onSubmit}>
      <div className="player-card" key={card.id} lang={language}>
        <CardBoundary about={card}>
          <Suspense
            fallback={<div aria-label={t('player.loading')} className="player-waiting" role="status" />}
          >
            <face.Player
              card={card}
              files={files}
              focusHeading={play.hasMoved}
              headingId={headingId}
              isSending={isSending || attempt.isKept === true}
              progress={standing?.progress}
              report={(progress) => report(card, progress, standing?.progress ?? {})}
              respond={(response) => tell({ kind: 'respond', cardId: card.id, response })}
              response={attempt.response}
              submit={(response) => {
                tell({ kind: 'respond', cardId: card.id, response })
                void answer(card, response)
              }}
              verdict={attempt.verdict}
            />
          </Suspense>
        </CardBoundary>
      </div>
      <PlayerFoot
        card={card}
        isLast={nextCard(deck, card, play.journey) === undefined}
        sitting={sitting}
        skip={() => tell({ kind: 'next', deck })}
        stage={stage}
        words={definition.words}
      />
    </form>
  )
}

/** Enter that ends a composition of an input method is not Enter. */
function keepComposing(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.nativeEvent.isComposing) event.preventDefault()
}

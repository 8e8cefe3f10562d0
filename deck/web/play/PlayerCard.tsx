import { Suspense, useMemo, useRef, type KeyboardEvent, type FormEvent } from 'react'
import { useOverflows } from '#kit/view/web/useOverflows.ts'
import { useTranslate, useWords } from '#kit/i18n/web/words.ts'
import { cardOf, type Card } from '#cards/registry.ts'
import { cardUiOf } from '#cards/web.ts'
import type { Deck } from '../../deck.document.ts'
import { nextPlace } from '../../deck.navigate.ts'
import { deckWords } from '../../deck.words.ts'
import { CardBoundary } from '../CardBoundary.tsx'
import { insideOf } from './inside.ts'
import { PlayerFoot } from './PlayerFoot.tsx'
import { previewSeed } from './previewSeed.ts'
import { stageOf } from './stage.ts'
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

/** The card on the screen and what can be done with it. The form lets Enter do what the button does. */
export function PlayerCard({ card, deck, files, headingId, language, isPreview, sitting }: Props) {
  const t = useWords(deckWords)
  const { play, place, dispatch, attempt, cardState, answer, report, isSending } = sitting
  const translate = useTranslate()
  const ui = cardUiOf(card.type)
  const definition = cardOf(card.type)
  // Who writes the cards sees them as learners do: shuffled, and without what comes after the answer.
  const shown = useMemo(
    () => (isPreview ? cardOf(card.type).content.redact(card, previewSeed) : card),
    [card, isPreview],
  )
  const stage = stageOf(card, attempt, cardState)
  const drawn = `${card.id}.${place?.at}`
  const box = useRef<HTMLDivElement>(null)
  const scrolls = useOverflows(box, drawn)
  const isReachable = scrolls || attempt.verdict !== undefined

  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    if (isSending) return
    if (stage === 'answering' && attempt.response !== undefined) void answer(card, attempt.response)
    if (stage === 'open') dispatch({ kind: 'next', deck })
  }

  return (
    <form
      aria-labelledby={headingId}
      className="player-form"
      onKeyDown={ignoreComposingEnter}
      onSubmit={onSubmit}
    >
      {/* Where nothing in a long card takes the focus, keys move the card itself; a verdict may make it long at once. */}
      <div
        className="player-card"
        key={drawn}
        lang={language}
        ref={box}
        {...(isReachable && { 'aria-labelledby': headingId, role: 'group', tabIndex: 0 })}
      >
        <CardBoundary about={card}>
          <Suspense
            fallback={<div aria-label={t('player.loading')} className="player-waiting" role="status" />}
          >
            <ui.Player
              card={shown}
              services={sitting.services}
              files={files}
              focusHeading={play.hasMoved}
              headingId={headingId}
              inside={insideOf(deck, card, play.progress, place?.at === 'result', translate)}
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
      </div>
      <PlayerFoot
        card={card}
        isLast={!place || nextPlace(deck, play.progress, play.trail, place) === undefined}
        sitting={sitting}
        skip={() => dispatch({ kind: 'next', deck })}
        stage={stage}
        words={definition.words}
      />
    </form>
  )
}

/** Enter that ends a composition of an input method is not Enter. */
function ignoreComposingEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.nativeEvent.isComposing) event.preventDefault()
}

import './scratch.css'
import { useEffect, useRef, useState } from 'react'
import { plainOf } from '#kit/richText/richText.ts'
import type { CardPlayerProps } from '#kit/card/web/cardUi.ts'
import { CardHeading } from '#kit/card/web/CardHeading.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { scratchWords } from '../scratch.card.ts'
import type { ScratchCard, ScratchProgress } from '../scratch.schema.ts'
import { Cover } from './Cover.tsx'
import { Under } from './Under.tsx'

type Props = CardPlayerProps<ScratchCard, unknown, ScratchProgress>

/** A cover to scratch off; a button does the same for those who cannot, and what comes out is announced. */
export function ScratchPlayer({ card, files, headingId, focusHeading, progress, report }: Props) {
  const t = useWords(scratchWords)
  const isRevealed = progress?.revealed === true
  const [isDrawn, setDrawn] = useState(false)
  const [isHere, setHere] = useState(false)
  const under = useRef<HTMLDivElement>(null)
  const reveal = () => report({ viewed: true, revealed: true })
  const cover = card.coverPicture ? files[card.coverPicture.fileId] : undefined

  // The button that was pressed is gone: the focus goes to what it brought out.
  useEffect(() => {
    if (isRevealed && isHere) under.current?.focus()
  }, [isRevealed, isHere])

  return (
    <article className="scratch">
      <CardHeading focus={focusHeading} id={headingId}>
        {card.title || t('label')}
      </CardHeading>
      {card.instruction && <p className="scratch-instruction">{card.instruction}</p>}
      <div className="scratch-frame">
        <div
          // Also for browsers that do not know 'inert' yet.
          aria-hidden={!isRevealed}
          aria-label={t('play.under')}
          className={isDrawn || isRevealed ? 'scratch-under' : 'scratch-under is-early'}
          inert={!isRevealed}
          ref={under}
          role="group"
          tabIndex={-1}
        >
          <Under card={card} files={files} />
        </div>
        {!isRevealed && (
          <Cover
            brush={card.brush}
            colour={card.coverColour}
            onDrawn={() => setDrawn(true)}
            onReveal={reveal}
            picture={cover}
            share={card.revealShare}
            words={card.coverText || (cover ? '' : t('play.scratch'))}
          />
        )}
      </div>
      {!isRevealed && (
        <button
          className="scratch-reveal"
          onClick={() => {
            setHere(true)
            reveal()
          }}
          type="button"
        >
          {t('play.reveal')}
        </button>
      )}
      <p className="kit-visually-hidden" role="status">
        {isRevealed && t('play.revealed', { text: wordsUnder(card) })}
      </p>
    </article>
  )
}

function wordsUnder({ kind, text, picture, code }: ScratchCard): string {
  if (kind === 'text') return plainOf(text)
  return kind === 'code' ? code : (picture?.alt ?? '')
}

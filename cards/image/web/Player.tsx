import './image.css'
import { useState } from 'react'
import type { CardPlayerProps } from '#kit/card/web/cardUi.ts'
import { CardHeading } from '#kit/card/web/CardHeading.tsx'
import { LineIcon } from '#kit/view/web/LineIcon.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { imageWords } from '../image.card.ts'
import { hotspotsOf, type ImageCard, type ImageProgress } from '../image.schema.ts'
import { ImageFigure } from './ImageFigure.tsx'

type Props = CardPlayerProps<ImageCard, unknown, ImageProgress>

/** Pictures one after another, with their points. */
export function ImagePlayer({ card, files, headingId, focusHeading, progress, report }: Props) {
  const t = useWords(imageWords)
  const [place, setPlace] = useState(0)
  const opened = progress?.opened ?? []
  const all = hotspotsOf(card)
  const shown = Math.min(place, card.pictures.length - 1)
  const picture = card.pictures[shown]
  return (
    <div className="image-card">
      <CardHeading focus={focusHeading} id={headingId} isUnseen={card.title.trim() === ''}>
        {card.title || t('label')}
      </CardHeading>
      {picture && (
        <ImageFigure
          files={files}
          isZoomable={card.zoom}
          key={picture.id}
          onOpen={(id) => report({ viewed: true, opened: [id] })}
          opened={opened}
          picture={picture}
        />
      )}
      {card.pictures.length > 1 && (
        <div className="image-gallery">
          <button
            aria-label={t('play.previous')}
            disabled={shown === 0}
            onClick={() => setPlace(shown - 1)}
            type="button"
          >
            <LineIcon path="M15 5l-7 7 7 7" />
          </button>
          <span role="status">{t('play.place', { number: shown + 1, total: card.pictures.length })}</span>
          <button
            aria-label={t('play.next')}
            disabled={shown === card.pictures.length - 1}
            onClick={() => setPlace(shown + 1)}
            type="button"
          >
            <LineIcon path="M9 5l7 7-7 7" />
          </button>
        </div>
      )}
      {card.openAll && all.length > 0 && (
        <p className="image-found" role="status">
          {t('play.found', {
            found: all.filter(({ id }) => opened.includes(id)).length,
            total: all.length,
          })}
        </p>
      )}
    </div>
  )
}

import { useState } from 'react'
import { CardPicture } from '#kit/card/web/CardPicture.tsx'
import { PictureZoom } from '#kit/card/web/PictureZoom.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { compareWords } from '../compare.card.ts'
import { sides, type Side } from '../compare.schema.ts'
import type { TableProps } from './tableProps.ts'

/** One picture at a time, in the same place, so that what differs leaps to the eye. */
export function Switch({ card, files, labels, onMoved }: TableProps) {
  const t = useWords(compareWords)
  const [shown, setShown] = useState<Side>('before')
  const picture = card[shown]
  return (
    <>
      <div className="compare-frame">
        <div aria-live="polite">
          {sides.map((side) => {
            const media = card[side]
            // Both are there from the start: the second one does not come late.
            return (
              media && (
                <div className="compare-side" hidden={side !== shown} key={side}>
                  <CardPicture files={files} media={media} />
                </div>
              )
            )
          })}
        </div>
        {card.zoom && picture && (
          <PictureZoom
            files={files}
            key={shown}
            label={t('play.enlarge', { label: labels[shown] })}
            media={picture}
          />
        )}
      </div>
      <div aria-label={t('play.which')} className="compare-switch" role="group">
        {sides.map((side) => (
          <button
            aria-pressed={side === shown}
            key={side}
            onClick={() => {
              setShown(side)
              if (side !== shown) onMoved()
            }}
            type="button"
          >
            {labels[side]}
          </button>
        ))}
      </div>
    </>
  )
}

import { useRef, useState, type MouseEvent, type PointerEvent } from 'react'
import { CardPicture } from '#kit/card/web/CardPicture.tsx'
import { PictureZoom } from '#kit/card/web/PictureZoom.tsx'
import { LineIcon } from '#kit/view/web/LineIcon.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { compareWords } from '../compare.card.ts'
import { sides } from '../compare.schema.ts'
import type { TableProps } from './tableProps.ts'

const arrows = { horizontal: 'M9 7l-5 5 5 5M15 7l5 5-5 5', vertical: 'M7 9l5-5 5 5M7 15l5 5 5-5' }

/** What is cut off each picture at `share` percent, as `inset` of a style sheet takes it. */
const cuts = {
  horizontal: {
    before: (share: number) => `0 ${100 - share}% 0 0`,
    after: (share: number) => `0 0 0 ${share}%`,
  },
  vertical: {
    before: (share: number) => `0 0 ${100 - share}% 0`,
    after: (share: number) => `${share}% 0 0 0`,
  },
} as const

/**
 * One picture over the other, up to a line: it is dragged, goes where the picture is touched, and follows the slider below, which
 * is all that keys and screen readers need. The rest of the picture lets the page scroll.
 */
export function Slider({ card, files, labels, onMoved }: TableProps) {
  const t = useWords(compareWords)
  const frame = useRef<HTMLDivElement>(null)
  const [moved, setMoved] = useState<number>()
  const share = moved ?? card.start
  const { direction } = card

  function moveTo(percent: number): void {
    setMoved(Math.round(Math.min(100, Math.max(0, percent))))
    onMoved()
  }
  function follow({ clientX, clientY }: MouseEvent | PointerEvent): void {
    const box = frame.current?.getBoundingClientRect()
    if (!box || box.width === 0 || box.height === 0) return
    const along =
      direction === 'horizontal' ? (clientX - box.left) / box.width : (clientY - box.top) / box.height
    moveTo(along * 100)
  }

  return (
    <>
      <div className={`compare-frame is-${direction}`} ref={frame}>
        <div className="compare-pictures" onClick={follow} role="presentation">
          {sides.map((side) => {
            const media = card[side]
            return (
              <div
                className={`compare-${side}`}
                key={side}
                style={{ clipPath: `inset(${cuts[direction][side](share)})` }}
              >
                {media && <CardPicture files={files} media={media} />}
                <span aria-hidden="true" className="compare-label">
                  {labels[side]}
                </span>
              </div>
            )
          })}
        </div>
        <div
          aria-hidden="true"
          className="compare-line"
          style={{ [direction === 'horizontal' ? 'left' : 'top']: `${share}%` }}
          onPointerDown={(event) => {
            if (event.button === 0) event.currentTarget.setPointerCapture(event.pointerId)
          }}
          onPointerMove={(event) => {
            if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event)
          }}
        >
          <span className="compare-handle">
            <LineIcon path={arrows[direction]} />
          </span>
        </div>
        {card.zoom && <Enlarge card={card} files={files} labels={labels} />}
      </div>
      <div className="compare-slider">
        <span aria-hidden="true">{labels.before}</span>
        <input
          aria-label={t('play.slider', labels)}
          aria-valuetext={t('play.share', { share, label: labels.before })}
          max={100}
          min={0}
          onChange={(event) => moveTo(event.target.valueAsNumber)}
          type="range"
          value={share}
        />
        <span aria-hidden="true">{labels.after}</span>
      </div>
    </>
  )
}

/** A button on each picture, that enlarges it. */
function Enlarge({ card, files, labels }: Pick<TableProps, 'card' | 'files' | 'labels'>) {
  const t = useWords(compareWords)
  return sides.map((side) => {
    const media = card[side]
    return (
      media && (
        <div className={`compare-enlarge is-${side}`} key={side}>
          <PictureZoom files={files} label={t('play.enlarge', { label: labels[side] })} media={media} />
        </div>
      )
    )
  })
}

import { useRef, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react'
import { useWords } from '#kit/i18n/web/words.ts'
import { imageWords } from '../image.card.ts'
import { withHotspotAt, withNewHotspot } from '../image.edits.ts'
import type { Hotspot, Picture } from '../image.schema.ts'

interface Props {
  readonly picture: Picture
  readonly url: string | undefined
  readonly disabled: boolean
  readonly isFull: boolean
  /** The point whose text is being written. */
  readonly openId: string | null
  /** A point was set: the last one of the picture. */
  onAdd(picture: Picture): void
  onOpen(id: string): void
  onChange(picture: Picture): void
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-0.01, 0],
  ArrowRight: [0.01, 0],
  ArrowUp: [0, -0.01],
  ArrowDown: [0, 0.01],
}

/** The picture with its points: a click sets one or opens its text, dragging or the arrow keys move it. */
export function HotspotPlacer(props: Props) {
  const { picture, url, disabled, isFull, openId, onAdd, onOpen, onChange } = props
  const t = useWords(imageWords)
  const frame = useRef<HTMLDivElement>(null)
  if (url === undefined) return null

  /** A key press comes from nowhere, so it means the middle. */
  function placeOf(event: MouseEvent): [number, number] {
    const box = frame.current?.getBoundingClientRect()
    const isKey = event.type === 'click' && event.detail === 0
    if (!box || box.width === 0 || box.height === 0 || isKey) return [0.5, 0.5]
    return [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height]
  }

  function drag(event: PointerEvent, id: string): void {
    if (!disabled && event.currentTarget.hasPointerCapture(event.pointerId)) {
      onChange(withHotspotAt(picture, id, ...placeOf(event)))
    }
  }

  function nudge(event: KeyboardEvent, { id, x, y }: Hotspot): void {
    const step = arrows[event.key]
    if (!step || event.altKey || disabled) return
    event.preventDefault()
    onChange(withHotspotAt(picture, id, x + step[0], y + step[1]))
  }

  return (
    <>
      <div className="image-editor-frame" ref={frame}>
        <button
          aria-label={t('edit.addHotspot')}
          className="image-editor-canvas"
          disabled={disabled || isFull}
          onClick={(event) => onAdd(withNewHotspot(picture, ...placeOf(event)))}
          type="button"
        >
          <img alt="" src={url} />
        </button>
        {picture.hotspots.map((hotspot, index) => (
          <button
            aria-label={t('fields.hotspotNumber', { number: index + 1 })}
            aria-pressed={hotspot.id === openId}
            className="image-editor-spot"
            disabled={disabled}
            key={hotspot.id}
            onClick={() => onOpen(hotspot.id)}
            onKeyDown={(event) => nudge(event, hotspot)}
            onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={(event) => drag(event, hotspot.id)}
            style={{ left: `${hotspot.x * 100}%`, top: `${hotspot.y * 100}%` }}
            title={hotspot.title}
            type="button"
          >
            {index + 1}
          </button>
        ))}
      </div>
      <p className="image-editor-tip">{t('edit.place')}</p>
    </>
  )
}

import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import type { CardEditorProps } from '#kit/card/web/cardUi.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { placeWords } from '../place.card.ts'
import { boxBetween, withNewZone, within, zoneEdits, type Box } from '../place.edits.ts'
import { maxZones, type PlaceCard, type Point, type Zone } from '../place.schema.ts'
import { Board } from './Board.tsx'
import { boxStyle } from './boxStyle.ts'

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-0.01, 0],
  ArrowRight: [0.01, 0],
  ArrowUp: [0, -0.01],
  ArrowDown: [0, 0.01],
}

interface Pull {
  readonly zone: Zone
  readonly isSize: boolean
  readonly from: Point
}

/** The board with its zones: one is drawn by dragging, moved and sized by dragging or by arrow keys (with Shift: its size). */
export function ZonePlacer({ card, files, onChange, disabled = false }: CardEditorProps<PlaceCard>) {
  const t = useWords(placeWords)
  const frame = useRef<HTMLDivElement>(null)
  const [drawn, setDrawn] = useState<{ readonly from: Point; readonly to: Point }>()
  const [pull, setPull] = useState<Pull>()
  const isFull = card.zones.length >= maxZones
  if (card.mode === 'hotspot' && !card.picture) return null

  function placeOf(event: PointerEvent): Point {
    const box = frame.current?.getBoundingClientRect()
    if (!box || box.width === 0 || box.height === 0) return { x: 0.5, y: 0.5 }
    return { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height }
  }

  const change = (zone: Zone, box: Box) => onChange(zoneEdits.changed(card, zone.id, within(box)))

  function begin(event: PointerEvent): void {
    if (disabled || isFull || event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const from = placeOf(event)
    setDrawn({ from, to: from })
  }

  function end(): void {
    if (drawn) onChange(withNewZone(card, boxBetween(drawn.from, drawn.to)))
    setDrawn(undefined)
  }

  function take(event: PointerEvent, zone: Zone, isSize: boolean): void {
    if (disabled || event.button !== 0) return
    event.stopPropagation()
    event.currentTarget.setPointerCapture(event.pointerId)
    setPull({ zone, isSize, from: placeOf(event) })
  }

  function drag(event: PointerEvent): void {
    if (!pull) return
    const now = placeOf(event)
    const [dx, dy] = [now.x - pull.from.x, now.y - pull.from.y]
    const { x, y, width, height } = pull.zone
    change(
      pull.zone,
      pull.isSize
        ? { x, y, width: width + dx, height: height + dy }
        : { x: x + dx, y: y + dy, width, height },
    )
  }

  function nudge(event: KeyboardEvent, zone: Zone): void {
    const by = arrows[event.key]
    if (!by || event.altKey || disabled) return
    event.preventDefault()
    const { x, y, width, height } = zone
    change(
      zone,
      event.shiftKey
        ? { x, y, width: width + by[0], height: height + by[1] }
        : { x: x + by[0], y: y + by[1], width, height },
    )
  }

  const plain = Object.fromEntries(Object.entries(files).map(([id, { url }]) => [id, url]))
  return (
    <div className="place-editor">
      <Board card={card} files={plain} frame={frame}>
        <div
          className="place-canvas"
          onPointerCancel={() => setDrawn(undefined)}
          onPointerDown={begin}
          onPointerMove={(event) => drawn && setDrawn({ ...drawn, to: placeOf(event) })}
          onPointerUp={end}
          role="presentation"
        />
        {drawn && (
          <span
            className="place-zone place-editor-drawn"
            style={boxStyle(boxBetween(drawn.from, drawn.to))}
          />
        )}
        {card.zones.map((zone, index) => (
          <button
            aria-label={t('edit.moveZone', { number: index + 1 })}
            className={`place-zone place-editor-box ${card.mode === 'hotspot' && !zone.isRight ? 'is-other' : ''}`}
            data-shape={zone.shape}
            disabled={disabled}
            key={zone.id}
            onKeyDown={(event) => nudge(event, zone)}
            onPointerDown={(event) => take(event, zone, false)}
            onPointerMove={drag}
            onPointerUp={() => setPull(undefined)}
            style={boxStyle(zone)}
            title={zone.label}
            type="button"
          >
            <span className="place-editor-number">{index + 1}</span>
            <span className="place-zone-label place-editor-label">{zone.label}</span>
            <span
              className="place-editor-size"
              onPointerDown={(event) => take(event, zone, true)}
              onPointerMove={drag}
              onPointerUp={() => setPull(undefined)}
              role="presentation"
            />
          </button>
        ))}
      </Board>
      <p className="place-editor-tip">{t('edit.draw')}</p>
    </div>
  )
}

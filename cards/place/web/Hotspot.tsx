import { useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { useWords } from '#kit/i18n/web/words.ts'
import { placeWords } from '../place.card.ts'
import type { PlaceResponse, Point } from '../place.schema.ts'
import { contains, findsOf } from '../place.score.ts'
import { Board } from './Board.tsx'
import { boxStyle } from './boxStyle.ts'
import { ListSwitch } from './ListSwitch.tsx'
import type { PlaceProps } from './playerProps.ts'

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const nothing: PlaceResponse = { placed: [], points: [], zoneIds: [] }
const step = 0.02
const wideStep = 0.1
const within = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 1000) / 1000
const at = ({ x, y }: Point) => ({ left: `${x * 100}%`, top: `${y * 100}%` })

/** A picture that is pointed at: by touch, with a cross that arrows move, or by choosing a place from a list. */
export function Hotspot(props: PlaceProps) {
  const { card, files, response, verdict, isSending, respond } = props
  const t = useWords(placeWords)
  const frame = useRef<HTMLDivElement>(null)
  const [isList, setList] = useState(false)
  const [cross, setCross] = useState<Point>({ x: 0.5, y: 0.5 })
  const isClosed = verdict !== undefined || isSending
  const most = findsOf(card)
  const { points, zoneIds } = response ?? nothing

  function change(now: Partial<PlaceResponse>): void {
    const next = { ...nothing, ...now }
    respond(next.points.length + next.zoneIds.length > 0 ? next : undefined)
  }

  /** Once as many are set as there are to be found, the oldest goes. */
  const add = (point: Point) => change({ points: [...points, point].slice(-most) })

  /** A key press comes from nowhere, so it means the cross. */
  function onClick(event: MouseEvent): void {
    const box = frame.current?.getBoundingClientRect()
    if (!box || box.width === 0 || event.detail === 0) return add(cross)
    add({
      x: within((event.clientX - box.left) / box.width),
      y: within((event.clientY - box.top) / box.height),
    })
  }

  function onKey(event: KeyboardEvent): void {
    const arrow = arrows[event.key]
    if (!arrow) return
    event.preventDefault()
    const by = event.shiftKey ? wideStep : step
    setCross(({ x, y }) => ({ x: within(x + arrow[0] * by), y: within(y + arrow[1] * by) }))
  }

  function choose(id: string, isChosen: boolean): void {
    const others = zoneIds.filter((each) => each !== id)
    change({ zoneIds: isChosen ? [...others, id].slice(-most) : others })
  }

  const right = verdict?.solution?.zones
  const markOf = (point: Point): string => {
    if (right) return right.some((zone) => contains(zone, point)) ? 'is-right' : 'is-wrong'
    return verdict?.outcome === 'correct' ? 'is-right' : ''
  }
  const feedback = verdict?.feedback.parts ?? []
  return (
    <>
      {!isClosed && (
        <div className="place-head">
          <p className="place-how">{t('play.howHotspot', { count: most })}</p>
          {card.zones.length > 1 && <ListSwitch isList={isList} onChange={setList} />}
        </div>
      )}
      <Board card={card} files={files} frame={frame}>
        {right?.map((zone) => (
          <span className="place-zone is-found" data-shape={zone.shape} key={zone.id} style={boxStyle(zone)}>
            <span className="place-zone-label">{zone.label}</span>
          </span>
        ))}
        {!isClosed && !isList && (
          <button
            aria-label={t('play.point')}
            className="place-canvas"
            onClick={onClick}
            onKeyDown={onKey}
            type="button"
          >
            <span aria-hidden="true" className="place-cross" style={at(cross)} />
          </button>
        )}
        {points.map((point, index) => (
          <span className={`place-point ${markOf(point)}`} key={index} style={at(point)}>
            <span aria-hidden="true">{index + 1}</span>
          </span>
        ))}
      </Board>
      {isList && !isClosed && (
        <fieldset className="card-list place-choices">
          <legend className="visually-hidden">{t('play.places')}</legend>
          {card.zones.map(({ id, label }, index) => (
            <label
              className={`card-box card-option place-choice ${zoneIds.includes(id) ? 'is-chosen' : ''}`}
              key={id}
            >
              <input
                checked={zoneIds.includes(id)}
                onChange={(event) => choose(id, event.target.checked)}
                type="checkbox"
              />
              <span className="card-option-text">{label || t('play.zone', { number: index + 1 })}</span>
            </label>
          ))}
        </fieldset>
      )}
      <p className="place-count" role="status">
        {isClosed ? '' : t('play.pointed', { count: points.length + zoneIds.length, total: most })}
      </p>
      {feedback.length > 0 && (
        <ul className="place-feedback">
          {feedback.map(({ partId, text }) => (
            <li key={partId}>{text}</li>
          ))}
        </ul>
      )}
    </>
  )
}

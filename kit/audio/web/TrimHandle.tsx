import type { KeyboardEvent, PointerEvent } from 'react'
import { formatPlayTime } from '#kit/media/playTime.ts'
import { keyedTrim } from '../trim.ts'

interface Props {
  readonly side: 'from' | 'to'
  readonly label: string
  /** In seconds, as `min`, `max` and `length` are. */
  readonly value: number
  readonly min: number
  readonly max: number
  readonly length: number
  readonly disabled: boolean
  onMove(to: number): void
}

/** One end of the part that is kept: dragged, or moved by keys. `onMove` gets the wanted second, which its owner clamps. */
export function TrimHandle({ side, label, value, min, max, length, disabled, onMove }: Props) {
  function onKeyDown(event: KeyboardEvent): void {
    const to = keyedTrim(event.key, event.shiftKey, value, length)
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey || disabled) return
    event.preventDefault()
    onMove(to)
  }
  function onPointerMove(event: PointerEvent<HTMLElement>): void {
    const track = event.currentTarget.parentElement
    if (!track || disabled || !event.currentTarget.hasPointerCapture(event.pointerId)) return
    const box = track.getBoundingClientRect()
    onMove(((event.clientX - box.left) / box.width) * length)
  }
  return (
    <div
      aria-disabled={disabled}
      aria-label={label}
      aria-valuemax={max}
      aria-valuemin={min}
      aria-valuenow={value}
      aria-valuetext={formatPlayTime(value, 2)}
      className={`recording-handle is-${side}`}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={onPointerMove}
      role="slider"
      style={{ left: `${(value / length) * 100}%` }}
      tabIndex={disabled ? -1 : 0}
    />
  )
}

import type { KeyboardEvent, PointerEvent } from 'react'
import { useRef } from 'react'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { columnWidth } from '../columnSettings.ts'

interface ColumnEdgeProps {
  readonly label: string
  /** In pixels; undefined: as wide as what it holds. */
  readonly width: number | undefined
  readonly onDraw: (width: number) => void
  readonly onCommit: (width: number | undefined) => void
}

const clamp = (width: number) => Math.round(Math.min(Math.max(width, columnWidth.least), columnWidth.most))
const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -columnWidth.step,
  ArrowRight: columnWidth.step,
}
const widthOf = (edge: Element) => edge.closest('th')?.getBoundingClientRect().width ?? 0

/** The edge of a column: dragged, or moved by arrow keys; a double click or Delete gives the width back. */
export function ColumnEdge({ label, width, onDraw, onCommit }: ColumnEdgeProps) {
  const t = useWords(kitWords)
  const drag = useRef<{ readonly from: number; readonly width: number; now?: number }>(undefined)
  const begin = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { from: event.clientX, width: widthOf(event.currentTarget) }
  }
  const follow = (event: PointerEvent<HTMLElement>) => {
    if (!drag.current) return
    drag.current.now = clamp(drag.current.width + event.clientX - drag.current.from)
    onDraw(drag.current.now)
  }
  const end = () => {
    const now = drag.current?.now
    drag.current = undefined
    if (now !== undefined) onCommit(now)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const by = steps[event.key]
    if (by !== undefined) onCommit(clamp(widthOf(event.currentTarget) + by))
    else if (event.key === 'Delete' && width !== undefined) onCommit(undefined)
    else return
    event.preventDefault()
  }
  return (
    <span
      role="separator"
      className="kit-column-edge"
      aria-orientation="vertical"
      aria-label={t('list.widthOf', { label })}
      aria-valuemin={columnWidth.least}
      aria-valuemax={columnWidth.most}
      aria-valuenow={width ?? columnWidth.least}
      tabIndex={0}
      onPointerDown={begin}
      onPointerMove={follow}
      onPointerUp={end}
      onPointerCancel={end}
      onDoubleClick={() => onCommit(undefined)}
      onKeyDown={onKeyDown}
    />
  )
}

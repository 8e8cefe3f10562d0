import './board.css'
import { DragDropProvider, type DragEndEvent, type DragStartEvent } from '@dnd-kit/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { sensors, silent } from '#kit/dnd/web/SortableList.tsx'
import { useRowWindow } from '#kit/view/web/useRowWindow.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { placesByUnit, placesIn } from '../../course.places.ts'
import { designWords } from '../../course-design.words.ts'
import { AddDialog } from './AddDialog.tsx'
import { OverviewDialog } from './OverviewDialog.tsx'
import { dropKeyOf } from './PlaceChip.tsx'
import { SendDialog } from './SendDialog.tsx'
import { UnitRow, unitOfKey, type UnitDialogs } from './UnitRow.tsx'
import type { Board } from './useBoard.ts'

/** Pixels, as the style says. */
const heights = { unit: 56, place: 46, mark: 38, section: 84 } as const

type Open =
  | { readonly kind: 'add' | 'overview'; readonly unit: number }
  | { readonly kind: 'send'; readonly activityId: number }

/** The days or sections of a course below each other, of which those in sight are drawn. */
export function PlacesBoard({ board }: { readonly board: Board }) {
  const t = useWords(designWords)
  const [open, setOpen] = useState<Open>()
  const [dragged, setDragged] = useState<number>()
  const { places, milestones, sections, isByDay, count, lastMoved } = board
  const byUnit = useMemo(() => placesByUnit(places), [places])
  const begun = useMemo(
    () => new Set(isByDay ? sections.map(({ firstDay }) => firstDay ?? 0) : []),
    [isByDay, sections],
  )
  const units = Math.max(count, ...byUnit.keys(), ...begun)
  const rows = useMemo(() => {
    const marks = placesByUnit(milestones)
    return Array.from({ length: units }, (_, index) => {
      const [placed, marked] = [byUnit.get(index + 1), marks.get(index + 1)]
      const section = begun.has(index + 1) ? heights.section : 0
      const inside = (placed?.length ?? 0) * heights.place + (marked?.length ?? 0) * heights.mark
      return section + heights.unit + inside
    })
  }, [units, byUnit, milestones, begun])
  const { list, from, to, above, below, reveal } = useRowWindow(rows, dragged)

  // Only a move moves the focus, not each key that changes a height.
  const newest = useRef(reveal)
  useEffect(() => {
    newest.current = reveal
  })
  // What went over the edge of what is seen is brought back into sight, and keeps the focus.
  useEffect(() => {
    const { current } = list
    if (!lastMoved || !current) return undefined
    newest.current(lastMoved.unit - 1)
    const frame = requestAnimationFrame(() => {
      const place = current.querySelector(`[data-place="${lastMoved.activityId}"]`)
      place?.querySelector<HTMLElement>('.drag-handle')?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [lastMoved, list])

  const start = ({ operation }: DragStartEvent) => {
    const id = Number(operation.source?.id)
    const place = places.find(({ activityId }) => activityId === id)
    setDragged(place && place.unit - 1)
  }
  const end = ({ operation, canceled }: DragEndEvent) => {
    setDragged(undefined)
    const { source, target } = operation
    if (canceled || !source || !target || target.id === dropKeyOf(Number(source.id))) return
    const over = places.find(({ activityId }) => dropKeyOf(activityId) === target.id)
    const id = Number(source.id)
    if (over) board.drop(id, { unit: over.unit, index: placesIn(places, over.unit).indexOf(over) })
    else board.send(id, unitOfKey(target.id))
  }
  const dialogs: UnitDialogs = {
    add: (unit) => setOpen({ kind: 'add', unit }),
    overview: (unit) => setOpen({ kind: 'overview', unit }),
    send: (activityId) => setOpen({ kind: 'send', activityId }),
  }
  const close = () => setOpen(undefined)
  return (
    <DragDropProvider onDragEnd={end} onDragStart={start} plugins={silent} sensors={sensors}>
      <div aria-label={t('places.board')} className="course-board" ref={list} role="group">
        <div role="presentation" style={{ height: above }} />
        {rows.slice(from, to).map((_, index) => {
          const unit = from + index + 1
          return (
            <UnitRow board={board} dialogs={dialogs} key={unit} places={byUnit.get(unit) ?? []} unit={unit} />
          )
        })}
        <div role="presentation" style={{ height: below }} />
      </div>
      <output className="kit-visually-hidden">{board.announcement}</output>
      {open?.kind === 'add' && <AddDialog board={board} onClose={close} unit={open.unit} />}
      {open?.kind === 'overview' && <OverviewDialog board={board} onClose={close} unit={open.unit} />}
      {open?.kind === 'send' && <SendDialog activityId={open.activityId} board={board} onClose={close} />}
    </DragDropProvider>
  )
}

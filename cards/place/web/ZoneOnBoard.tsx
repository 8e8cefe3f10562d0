import { useDroppable } from '@dnd-kit/react'
import type { ReactNode } from 'react'
import { useWords } from '#kit/i18n/web/words.ts'
import { placeWords } from '../place.card.ts'
import type { Zone } from '../place.schema.ts'
import { boxStyle } from './boxStyle.ts'

interface Props {
  readonly zone: Zone
  readonly label: string
  readonly showsLabel: boolean
  readonly isClosed: boolean
  /** The thing that comes here when it is touched. */
  readonly next?: string
  readonly children: ReactNode
  onTouch(): void
}

/** A zone on the board: a button as large as the zone, its label, and the things that are in it. */
export function ZoneOnBoard({ zone, label, showsLabel, isClosed, next, children, onTouch }: Props) {
  const t = useWords(placeWords)
  const { ref, isDropTarget } = useDroppable({ id: `zone-${zone.id}`, disabled: isClosed })
  return (
    <div
      aria-label={label}
      className={`place-zone ${isDropTarget ? 'is-over' : ''}`}
      data-shape={zone.shape}
      ref={ref}
      role="group"
      style={boxStyle(zone)}
    >
      {!isClosed && (
        <button
          aria-disabled={next === undefined}
          aria-label={next === undefined ? t('play.allPlaced') : t('play.put', { thing: next, zone: label })}
          className="place-zone-button"
          onClick={onTouch}
          type="button"
        />
      )}
      {showsLabel && <span className="place-zone-label">{label}</span>}
      {children}
    </div>
  )
}

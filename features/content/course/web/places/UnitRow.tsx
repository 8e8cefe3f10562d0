import { PlusOutlined } from '@ant-design/icons'
import { useDroppable } from '@dnd-kit/react'
import { Button } from 'antd'
import { useWords } from '#kit/i18n/web/words.ts'
import type { Placed } from '../../course.places.ts'
import { sectionAt } from '../../course.sections.ts'
import { designWords } from '../../course-design.words.ts'
import { MarkRow } from './MarkRow.tsx'
import { PlaceChip } from './PlaceChip.tsx'
import { SectionHead } from './SectionHead.tsx'
import { SectionTitle } from './SectionTitle.tsx'
import { UnitMenu } from './UnitMenu.tsx'
import type { Board } from './useBoard.ts'

const unitKey = 'unit-'

/** The unit that something was dropped on. */
export const unitOfKey = (key: string | number) => Number(String(key).slice(unitKey.length))

export interface UnitDialogs {
  /** Chooses activities for a unit. */
  readonly add: (unit: number) => void
  /** Chooses another unit for an activity. */
  readonly send: (activityId: number) => void
  /** Writes what a section is about. */
  readonly overview: (number: number) => void
}

interface UnitRowProps {
  readonly board: Board
  readonly unit: number
  readonly places: readonly Placed[]
  readonly dialogs: UnitDialogs
}

/** A day or a section with its milestones and its activities; what is dropped on it stands at its end. Above a day, the section that begins. */
export function UnitRow({ board, unit, places, dialogs }: UnitRowProps) {
  const t = useWords(designWords)
  const { disabled, isByDay, milestones } = board
  const { ref, isDropTarget } = useDroppable({ id: `${unitKey}${unit}`, collisionPriority: 1, disabled })
  const name = board.nameOf(unit)
  const isBeyond = unit > board.count
  const begun = isByDay ? sectionAt(board.sections, unit) + 1 : 0
  return (
    <>
      {begun > 0 && <SectionHead board={board} number={begun} onOverview={() => dialogs.overview(begun)} />}
      <section
        aria-label={name}
        className="course-unit"
        data-beyond={isBeyond || undefined}
        data-target={isDropTarget || undefined}
        data-unit={unit}
        ref={ref}
      >
        <header className="course-unit-head">
          {isByDay || isBeyond ? (
            <span className="course-unit-name">{name}</span>
          ) : (
            <SectionTitle board={board} unit={unit} />
          )}
          {places.length > 0 && (
            <span className="kit-muted">{t('places.count', { count: places.length })}</span>
          )}
          <span className="course-unit-grow" />
          {!disabled && !isBeyond && (
            <>
              <Button
                aria-label={t('places.addTo', { unit: name })}
                icon={<PlusOutlined aria-hidden="true" />}
                onClick={() => dialogs.add(unit)}
                size="small"
                type="text"
              >
                {t('places.add')}
              </Button>
              <UnitMenu board={board} onOverview={() => dialogs.overview(unit)} unit={unit} />
            </>
          )}
        </header>
        <ul className="course-places">
          {places.map(({ activityId }) => (
            <PlaceChip
              activityId={activityId}
              board={board}
              key={activityId}
              onSend={() => dialogs.send(activityId)}
            />
          ))}
        </ul>
        {milestones.map(
          (milestone, index) =>
            milestone.unit === unit && (
              // Milestones have no identity of their own; their place is what they are.
              <MarkRow board={board} index={index} key={index} title={milestone.title} unit={name} />
            ),
        )}
      </section>
    </>
  )
}

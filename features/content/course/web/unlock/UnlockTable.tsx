import { useState } from 'react'
import { useWords } from '#kit/i18n/web/words.ts'
import { designWords } from '../../course-design.words.ts'
import type { Milestone } from '../units/units.ts'
import { useCalendarText } from './calendarText.ts'
import type { UnitUnlock } from './unlocks.ts'

interface UnlockTableProps {
  readonly unlocks: readonly UnitUnlock[]
  readonly milestones: readonly Milestone[]
  readonly nameOf: (unit: number) => string
  /** Each waits until the one before is learned. */
  readonly isGradual: boolean
}

/** The same as a table, drawn once somebody opens it: a course may have a year of days. */
export function UnlockTable({ unlocks, milestones, nameOf, isGradual }: UnlockTableProps) {
  const t = useWords(designWords)
  const text = useCalendarText()
  const [isOpen, setOpen] = useState(false)
  const titlesAt = (unit: number) =>
    milestones.filter((milestone) => milestone.unit === unit).map(({ title }) => title)
  return (
    <details className="course-unlock-list" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('unlock.list')}</summary>
      {isOpen && (
        <table className="kit-view-rows">
          <thead>
            <tr>
              <th scope="col">{t('unlock.unit')}</th>
              <th scope="col">{t('unlock.opens')}</th>
            </tr>
          </thead>
          <tbody>
            {unlocks.map(({ unit, day }) => (
              <tr key={unit}>
                <td>
                  {nameOf(unit)}
                  {titlesAt(unit).map((title, index) => (
                    // Milestones have no identity of their own; their place is what they are.
                    <span className="kit-cell-note" key={index}>
                      {title}
                    </span>
                  ))}
                </td>
                <td>
                  {text.date(day)}
                  {isGradual && unit > 1 && <span className="kit-cell-note">{t('unlock.afterLast')}</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </details>
  )
}

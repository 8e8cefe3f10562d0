import { useFormat } from '#kit/i18n/web/format.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { learnWords } from '../../learn.words.ts'
import { Cover } from '../view/Cover.tsx'
import { StarCount } from '../view/Stars.tsx'
import { ActivityLink } from './ActivityLink.tsx'
import { awaitsTeacher, isMissed, isNow, starsIn, useUnitName } from './courseUnits.ts'
import type { CourseUnitRow, OpenCourse } from './useCourses.ts'

interface Props {
  readonly course: OpenCourse
  readonly unit: CourseUnitRow
}

/** A day or section: the one where the learner goes on stands open, the others are folded; in a grid all are. */
export function CourseUnit({ course, unit }: Props) {
  const { status } = unit
  const name = useUnitName(course, unit)
  const isGrid = course.showMode === 'grid'
  const [first] = unit.activities
  const isNext = unit.activities.some(({ id }) => id === course.next?.id)
  return (
    <li className="learn-unit" data-now={isNow(unit)} data-status={status} id={`unit-${unit.unit}`}>
      <details open={isNext && !isGrid}>
        <summary>
          {isGrid && <Cover id={first?.id ?? unit.unit} url={first?.cover ?? ''} />}
          <UnitMark unit={unit} />
          <span className="learn-unit-name">
            <strong>{name}</strong>
            <UnitState unit={unit} />
          </span>
        </summary>
        <UnitInside course={course} unit={unit} />
      </details>
    </li>
  )
}

const marks = {
  learned: 'M6 12.5l4 4 8-9',
  locked: 'M8 11V9a4 4 0 0 1 8 0v2M7 11h10v7H7z',
} as const

/** Its number, or what became of it: a tick, a lock. */
function UnitMark({ unit: { unit, status } }: Pick<Props, 'unit'>) {
  const path = status === 'learned' || status === 'locked' ? marks[status] : undefined
  return (
    <span aria-hidden="true" className="learn-unit-mark">
      {path ? (
        <svg viewBox="0 0 24 24">
          <path d={path} />
        </svg>
      ) : (
        unit
      )}
    </span>
  )
}

function UnitInside({ course, unit }: Props) {
  const t = useWords(learnWords)
  const { activities, overview, isOpen } = unit
  return (
    <>
      {overview !== '' && <p className="learn-lead">{overview}</p>}
      {isMissed(unit) && <p className="learn-missed">{t('course.missed')}</p>}
      {activities.length === 0 && <p className="learn-lead">{t('course.nothing')}</p>}
      <ul className="is-compact">
        {activities.map((activity) => (
          <li key={activity.id}>
            {isOpen || activity.record ? (
              <ActivityLink activity={activity} courseId={course.id} />
            ) : (
              <span className="learn-closed">{activity.title}</span>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

function UnitState({ unit }: Pick<Props, 'unit'>) {
  const t = useWords(learnWords)
  const format = useFormat()
  const { status, opensAt } = unit
  if (status === 'locked')
    return (
      <span className="learn-unit-state">
        {opensAt === null
          ? t('course.opensAfter')
          : t('course.opens', { time: `${format.date(opensAt)} ${format.clock(opensAt)}` })}
      </span>
    )
  const { won, of } = starsIn(unit)
  return (
    <span className="learn-unit-state">
      {isMissed(unit)
        ? t('course.late')
        : awaitsTeacher(unit)
          ? t('card.awaits')
          : t(`course.states.${status}`)}
      {won > 0 && <StarCount of={of} won={won} />}
    </span>
  )
}

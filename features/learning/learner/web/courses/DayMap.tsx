import { Fragment, useEffect, useRef } from 'react'
import { useWords } from '#kit/i18n/web/words.ts'
import { learnWords } from '../../learn.words.ts'
import { isMissed, isNow, unitGroups, useUnitName } from './courseUnits.ts'
import type { CourseUnitRow, OpenCourse } from './useCourses.ts'

/** All days or sections at a glance, each a way to its place in the page. */
export function DayMap({ course }: { readonly course: OpenCourse }) {
  const t = useWords(learnWords)
  const map = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Of a long course the present days are in view; the page itself stays where it is.
    const now = map.current?.querySelector<HTMLElement>('[data-status="pending"], [data-status="learning"]')
    if (map.current && now) map.current.scrollTop = now.offsetTop - map.current.offsetTop - now.clientHeight
  }, [])
  if (course.units.length < 2) return null
  return (
    <nav aria-label={course.learnMode === 'day' ? t('course.days') : t('course.sections')}>
      <div className="learn-days" ref={map}>
        {unitGroups(course).map(({ section, units }) => (
          <Fragment key={section?.from ?? 0}>
            {section && <p>{section.title}</p>}
            <ol>
              {units.map((unit) => (
                <Day course={course} key={unit.unit} unit={unit} />
              ))}
            </ol>
          </Fragment>
        ))}
      </div>
    </nav>
  )
}

interface Props {
  readonly course: OpenCourse
  readonly unit: CourseUnitRow
}

function Day({ course, unit }: Props) {
  const t = useWords(learnWords)
  const name = useUnitName(course, unit)
  const state = isMissed(unit) ? t('course.late') : t(`course.states.${unit.status}`)
  return (
    <li data-missed={isMissed(unit)} data-now={isNow(unit)} data-status={unit.status}>
      <a aria-label={t('course.dayState', { name, state })} href={`#unit-${unit.unit}`} onClick={openUnit}>
        {unit.unit}
        {unit.milestones.length > 0 && <i aria-hidden="true" />}
      </a>
    </li>
  )
}

/** The folded unit opens; the browser goes there by itself. */
function openUnit({ currentTarget }: React.MouseEvent<HTMLAnchorElement>): void {
  const unit = document.querySelector(`${currentTarget.hash} > details`)
  unit?.setAttribute('open', '')
}

import './board.css'
import { FlagOutlined } from '@ant-design/icons'
import { Fragment } from 'react'
import type { Values } from '#kit/form/values.ts'
import { useRecordId } from '#kit/resource/web/recordId.ts'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { placesIn } from '../../course.places.ts'
import { dayRuns } from '../../course.sections.ts'
import { designWords } from '../../course-design.words.ts'
import { unitsOf, type CourseUnits } from '../units/units.ts'
import { useDaysName, useUnitName } from '../units/useUnitName.ts'
import { PlaceFace } from './PlaceFace.tsx'
import { usePlacedFaces } from './usePlacedFaces.ts'

/** The units that hold something, to be read; days under the section that they belong to. */
export function PlacesList({ values }: { readonly values: Values }) {
  const t = useWords(designWords)
  const kit = useWords(kitWords)
  const daysName = useDaysName()
  const course = unitsOf(values)
  const { isByDay, sections, places, milestones, count } = course
  const filled = [...new Set([...places, ...milestones].map(({ unit }) => unit))].toSorted((a, b) => a - b)
  if (filled.length === 0 && (!isByDay || sections.length === 0))
    return <span className="kit-muted">{kit('common.none')}</span>
  const runs = isByDay
    ? dayRuns(sections, Math.max(count, ...filled))
    : [{ section: undefined, from: 1, to: Math.max(count, ...filled) }]
  return (
    <div aria-label={t('places.board')} className="course-board" role="group" tabIndex={0}>
      {runs.map(({ section, from, to }) => (
        <Fragment key={from}>
          {section && (
            <ReadSection overview={section.overview} title={section.title}>
              {daysName({ from, to })}
            </ReadSection>
          )}
          {filled
            .filter((unit) => from <= unit && unit <= to)
            .map((unit) => (
              <ReadUnit course={course} key={unit} unit={unit} />
            ))}
        </Fragment>
      ))}
    </div>
  )
}

interface ReadSectionProps {
  readonly title: string
  readonly overview: string
  /** Its days. */
  readonly children: string
}

function ReadSection({ title, overview, children }: ReadSectionProps) {
  return (
    <div className="course-section" data-still>
      <strong>{title}</strong>
      <span className="kit-muted">{children}</span>
      {overview && <p>{overview}</p>}
    </div>
  )
}

function ReadUnit({ course, unit }: { readonly course: CourseUnits; readonly unit: number }) {
  const faceOf = usePlacedFaces(useRecordId())
  const nameOf = useUnitName(course)
  const overview = course.isByDay ? '' : course.sections[unit - 1]?.overview
  return (
    <section className="course-unit">
      <header className="course-unit-head">
        <span className="course-unit-name">{nameOf(unit)}</span>
      </header>
      {overview && <p className="course-unit-overview kit-muted">{overview}</p>}
      <ul className="course-places">
        {placesIn(course.places, unit).map(({ activityId }) => (
          <li className="course-place" key={activityId}>
            <div className="course-place-card" data-still>
              <PlaceFace face={faceOf(activityId)} />
            </div>
          </li>
        ))}
      </ul>
      {placesIn(course.milestones, unit).map(({ title }, index) => (
        // Milestones have no identity of their own; their place is what they are.
        <p className="course-mark" key={index}>
          <FlagOutlined aria-hidden="true" /> {title}
        </p>
      ))}
    </section>
  )
}

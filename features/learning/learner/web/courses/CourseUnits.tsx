import { useId } from 'react'
import { useWords } from '#kit/i18n/web/words.ts'
import { learnWords } from '../../learn.words.ts'
import { CourseUnit } from './CourseUnit.tsx'
import { unitGroups, type UnitGroup } from './courseUnits.ts'
import { MilestoneRow } from './MilestoneRow.tsx'
import type { OpenCourse } from './useCourses.ts'

interface Props {
  readonly course: OpenCourse
}

/** All days or sections in the course's show mode, each with what is reached by it behind it; days under their section. */
export function CourseUnits({ course }: Props) {
  return unitGroups(course).map(({ section, units }) =>
    section ? (
      <Section course={course} key={section.from} section={section} units={units} />
    ) : (
      <UnitRows course={course} key={0} units={units} />
    ),
  )
}

type SectionProps = Props & Required<UnitGroup>

function Section({ course, section, units }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="learn-section">
      <h2 id={id}>
        {section.title} <SectionDays section={section} />
      </h2>
      {section.overview !== '' && <p className="learn-lead learn-overview">{section.overview}</p>}
      <UnitRows course={course} units={units} />
    </section>
  )
}

/** 'Days 3 to 5'. */
export function SectionDays({ section: { from, to } }: Pick<SectionProps, 'section'>) {
  const t = useWords(learnWords)
  return <small>{from === to ? t('course.day', { number: from }) : t('course.fromDay', { from, to })}</small>
}

function UnitRows({ course, units }: Pick<SectionProps, 'course' | 'units'>) {
  return (
    <ol className="learn-units" data-mode={course.showMode}>
      {units.flatMap((unit) => [
        <CourseUnit course={course} key={unit.unit} unit={unit} />,
        ...unit.milestones.map((milestone, index) => (
          <MilestoneRow key={`${unit.unit}-${index}`} milestone={milestone} />
        )),
      ])}
    </ol>
  )
}

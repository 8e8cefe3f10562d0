import './coursePage.css'
import { useWords } from '#kit/i18n/web/words.ts'
import { designWords } from '../../course-design.words.ts'
import { textIn } from '../units/reading.ts'
import { Offer } from './Offer.tsx'
import { Materials } from './Materials.tsx'
import { Abilities, Faq, People, Points, Reviews } from './parts.tsx'
import { Section, SectionLevel } from './Section.tsx'
import { UnitList } from './UnitList.tsx'
import type { ShownCourse } from './shownCourse.ts'

interface Props {
  readonly course: ShownCourse
  /** Whether it is a screen by itself, whose title is the first heading. */
  readonly isScreen?: boolean
}

/** What a course promises, who teaches it, what opens when, and what others say. */
export function CoursePage({ course, isScreen = false }: Props) {
  const t = useWords(designWords)
  const { values } = course
  return (
    <SectionLevel value={isScreen ? 2 : 3}>
      <article className="course-page">
        <Offer course={course} isScreen={isScreen} />
        <Points values={values} />
        <Section title={t('page.learners')}>{textIn(values, 'targetLearners')}</Section>
        <Section title={t('page.outcomes')}>{textIn(values, 'outcomes')}</Section>
        <Abilities abilities={course.abilities} />
        <People people={course.instructors} />
        <UnitList course={course} />
        <Materials values={values} />
        <Faq values={values} />
        <Reviews values={values} />
      </article>
    </SectionLevel>
  )
}

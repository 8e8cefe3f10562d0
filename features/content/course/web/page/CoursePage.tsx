import { useWords } from '#kit/i18n/web/words.ts'
import { designWords } from '../../course-design.words.ts'
import { textIn } from '../units/reading.ts'
import { Offer } from './Offer.tsx'
import { Abilities, Faq, Materials, People, Points, Reviews } from './parts.tsx'
import { Section } from './Section.tsx'
import { UnitList } from './UnitList.tsx'
import type { ShownCourse } from './useShownCourse.ts'

/** What a course promises, who teaches it, what opens when, and what others say. */
export function CoursePage({ course }: { readonly course: ShownCourse }) {
  const t = useWords(designWords)
  const { values } = course
  return (
    <article className="course-page">
      <Offer course={course} />
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
  )
}

import { useWords } from '#kit/i18n/web/words.ts'
import { learnWords } from '../../learn.words.ts'
import { ActivityLink, isToContinue } from './ActivityLink.tsx'
import { CourseLink } from './CourseLink.tsx'
import type { OwnLearning } from './useCourses.ts'

/** L1. What the learner got by a code or a payment: courses, and activities by themselves. */
export function MyCourses({ listed }: { readonly listed: OwnLearning }) {
  const t = useWords(learnWords)
  // What was begun stands above.
  const activities = listed.activities.filter((activity) => !isToContinue(activity))
  if (listed.courses.length + activities.length === 0) return null
  return (
    <section className="learn-group">
      <h2>{t('course.mine')}</h2>
      <ul>
        {listed.courses.map((course) => (
          <li key={`course-${course.id}`}>
            <CourseLink course={course} />
          </li>
        ))}
        {activities.map((activity) => (
          <li key={activity.id}>
            <ActivityLink activity={activity} />
          </li>
        ))}
      </ul>
    </section>
  )
}

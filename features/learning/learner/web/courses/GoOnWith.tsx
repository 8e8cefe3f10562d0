import { useWords } from '#kit/i18n/web/words.ts'
import { learnWords } from '../../learn.words.ts'
import { Cover } from '../view/Cover.tsx'
import { activityInCoursePath, follow } from '../view/place.ts'
import { ActivityLink, isToContinue, type ListedActivity } from './ActivityLink.tsx'
import type { OwnLearning } from './useCourses.ts'

interface Props {
  readonly courses: OwnLearning['courses']
  /** Of no course. */
  readonly activities: readonly ListedActivity[]
}

const most = 4

/** What was begun, and leads on at once: the next step of each course, and activities by themselves. */
export function GoOnWith({ courses, activities }: Props) {
  const t = useWords(learnWords)
  const steps = courses.flatMap(({ next, ...course }) =>
    next && course.status === 'learning' ? [{ course, next }] : [],
  )
  const led = new Set(steps.map(({ next }) => next.id))
  const begun = activities.filter((activity) => isToContinue(activity) && !led.has(activity.id))
  if (steps.length + begun.length === 0) return null
  return (
    <section className="learn-group is-compact">
      <h2>{t('begun')}</h2>
      <ul>
        {steps.slice(0, most).map(({ course, next }) => (
          <li key={`course-${course.id}`}>
            <a
              className="learn-card is-begun"
              href={activityInCoursePath(course.id, next.id)}
              onClick={follow}
            >
              <Cover id={course.id} url={course.cover} />
              <span className="learn-card-text">
                <strong className="learn-card-title">{next.title}</strong>
                <span className="learn-card-extent">{course.title}</span>
                <span className="learn-card-go">{t('card.goOn')}</span>
              </span>
            </a>
          </li>
        ))}
        {begun.map((activity) => (
          <li key={activity.id}>
            <ActivityLink activity={activity} />
          </li>
        ))}
      </ul>
    </section>
  )
}

import type { z } from 'zod'
import { useFormat } from '#kit/i18n/web/format.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import type { learnCourse } from '#features/learning/attempt/learner.records.ts'
import { learnWords } from '../../learn.words.ts'
import { Cover } from '../view/Cover.tsx'
import { coursePath, follow } from '../view/place.ts'

export type ListedCourse = z.output<typeof learnCourse>

/** One course as a card that is a link: a picture, its name, and how far the learner is. */
export function CourseLink({ course }: { readonly course: ListedCourse }) {
  const { id, title, cover, status } = course
  return (
    <a
      className={status === 'learning' ? 'learn-card is-begun' : 'learn-card'}
      href={coursePath(id)}
      onClick={follow}
    >
      <Cover id={id} url={cover} />
      <span className="learn-card-text">
        <strong className="learn-card-title">{title}</strong>
        <CourseAccess course={course} />
      </span>
    </a>
  )
}

/** How many activities are learned, or when the course begins. */
export function CourseAccess({ course }: { readonly course: ListedCourse }) {
  const t = useWords(learnWords)
  const format = useFormat()
  const { status, activityCount, learnedActivities, awaitedActivities, nextOpensAt, next } = course
  if (status === 'locked' && nextOpensAt !== null)
    return <span className="learn-card-extent">{t('course.opens', { time: format.date(nextOpensAt) })}</span>
  const label = t('course.learned', { learned: learnedActivities, total: activityCount })
  const share = activityCount === 0 ? 0 : learnedActivities / activityCount
  return (
    <span className="learn-card-reached">
      <span aria-hidden="true" className="learn-bar">
        <i style={{ transform: `scaleX(${share})` }} />
      </span>
      <span className="learn-card-extent">{label}</span>
      {next === null && awaitedActivities > 0 && <span className="learn-awaits">{t('card.awaits')}</span>}
    </span>
  )
}

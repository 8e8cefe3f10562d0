import { useWords } from '#kit/i18n/web/words.ts'
import { learnWords } from '../../learn.words.ts'
import type { CourseUnitRow } from './useCourses.ts'

interface Props {
  readonly milestone: CourseUnitRow['milestones'][number]
}

/** A flag on the way: what one can do by then, and whether one is there. */
export function MilestoneRow({ milestone: { title, isReached } }: Props) {
  const t = useWords(learnWords)
  return (
    <li className="learn-flag" data-reached={isReached}>
      <svg aria-hidden="true" viewBox="0 0 24 24">
        <path d="M6 21V4h12l-3 4.5 3 4.5H6" />
      </svg>
      <span>
        <strong>{title}</strong>
        <small>{isReached ? t('course.reached') : t('course.notReached')}</small>
      </span>
    </li>
  )
}

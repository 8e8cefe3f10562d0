import { useWords } from '#kit/i18n/web/words.ts'
import { learnWords } from '../../learn.words.ts'
import { publicCreatorPath } from '#features/content/user-page/user-page.address.ts'
import type { OpenCourse } from './useCourses.ts'

/** E1. Who teaches the course; those with a public page lead to it. */
export function Teachers({ teachers }: Pick<OpenCourse, 'teachers'>) {
  const t = useWords(learnWords)
  if (teachers.length === 0) return null
  return (
    <ul aria-label={t('course.teachers')} className="learn-teachers">
      {teachers.map(({ id, nickname, avatar, hasPage }) => (
        <li key={id}>
          {avatar ? <img alt="" src={avatar} /> : <span aria-hidden="true">{[...nickname][0]}</span>}
          {hasPage ? <a href={publicCreatorPath(id)}>{nickname}</a> : nickname}
        </li>
      ))}
    </ul>
  )
}

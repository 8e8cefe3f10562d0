import '../view/learn.css'
import './course.css'
import { useState } from 'react'
import { kitFaults } from '#kit/contract/fault.ts'
import { errorText } from '#kit/http/web/errorText.ts'
import { useFormat } from '#kit/i18n/web/format.ts'
import { isRefusal } from '#kit/http/web/refusal.ts'
import { useScreenName } from '#kit/view/web/screenName.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { learnWords } from '../../learn.words.ts'
import { NotHad } from '../view/NotHad.tsx'
import { NotShown } from '../view/NotShown.tsx'
import { activityInCoursePath, follow, listPath } from '../view/place.ts'
import { StarCount } from '../view/Stars.tsx'
import { useWhenOnline } from '../view/useWhenOnline.ts'
import { CourseAccess } from './CourseLink.tsx'
import { CourseUnits } from './CourseUnits.tsx'
import { DayMap } from './DayMap.tsx'
import { Teachers } from './Teachers.tsx'
import { useCourse, type OpenCourse } from './useCourses.ts'

/** L1. A course by its days or sections, in its show mode: what is open, what comes when, and how far one is. */
export function CourseScreen({ id }: { readonly id: number }) {
  const t = useWords(learnWords)
  const { shown, error, retry } = useCourse(id)
  useScreenName(shown?.title ?? t('title'))
  useWhenOnline(retry)
  if (!shown && error !== undefined) return <Failed error={error} id={id} onRetry={retry} />
  if (!shown) return <main aria-busy="true" aria-label={t('loading')} className="learn-home" />
  return (
    <main className="learn-home">
      <a className="learn-link" href={listPath} onClick={follow}>
        ← {t('toList')}
      </a>
      <h1>{shown.title}</h1>
      <div className="learn-course-reach">
        <CourseAccess course={shown} />
        {shown.stars > 0 && <StarCount of={shown.activityCount * 3} won={shown.stars} />}
      </div>
      {shown.overview !== '' && <p className="learn-lead learn-overview">{shown.overview}</p>}
      <Teachers teachers={shown.teachers} />
      {shown.closesAt !== null && <Ends at={shown.closesAt} />}
      <GoOn course={shown} />
      {shown.showMode !== 'grid' && <DayMap course={shown} />}
      <CourseUnits course={shown} />
    </main>
  )
}

/** DEF-product: when a course that is learned together ends, or that it has. */
function Ends({ at }: { readonly at: number }) {
  const t = useWords(learnWords)
  const format = useFormat()
  const [now] = useState(Date.now)
  const time = `${format.date(at)} ${format.clock(at)}`
  return <p className="learn-lead">{at > now ? t('course.ends', { time }) : t('course.ended', { time })}</p>
}

/** Leads to the first activity that is open and not learned. */
function GoOn({
  course: { id, next, status, nextOpensAt, awaitedActivities },
}: {
  readonly course: OpenCourse
}) {
  const t = useWords(learnWords)
  const format = useFormat()
  if (next)
    return (
      <a className="learn-button learn-go-on" href={activityInCoursePath(id, next.id)} onClick={follow}>
        <span>{next.isBegun ? t('course.goOn') : t('course.begin')}</span>
        <small>{next.title}</small>
      </a>
    )
  if (status === 'learned') return <p className="learn-milestone">{t('course.done')}</p>
  if (nextOpensAt === null)
    return awaitedActivities > 0 ? <p className="learn-milestone">{t('course.awaited')}</p> : null
  const time = `${format.date(nextOpensAt)} ${format.clock(nextOpensAt)}`
  return <p className="learn-milestone">{t('course.rest', { time })}</p>
}

interface FailedProps {
  readonly id: number
  readonly error: unknown
  readonly onRetry: () => void
}

function Failed({ id, error, onRetry }: FailedProps) {
  const t = useWords(learnWords)
  const isAbsent = isRefusal(error, kitFaults.notFound.code) || isRefusal(error, kitFaults.invalid.code)
  if (isAbsent) return <NotHad id={id} kind="course" />
  return <NotShown lead={errorText(error)} onRetry={onRetry} title={t('course.failed')} />
}

import type { z } from 'zod'
import { useWords } from '#kit/i18n/web/words.ts'
import type { learnActivity } from '#features/learning/attempt/learner.records.ts'
import { learnWords } from '../../learn.words.ts'
import { Cover } from '../view/Cover.tsx'
import { activityInCoursePath, activityPath, follow } from '../view/place.ts'
import { Stars } from '../view/Stars.tsx'

export type ListedActivity = z.output<typeof learnActivity>

/** It was begun, and there is something to do in it; what only a teacher can go on with waits. */
export const isToContinue = ({ record }: ListedActivity): boolean =>
  record?.status === 'learning' && !record.awaitsTeacher

interface Props {
  readonly activity: ListedActivity
}

interface LinkProps extends Props {
  /** The course in which it is listed: its end leads on in that. */
  readonly courseId?: number
}

/** One activity as a card that is a link: a picture, what it is, and how far the learner is. */
export function ActivityLink({ activity, courseId }: LinkProps) {
  const { id, title, cover, language } = activity
  const lang = language ?? undefined
  return (
    <a
      className={isToContinue(activity) ? 'learn-card is-begun' : 'learn-card'}
      href={courseId === undefined ? activityPath(id) : activityInCoursePath(courseId, id)}
      onClick={follow}
    >
      <Cover id={id} url={cover} />
      <span className="learn-card-text">
        <strong className="learn-card-title" lang={lang}>
          {title}
        </strong>
        <Extent activity={activity} />
        <Progress activity={activity} />
      </span>
    </a>
  )
}

function Extent({ activity: { seconds, cardCount } }: Props) {
  const t = useWords(learnWords)
  return (
    <span className="learn-card-extent">
      {seconds > 0 && <span>{t('card.minutes', { count: Math.max(1, Math.round(seconds / 60)) })}</span>}
      <span>{t('card.count', { count: cardCount })}</span>
    </span>
  )
}

/** All that can be done was handed in. */
function Awaits() {
  const t = useWords(learnWords)
  return <span className="learn-awaits">{t('card.awaits')}</span>
}

function Progress({ activity: { record, seenCount, cardCount } }: Props) {
  const t = useWords(learnWords)
  if (record?.awaitsTeacher) return <Awaits />
  if (record?.status === 'learned') return <Stars count={record.stars} />
  if (!record) return <span className="learn-card-go">{t('card.start')}</span>
  const share = cardCount === 0 ? 0 : Math.min(1, seenCount / cardCount)
  const label = t('card.seen', { seen: seenCount, total: cardCount })
  return (
    <span className="learn-card-reached">
      <span aria-label={label} className="learn-bar" role="img">
        <i style={{ transform: `scaleX(${share})` }} />
      </span>
      <span className="learn-card-go">{t('card.goOn')}</span>
    </span>
  )
}

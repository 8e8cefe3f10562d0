import { useActor } from '#kit/http/web/session.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { StatusTag } from '#kit/resource/web/StatusTag.tsx'
import { listedActivity } from '#features/content/activity/activity.listed.ts'
import { designWords } from '../../course-design.words.ts'
import { mayPlace } from '../../course.places.ts'
import type { Offered } from './useOffered.ts'

interface OfferedActivityProps {
  readonly activity: Offered
  readonly isChosen: boolean
  /** The course holds no more of them. */
  readonly isFull: boolean
  /** The day or section that it is in already. */
  readonly where: string | undefined
  readonly onToggle: () => void
}

/** One activity that can be chosen: cover, title, how many cards it has, its state; or why it cannot be. */
export function OfferedActivity({ activity, isChosen, isFull, where, onToggle }: OfferedActivityProps) {
  const t = useWords(designWords)
  const actor = useActor()
  const isMine = mayPlace(actor, activity)
  const note = (isMine ? undefined : t('places.notYours')) ?? (where && t('places.already', { unit: where }))
  const isOff = note !== undefined || (isFull && !isChosen)
  return (
    <label className="course-offered" data-off={isOff || undefined}>
      <input checked={isChosen || where !== undefined} disabled={isOff} onChange={onToggle} type="checkbox" />
      {activity.cover ? (
        <img alt="" height={40} loading="lazy" src={activity.cover} width={64} />
      ) : (
        <span aria-hidden="true" className="course-offered-letter">
          {[...activity.title][0]}
        </span>
      )}
      <span className="course-offered-words">
        <span className="course-offered-title">{activity.title}</span>
        <span className="kit-muted">{note ?? t('places.cards', { count: activity.cardCount })}</span>
      </span>
      <StatusTag machine={listedActivity.machine} status={activity.status} />
    </label>
  )
}

import './deckView.css'
import { Go } from '#kit/view/web/Go.tsx'
import { MoveButtons } from '#kit/review/web/MoveButtons.tsx'
import type { Movable } from '#kit/review/web/moveRecords.ts'
import { StatusTag } from '#kit/resource/web/StatusTag.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { platformWords } from '#features/content/activity/platform.words.ts'
import { activity, activityEndpoints, platform } from '#features/content/activity/activity.contract.ts'
import type { ActivityRecord } from '../state/editorState.ts'
import { activityPaths } from '../record/paths.ts'

const movable: Movable = {
  name: activity.name,
  machine: platform.machine,
  endpoints: { page: activityEndpoints.page, updateStatus: activityEndpoints.platformReview },
}

type Shown = Pick<
  ActivityRecord,
  | 'id'
  | 'revision'
  | 'creatorId'
  | 'platformStatus'
  | 'platformReason'
  | 'publishedVersionId'
  | 'mayEdit'
  | 'status'
>

/** D12: how an activity stands with the platform, and what this person may do about it. */
export function PlatformPanel({ record }: { readonly record: Shown }) {
  const t = useWords(platformWords)
  const { platformStatus, platformReason, status } = record
  const isPublished = status === 'public'
  const lead =
    platformStatus === 'private' ? (isPublished ? t('applyLead') : t('needsPublishing')) : undefined
  return (
    <section aria-labelledby="platform" className="kit-panel platform-panel">
      <h2 id="platform">
        {t('panel')} <StatusTag machine={platform.machine} status={platformStatus} />
      </h2>
      {platformReason !== '' && <p className="platform-reason">{t('reason', { reason: platformReason })}</p>}
      {lead !== undefined && <p className="kit-muted">{lead}</p>}
      <div className="platform-moves">
        {(isPublished || platformStatus === 'submitted') && (
          <MoveButtons isQuiet record={{ ...record, status: platformStatus }} resource={movable} />
        )}
        {!isPublished && record.mayEdit && platformStatus === 'private' && (
          <Go href={activityPaths.edit(record.id)}>{t('toEditor')}</Go>
        )}
      </div>
    </section>
  )
}

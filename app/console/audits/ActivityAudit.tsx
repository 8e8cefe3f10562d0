import { activityEndpoints } from '#features/activity/activity.contract.ts'
import { activityFields } from '#features/activity/activity.fields.ts'
import { platformMachine } from '#features/activity/platform/platform.machine.ts'
import { activityPaths } from '#features/activity/web/paths.ts'
import { PlatformChanges, PlatformLook, useCardPlaces } from '#features/activity/web/PlatformLook.tsx'
import { ReviewDesk } from '#features/audit/web/ReviewDesk.tsx'
import { reviewHomes } from '#features/audit/web/reviewPaths.ts'
import type { MorePlacesProps, Reviewable } from '#features/audit/web/reviewable.ts'

const versionIn = (values: Readonly<Record<string, unknown>> | undefined, name: string): number | null => {
  const id = values?.[name]
  return typeof id === 'number' ? id : null
}

function MorePlaces({ record, children }: MorePlacesProps) {
  return children(useCardPlaces(versionIn(record, 'publishedVersionId')))
}

const reviewable: Reviewable = {
  resource: 'activity',
  home: reviewHomes.activity,
  fields: activityFields,
  machine: platformMachine,
  get: activityEndpoints.get,
  decide: activityEndpoints.platformReview,
  statusOf: ({ platformStatus }) => String(platformStatus),
  shown: ({ id }) => <PlatformLook id={id} key={id} />,
  viewHref: activityPaths.view,
  MorePlaces,
  changes: ({ id }, before) => {
    const from = versionIn(before, 'versionId')
    return from === null ? undefined : <PlatformChanges id={id} from={from} />
  },
}

/** D12: activities that their creators ask the platform to distribute. */
export const ActivityAudit = () => <ReviewDesk reviewable={reviewable} />

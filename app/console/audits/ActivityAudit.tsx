import { activityEndpoints } from '#features/content/activity/activity.contract.ts'
import { activityFields } from '#features/content/activity/activity.fields.ts'
import { platformMachine } from '#features/content/activity/platform.machine.ts'
import { activityPaths } from '#features/content/editor/web/record/paths.ts'
import {
  PlatformChanges,
  PlatformLook,
  useCardPlaces,
} from '#features/content/editor/web/view/PlatformLook.tsx'
import { ReviewPanel } from '#features/content/audit/web/ReviewPanel.tsx'
import { reviewHomes } from '#features/content/audit/web/reviewPaths.ts'
import type { MorePlacesProps, Reviewable } from '#features/content/audit/web/reviewable.ts'

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
export const ActivityAudit = () => <ReviewPanel reviewable={reviewable} />

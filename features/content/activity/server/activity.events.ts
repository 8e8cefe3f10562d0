import { event } from '#kit/server/event.ts'

/** A version of an activity is public from now on, and so are the files that it shows. */
export const activityPublished = event<{
  readonly activityId: number
  readonly versionId: number
  readonly fileIds: readonly number[]
}>('activityPublished')

import { activityPublished } from '#features/activity/server/activity.events.ts'
import { keepDecision } from '#features/audit/server/keepDecision.ts'
import { publishFiles } from '#features/file/server/showFiles.ts'
import { Events, recordMoved } from '#kit/server/events.ts'

/** What follows from what, across features, in the same transaction. */
export const connectEvents = (): Events =>
  new Events()
    .on(activityPublished, ({ db }, { fileIds }) => publishFiles(db, fileIds))
    .on(recordMoved, keepDecision)

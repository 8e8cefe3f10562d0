import type { FeatureServer } from '#kit/server/feature.ts'
import { namedBy } from '#kit/server/recordNames.ts'
import { activitySpec } from './activity.spec.ts'
import { activityTable } from './activity.table.ts'
import { activityVersionTable } from './activityVersion.table.ts'
import { speakCards } from './speech/speakCards.ts'

export const activityServer: FeatureServer = {
  records: [namedBy(activitySpec)],
  parts: [
    {
      resource: 'activity-deck',
      table: activityTable,
      owner: { resource: 'activity', id: activityTable.id },
    },
    {
      resource: 'activity-speech',
      table: activityTable,
      owner: { resource: 'activity', id: activityTable.id },
    },
    {
      resource: 'activity-version',
      table: activityVersionTable,
      owner: { resource: 'activity', id: activityVersionTable.activityId },
    },
  ],
  jobs: [speakCards],
}

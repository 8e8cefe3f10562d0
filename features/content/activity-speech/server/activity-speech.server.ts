import { sql } from 'drizzle-orm'
import { provideSql } from '#kit/data/server/sqlPort.ts'
import type { FeatureServer } from '#kit/feature/server/feature.ts'
import { activityView } from '#features/content/activity/server/activity.queries.ts'
import { activitySpeechFailed } from '#features/content/activity/server/record/activity.sqlPorts.ts'
import { speechFailures } from './cardSpeech.table.ts'
import { speechPersonalData } from './activity-speech.personalData.ts'
import { speakCards } from './speakCards.ts'
import { speechHandlers } from './speech.handlers.ts'

export const activitySpeechServer = {
  handlers: { activitySpeech: speechHandlers },
  parts: [
    {
      resource: 'activity-speech',
      table: activityView,
      owner: { resource: 'activity', id: activityView.id },
    },
  ],
  jobs: [speakCards],
  providesSql: [provideSql(activitySpeechFailed, (id) => sql`${id} in ${speechFailures}`)],
  personalData: [speechPersonalData],
} satisfies FeatureServer

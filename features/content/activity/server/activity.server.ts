import type { FeatureServer } from '#kit/server/feature.ts'
import { namedBy } from '#kit/server/recordNames.ts'
import { activitySpec } from './activity.spec.ts'
import { activityTable } from './activity.table.ts'
import { activityVersionTable } from './activityVersion.table.ts'
import { speakCards } from './speech/speakCards.ts'
import { activityHandlers } from './activity.handlers.ts'
import { activityCardHandlers } from './activityCard.handlers.ts'
import { activityTransferHandlers } from './activityTransfer.handlers.ts'
import { activityVersionHandlers } from './activityVersion.handlers.ts'
import { generateHandlers } from './generate/generate.handlers.ts'
import { translateHandlers } from './generate/translate.handlers.ts'
import { speechHandlers } from './speech/speech.handlers.ts'

export const activityServer = {
  handlers: {
    activity: activityHandlers,
    activityCard: activityCardHandlers,
    activityGenerate: generateHandlers,
    activitySpeech: speechHandlers,
    activityTransfer: activityTransferHandlers,
    activityTranslate: translateHandlers,
    activityVersion: activityVersionHandlers,
  },
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
} satisfies FeatureServer

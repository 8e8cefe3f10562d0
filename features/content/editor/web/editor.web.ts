import type { FeatureWeb } from '#kit/feature/web/feature.ts'
import { phrase } from '#kit/i18n/words.ts'
import { activityWords } from '#features/content/activity/activity.words.ts'
import { generateWords } from '#features/content/activity-generate/activity-generate.words.ts'
import { importWords } from '#features/content/activity-transfer/activity-import.words.ts'
import { speechWords } from '#features/content/activity-speech/speech.words.ts'
import { activityScreens } from './routes.ts'

export const editorWeb: FeatureWeb = {
  words: [generateWords, importWords, speechWords],
  screens: activityScreens,
  commands: [
    { says: phrase(activityWords, 'new'), does: '/manage/activity/add' },
    { says: phrase(activityWords, 'routes.activityImport'), does: '/manage/activity/import' },
  ],
}

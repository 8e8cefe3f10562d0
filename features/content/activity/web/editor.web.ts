import type { FeatureWeb } from '#kit/feature/web/feature.ts'
import { generateWords } from '../generate/activity-generate.words.ts'
import { importWords } from '../import/activity-import.words.ts'
import { speechWords } from '../speech/speech.words.ts'
import { activityScreens } from './routes.ts'

export const editorWeb: FeatureWeb = {
  words: [generateWords, importWords, speechWords],
  screens: activityScreens,
}

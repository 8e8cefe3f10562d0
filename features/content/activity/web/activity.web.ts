import type { FeatureWeb } from '#kit/feature/web/feature.ts'
import { lightEndpoint } from '#kit/http/web/lightEndpoint.ts'
import { activityFields } from '../activity.fields.ts'
import { activityWords } from '../activity.words.ts'
import { generateWords } from '../generate/activity-generate.words.ts'
import { importWords } from '../import/activity-import.words.ts'
import { platformWords } from '../platform/platform.words.ts'
import { speechWords } from '../speech/speech.words.ts'
import { activityScreens } from './routes.ts'

export const activityWeb: FeatureWeb = {
  words: [activityWords, generateWords, importWords, platformWords, speechWords],
  screens: activityScreens,
  pickers: {
    activity: { options: lightEndpoint({ method: 'GET', path: '/course/activity/options', effect: 'read' }) },
  },
  records: {
    activity: { fields: activityFields, view: '/manage/activity/view?id=' },
  },
}

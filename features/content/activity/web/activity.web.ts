import type { FeatureWeb } from '#kit/feature/web/feature.ts'
import { lightEndpoint } from '#kit/http/web/lightEndpoint.ts'
import { activityFields } from '../activity.fields.ts'
import { activityWords } from '../activity.words.ts'
import { platformWords } from '../platform.words.ts'

export const activityWeb: FeatureWeb = {
  words: [activityWords, platformWords],
  pickers: {
    activity: { options: lightEndpoint({ method: 'GET', path: '/course/activity/options', effect: 'read' }) },
  },
  records: {
    activity: { fields: activityFields, view: '/manage/activity/view?id=' },
  },
}

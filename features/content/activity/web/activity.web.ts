import type { FeatureWeb } from '#kit/web/feature.ts'
import { lightEndpoint } from '#kit/web/lightEndpoint.ts'
import { activityFields } from '../activity.fields.ts'
import { activityScreens } from './routes.ts'

export const activityWeb: FeatureWeb = {
  screens: activityScreens,
  pickers: {
    activity: { options: lightEndpoint({ method: 'GET', path: '/course/activity/options', effect: 'read' }) },
  },
  records: {
    activity: { fields: activityFields, view: '/manage/activity/view?id=' },
  },
}

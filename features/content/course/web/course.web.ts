import type { FeatureWeb } from '#kit/web/feature.ts'
import { course } from '../course.contract.ts'
import { courseFields } from '../course.fields.ts'
import { courseScreens } from './routes.ts'

export const courseWeb: FeatureWeb = {
  screens: courseScreens,
  pickers: {
    course: { options: course.endpoints.options },
  },
  records: {
    course: { fields: courseFields, view: '/manage/lession/view?id=' },
  },
}

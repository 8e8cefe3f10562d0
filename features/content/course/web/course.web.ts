import type { FeatureWeb } from '#kit/feature/web/feature.ts'
import { course } from '../course.contract.ts'
import { courseFields } from '../course.fields.ts'
import { courseWords } from '../course.words.ts'
import { designWords } from '../course-design.words.ts'
import { courseScreens } from './routes.ts'

export const courseWeb: FeatureWeb = {
  words: [courseWords, designWords],
  screens: courseScreens,
  pickers: {
    course: { options: course.endpoints.options },
  },
  records: {
    course: { fields: courseFields, view: '/manage/lession/view?id=' },
  },
}

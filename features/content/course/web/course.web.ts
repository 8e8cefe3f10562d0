import type { FeatureWeb } from '#kit/feature/web/feature.ts'
import { phrase } from '#kit/i18n/words.ts'
import { course } from '../course.contract.ts'
import { courseFields } from '../course.fields.ts'
import { courseWords } from '../course.words.ts'
import { designWords } from '../course-design.words.ts'
import { courseScreens } from './routes.ts'

export const courseWeb: FeatureWeb = {
  words: [courseWords, designWords],
  screens: courseScreens,
  commands: [{ says: phrase(courseWords, 'new'), does: '/manage/lession/add' }],
  pickers: {
    course: { options: course.endpoints.options },
  },
  records: {
    course: { fields: courseFields, view: '/manage/lession/view?id=' },
  },
}

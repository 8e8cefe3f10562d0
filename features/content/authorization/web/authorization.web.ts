import { creators } from '#kit/contract/role.ts'
import type { FeatureWeb } from '#kit/feature/web/feature.ts'
import { phrase } from '#kit/i18n/words.ts'
import { courseAuthWords } from '../authorization.words.ts'
import { authSearch } from './authList.ts'

export const authorizationWeb: FeatureWeb = {
  words: [courseAuthWords],
  screens: {
    '/manage/lession/auth': {
      route: { title: phrase(courseAuthWords, 'title'), roles: creators, under: '/manage/lession/list' },
      load: () => import('./CourseAuth.tsx').then((file) => file.CourseAuth),
      search: authSearch,
    },
  },
  records: { 'course-auth': {} },
}

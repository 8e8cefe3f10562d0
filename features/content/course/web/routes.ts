import { creators, staff } from '#kit/contract/role.ts'
import { phrase } from '#kit/i18n/words.ts'
import { searchOf } from '#kit/list/web/search/search.ts'
import { idSearch } from '#kit/resource/web/recordId.ts'
import { routesUnder, type Screens } from '#kit/feature/web/screen.ts'
import { courseWords } from '../course.words.ts'
import { course } from '../course.contract.ts'
import { placeSearch } from './brought/placeSearch.ts'

const inside = routesUnder('/manage/lession/list', courseWords, creators)

const loadForm = () => import('./CourseForm.tsx')

export const courseScreens = {
  '/manage/lession/add': {
    route: inside('new'),
    load: () => loadForm().then((file) => file.CourseAdd),
    search: placeSearch,
  },
  '/manage/lession/edit': {
    route: inside('edit', staff),
    load: () => loadForm().then((file) => file.CourseEdit),
    search: placeSearch,
  },
  '/manage/lession/copy': {
    route: inside('routes.courseCopy'),
    load: () => import('./CourseCopy.tsx').then((file) => file.CourseCopy),
    search: idSearch,
  },
  '/manage/lession/list': {
    route: { title: phrase(courseWords, 'title'), roles: creators, order: 20 },
    load: () => import('./CourseList.tsx').then((file) => file.CourseList),
    search: searchOf(course),
  },
  '/manage/lession/view': {
    route: inside('routes.courseView', staff),
    load: () => import('./CourseView.tsx').then((file) => file.CourseView),
    search: idSearch,
  },
} satisfies Screens

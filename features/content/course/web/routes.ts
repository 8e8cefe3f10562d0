import { searchOf } from '#kit/web/list/search.ts'
import { idSearch } from '#kit/web/recordId.ts'
import type { Screens } from '#kit/web/screen.ts'
import { course } from '../course.contract.ts'
import { authSearch } from './auth/authList.ts'

const loadForm = () => import('./CourseForm.tsx')

export const courseScreens = {
  '/manage/lession/add': { load: () => loadForm().then((file) => file.CourseAdd) },
  '/manage/lession/edit': { load: () => loadForm().then((file) => file.CourseEdit), search: idSearch },
  '/manage/lession/auth': {
    load: () => import('./auth/CourseAuth.tsx').then((file) => file.CourseAuth),
    search: authSearch,
  },
  '/manage/lession/copy': {
    load: () => import('./CourseCopy.tsx').then((file) => file.CourseCopy),
    search: idSearch,
  },
  '/manage/lession/list': {
    load: () => import('./CourseList.tsx').then((file) => file.CourseList),
    search: searchOf(course),
  },
  '/manage/lession/view': {
    load: () => import('./CourseView.tsx').then((file) => file.CourseView),
    search: idSearch,
  },
} satisfies Screens

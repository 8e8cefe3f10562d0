import { searchOf } from '#kit/web/list/search.ts'
import { idSearch } from '#kit/web/recordId.ts'
import type { Screens } from '#kit/web/screen.ts'
import { career } from '../career.contract.ts'

const list = searchOf(career)
const loadList = () => import('./CareerList.tsx')
const loadForm = () => import('./CareerForm.tsx')

export const careerScreens = {
  '/base/career/add': { load: () => loadForm().then((file) => file.CareerAdd) },
  '/base/career/edit': { load: () => loadForm().then((file) => file.CareerEdit), search: idSearch },
  '/base/career/list': { load: () => loadList().then((file) => file.CareerList), search: list },
  '/base/career/view': {
    load: () => import('./CareerView.tsx').then((file) => file.CareerView),
    search: idSearch,
  },
} satisfies Screens

import { careerWords } from '../career.words.ts'
import { creators, creatorsAndAuditors } from '#kit/role.ts'
import { phrase } from '#kit/words.ts'
import { searchOf } from '#kit/web/list/search.ts'
import { idSearch } from '#kit/web/recordId.ts'
import type { Screens } from '#kit/web/screen.ts'
import { career } from '../career.contract.ts'

const list = searchOf(career)
const loadList = () => import('./CareerList.tsx')
const loadForm = () => import('./CareerForm.tsx')

export const careerScreens = {
  '/base/career/add': {
    route: { title: phrase(careerWords, 'new'), roles: creators, under: '/base/career/list' },
    load: () => loadForm().then((file) => file.CareerAdd),
  },
  '/base/career/edit': {
    route: { title: phrase(careerWords, 'edit'), roles: creators, under: '/base/career/list' },
    load: () => loadForm().then((file) => file.CareerEdit),
    search: idSearch,
  },
  '/base/career/list': {
    route: { title: phrase(careerWords, 'title'), roles: creators, place: 10 },
    load: () => loadList().then((file) => file.CareerList),
    search: list,
  },
  '/base/career/view': {
    route: {
      title: phrase(careerWords, 'routes.careerView'),
      roles: creatorsAndAuditors,
      under: '/base/career/list',
    },
    load: () => import('./CareerView.tsx').then((file) => file.CareerView),
    search: idSearch,
  },
} satisfies Screens

import { creators, creatorsAndAuditors } from '#kit/contract/role.ts'
import { phrase } from '#kit/i18n/words.ts'
import { searchOf } from '#kit/list/web/search/search.ts'
import { idSearch } from '#kit/resource/web/recordId.ts'
import { routesUnder, type Screens } from '#kit/feature/web/screen.ts'
import { careerWords } from '../career.words.ts'
import { career } from '../career.contract.ts'

const inside = routesUnder('/base/career/list', careerWords, creators)

const list = searchOf(career)
const loadList = () => import('./CareerList.tsx')
const loadForm = () => import('./CareerForm.tsx')

export const careerScreens = {
  '/base/career/add': {
    route: inside('new'),
    load: () => loadForm().then((file) => file.CareerAdd),
  },
  '/base/career/edit': {
    route: inside('edit'),
    load: () => loadForm().then((file) => file.CareerEdit),
    search: idSearch,
  },
  '/base/career/list': {
    route: { title: phrase(careerWords, 'title'), roles: creators, order: 10 },
    load: () => loadList().then((file) => file.CareerList),
    search: list,
  },
  '/base/career/view': {
    route: inside('routes.careerView', creatorsAndAuditors),
    load: () => import('./CareerView.tsx').then((file) => file.CareerView),
    search: idSearch,
  },
} satisfies Screens

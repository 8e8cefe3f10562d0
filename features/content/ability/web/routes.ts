import { creators, creatorsAndAuditors } from '#kit/contract/role.ts'
import { phrase } from '#kit/i18n/words.ts'
import { searchOf } from '#kit/list/web/search/search.ts'
import { idSearch } from '#kit/resource/web/recordId.ts'
import { routesUnder, type Screens } from '#kit/feature/web/screen.ts'
import { abilityWords } from '../ability.words.ts'
import { ability } from '../ability.contract.ts'

const inside = routesUnder('/base/ability/list', abilityWords, creators)

const list = searchOf(ability)
const loadList = () => import('./AbilityList.tsx')
const loadForm = () => import('./AbilityForm.tsx')

export const abilityScreens = {
  '/base/ability/add': {
    route: inside('new'),
    load: () => loadForm().then((file) => file.AbilityAdd),
  },
  '/base/ability/edit': {
    route: inside('edit'),
    load: () => loadForm().then((file) => file.AbilityEdit),
    search: idSearch,
  },
  '/base/ability/list': {
    route: { title: phrase(abilityWords, 'title'), roles: creators, order: 20 },
    load: () => loadList().then((file) => file.AbilityList),
    search: list,
  },
  '/base/ability/view': {
    route: inside('routes.abilityView', creatorsAndAuditors),
    load: () => import('./AbilityView.tsx').then((file) => file.AbilityView),
    search: idSearch,
  },
} satisfies Screens

import { abilityWords } from '../ability.words.ts'
import { creators, creatorsAndAuditors } from '#kit/role.ts'
import { phrase } from '#kit/words.ts'
import { searchOf } from '#kit/web/list/search.ts'
import { idSearch } from '#kit/web/recordId.ts'
import type { Screens } from '#kit/web/screen.ts'
import { ability } from '../ability.contract.ts'

const list = searchOf(ability)
const loadList = () => import('./AbilityList.tsx')
const loadForm = () => import('./AbilityForm.tsx')

export const abilityScreens = {
  '/base/ability/add': {
    route: { title: phrase(abilityWords, 'new'), roles: creators, under: '/base/ability/list' },
    load: () => loadForm().then((file) => file.AbilityAdd),
  },
  '/base/ability/edit': {
    route: { title: phrase(abilityWords, 'edit'), roles: creators, under: '/base/ability/list' },
    load: () => loadForm().then((file) => file.AbilityEdit),
    search: idSearch,
  },
  '/base/ability/list': {
    route: { title: phrase(abilityWords, 'title'), roles: creators, place: 20 },
    load: () => loadList().then((file) => file.AbilityList),
    search: list,
  },
  '/base/ability/view': {
    route: {
      title: phrase(abilityWords, 'routes.abilityView'),
      roles: creatorsAndAuditors,
      under: '/base/ability/list',
    },
    load: () => import('./AbilityView.tsx').then((file) => file.AbilityView),
    search: idSearch,
  },
} satisfies Screens

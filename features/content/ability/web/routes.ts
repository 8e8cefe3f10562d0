import { searchOf } from '#kit/web/list/search.ts'
import { idSearch } from '#kit/web/recordId.ts'
import type { Screens } from '#kit/web/screen.ts'
import { ability } from '../ability.contract.ts'

const list = searchOf(ability)
const loadList = () => import('./AbilityList.tsx')
const loadForm = () => import('./AbilityForm.tsx')

export const abilityScreens = {
  '/base/ability/add': { load: () => loadForm().then((file) => file.AbilityAdd) },
  '/base/ability/edit': { load: () => loadForm().then((file) => file.AbilityEdit), search: idSearch },
  '/base/ability/list': { load: () => loadList().then((file) => file.AbilityList), search: list },
  '/base/ability/view': {
    load: () => import('./AbilityView.tsx').then((file) => file.AbilityView),
    search: idSearch,
  },
} satisfies Screens

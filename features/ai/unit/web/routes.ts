import { superAdmins } from '#kit/contract/role.ts'
import { phrase } from '#kit/i18n/words.ts'
import { drawerSearchOf } from '#kit/list/web/search/search.ts'
import type { Screens } from '#kit/feature/web/screen.ts'
import { unitWords } from '../unit.words.ts'
import { unit } from '../unit.contract.ts'

export const unitScreens = {
  '/configs/units': {
    route: { title: phrase(unitWords, 'title'), roles: superAdmins, order: 40 },
    load: () => import('./UnitList.tsx').then((file) => file.UnitList),
    search: drawerSearchOf(unit),
  },
} satisfies Screens

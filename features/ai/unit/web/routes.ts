import { superAdmins } from '#kit/role.ts'
import { phrase } from '#kit/words.ts'
import { drawerSearch } from '#kit/web/list/rowPaths.ts'
import { searchOf } from '#kit/web/list/search.ts'
import type { Screens } from '#kit/web/screen.ts'
import { unitWords } from '../unit.words.ts'
import { unit } from '../unit.contract.ts'

const list = searchOf(unit)

export const unitScreens = {
  '/configs/units': {
    route: { title: phrase(unitWords, 'title'), roles: superAdmins, order: 40 },
    load: () => import('./UnitList.tsx').then((file) => file.UnitList),
    search: (raw) => ({ ...list(raw), ...drawerSearch(raw) }),
  },
} satisfies Screens

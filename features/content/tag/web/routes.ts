import { administrators } from '#kit/role.ts'
import { phrase } from '#kit/words.ts'
import { searchOf } from '#kit/web/list/search.ts'
import { drawerSearch } from '#kit/web/list/rowPaths.ts'
import type { Screens } from '#kit/web/screen.ts'
import { tagWords } from '../tag.words.ts'
import { tag } from '../tag.contract.ts'

const list = searchOf(tag)

export const tagScreens = {
  '/base/tag/list': {
    route: { title: phrase(tagWords, 'title'), roles: administrators, order: 30 },
    load: () => import('./TagList.tsx').then((file) => file.TagList),
    search: (raw) => ({ ...list(raw), ...drawerSearch(raw) }),
  },
} satisfies Screens

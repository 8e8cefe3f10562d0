import { administrators } from '#kit/contract/role.ts'
import { phrase } from '#kit/i18n/words.ts'
import { searchOf } from '#kit/list/web/search/search.ts'
import { drawerSearch } from '#kit/resource/web/rowPaths.ts'
import type { Screens } from '#kit/feature/web/screen.ts'
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

import { searchOf } from '#kit/web/list/search.ts'
import { drawerSearch } from '#kit/web/list/rowPaths.ts'
import type { Screens } from '#kit/web/screen.ts'
import { tag } from '../tag.contract.ts'

const list = searchOf(tag)

export const tagScreens = {
  '/base/tag/list': {
    load: () => import('./TagList.tsx').then((file) => file.TagList),
    search: (raw) => ({ ...list(raw), ...drawerSearch(raw) }),
  },
} satisfies Screens

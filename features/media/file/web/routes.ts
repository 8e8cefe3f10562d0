import { creators } from '#kit/role.ts'
import { phrase } from '#kit/words.ts'
import { drawerSearch } from '#kit/web/list/rowPaths.ts'
import { searchOf } from '#kit/web/list/search.ts'
import type { Screens } from '#kit/web/screen.ts'
import { fileWords } from '../file.words.ts'
import { library } from '../file.contract.ts'

const list = searchOf(library)

export const fileScreens = {
  '/manage/media/list': {
    route: { title: phrase(fileWords, 'title'), roles: creators, order: 40 },
    load: () => import('./MediaList.tsx').then((file) => file.MediaList),
    search: (raw) => ({ ...list(raw), ...drawerSearch(raw) }),
  },
} satisfies Screens

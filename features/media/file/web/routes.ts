import { creators } from '#kit/contract/role.ts'
import { phrase } from '#kit/i18n/words.ts'
import { drawerSearchOf } from '#kit/list/web/search/search.ts'
import type { Screens } from '#kit/feature/web/screen.ts'
import { fileWords } from '../file.words.ts'
import { library } from '../file.contract.ts'

export const fileScreens = {
  '/manage/media/list': {
    route: { title: phrase(fileWords, 'title'), roles: creators, order: 40 },
    load: () => import('./MediaList.tsx').then((file) => file.MediaList),
    search: drawerSearchOf(library),
  },
} satisfies Screens

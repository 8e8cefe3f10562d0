import { superAdmins } from '#kit/contract/role.ts'
import { phrase } from '#kit/i18n/words.ts'
import { drawerSearchOf } from '#kit/list/web/search/search.ts'
import type { Screens } from '#kit/feature/web/screen.ts'
import { sensitiveWordWords } from '../sensitive-word.words.ts'
import { sensitiveWord } from '../sensitive-word.contract.ts'

export const sensitiveWordScreens = {
  '/configs/words': {
    route: { title: phrase(sensitiveWordWords, 'title'), roles: superAdmins, order: 80 },
    load: () => import('./WordList.tsx').then((file) => file.WordList),
    search: drawerSearchOf(sensitiveWord),
  },
} satisfies Screens

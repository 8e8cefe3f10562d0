import { superAdmins } from '#kit/role.ts'
import { phrase } from '#kit/words.ts'
import { drawerSearch } from '#kit/web/list/rowPaths.ts'
import { searchOf } from '#kit/web/list/search.ts'
import type { Screens } from '#kit/web/screen.ts'
import { sensitiveWordWords } from '../sensitive-word.words.ts'
import { sensitiveWord } from '../sensitive-word.contract.ts'

const list = searchOf(sensitiveWord)

export const sensitiveWordScreens = {
  '/configs/words': {
    route: { title: phrase(sensitiveWordWords, 'title'), roles: superAdmins, order: 80 },
    load: () => import('./WordList.tsx').then((file) => file.WordList),
    search: (raw) => ({ ...list(raw), ...drawerSearch(raw) }),
  },
} satisfies Screens

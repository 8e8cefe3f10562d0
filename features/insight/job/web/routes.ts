import { superAdmins } from '#kit/contract/role.ts'
import { phrase } from '#kit/i18n/words.ts'
import type { Screens } from '#kit/feature/web/screen.ts'
import { jobWords } from '../job.words.ts'
import { jobSearch } from './jobSearch.ts'

export const jobScreens = {
  '/datas/jobs/list': {
    route: { title: phrase(jobWords, 'title'), roles: superAdmins, order: 110 },
    load: () => import('./JobScreen.tsx').then((file) => file.JobScreen),
    search: jobSearch,
  },
} satisfies Screens

import { creators } from '#kit/contract/role.ts'
import { phrase } from '#kit/i18n/words.ts'
import type { Screens } from '#kit/feature/web/screen.ts'
import { aiUsageWords } from '../ai-usage.words.ts'
import { usageSearch } from './usageSearch.ts'

export const aiUsageScreens = {
  '/configs/usage': {
    route: { title: phrase(aiUsageWords, 'title'), roles: creators, order: 70 },
    load: () => import('./UsageScreen.tsx').then((file) => file.UsageScreen),
    search: usageSearch,
  },
} satisfies Screens

import { creators } from '#kit/role.ts'
import { phrase } from '#kit/words.ts'
import type { Screens } from '#kit/web/screen.ts'
import { aiUsageWords } from '../ai-usage.words.ts'
import { usageSearch } from './usageSearch.ts'

export const aiUsageScreens = {
  '/configs/usage': {
    route: { title: phrase(aiUsageWords, 'title'), roles: creators, order: 70 },
    load: () => import('./UsageScreen.tsx').then((file) => file.UsageScreen),
    search: usageSearch,
  },
} satisfies Screens

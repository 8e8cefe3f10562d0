import type { Screens } from '#kit/web/screen.ts'
import { usageSearch } from './usageSearch.ts'

export const aiUsageScreens = {
  '/configs/usage': {
    load: () => import('./UsageScreen.tsx').then((file) => file.UsageScreen),
    search: usageSearch,
  },
} satisfies Screens

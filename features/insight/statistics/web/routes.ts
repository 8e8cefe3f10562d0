import type { Screens } from '#kit/web/screen.ts'
import { statisticsSearch } from './statisticsSearch.ts'

export const statisticsScreens = {
  '/datas/studys/statistics': {
    load: () => import('./screens.tsx').then((file) => file.StatisticsScreen),
    search: statisticsSearch,
  },
  '/statics/activity/board': {
    load: () => import('./screens.tsx').then((file) => file.BoardScreen),
    search: statisticsSearch,
  },
  '/statics/activity/info': {
    load: () => import('./screens.tsx').then((file) => file.InfoScreen),
    search: statisticsSearch,
  },
} satisfies Screens

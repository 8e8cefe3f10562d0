import { statisticsWords } from '../statistics.words.ts'
import { superAdmins, teachers } from '#kit/role.ts'
import { phrase } from '#kit/words.ts'
import type { Screens } from '#kit/web/screen.ts'
import { statisticsSearch } from './statisticsSearch.ts'

export const statisticsScreens = {
  '/datas/studys/statistics': {
    route: { title: phrase(statisticsWords, 'title'), roles: teachers, place: 40 },
    load: () => import('./screens.tsx').then((file) => file.StatisticsScreen),
    search: statisticsSearch,
  },
  '/statics/activity/board': {
    route: {
      title: phrase(statisticsWords, 'boardTitle'),
      roles: superAdmins,
      under: '/manage/activity/list',
    },
    load: () => import('./screens.tsx').then((file) => file.BoardScreen),
    search: statisticsSearch,
  },
  '/statics/activity/info': {
    route: {
      title: phrase(statisticsWords, 'routes.activityInfo'),
      roles: superAdmins,
      under: '/manage/activity/list',
    },
    load: () => import('./screens.tsx').then((file) => file.InfoScreen),
    search: statisticsSearch,
  },
} satisfies Screens

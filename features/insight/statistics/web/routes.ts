import { superAdmins, teachers } from '#kit/contract/role.ts'
import { phrase } from '#kit/i18n/words.ts'
import { routesUnder, type Screens } from '#kit/feature/web/screen.ts'
import { statisticsWords } from '../statistics.words.ts'
import { statisticsSearch } from './statisticsSearch.ts'

const inside = routesUnder('/manage/activity/list', statisticsWords, superAdmins)

export const statisticsScreens = {
  '/datas/studys/statistics': {
    route: { title: phrase(statisticsWords, 'title'), roles: teachers, order: 40 },
    load: () => import('./screens.tsx').then((file) => file.StatisticsScreen),
    search: statisticsSearch,
  },
  '/statics/activity/board': {
    route: inside('boardTitle'),
    load: () => import('./screens.tsx').then((file) => file.BoardScreen),
    search: statisticsSearch,
  },
  '/statics/activity/info': {
    route: inside('routes.activityInfo'),
    load: () => import('./screens.tsx').then((file) => file.InfoScreen),
    search: statisticsSearch,
  },
} satisfies Screens

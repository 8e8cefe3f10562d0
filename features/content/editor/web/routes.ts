import { creators, creatorsAndAuditors } from '#kit/contract/role.ts'
import { phrase } from '#kit/i18n/words.ts'
import { searchOf } from '#kit/list/web/search/search.ts'
import { idSearch } from '#kit/resource/web/recordId.ts'
import { routesUnder, type Screens } from '#kit/feature/web/screen.ts'
import { activityWords } from '#features/content/activity/activity.words.ts'
import { activityList } from '#features/content/activity/activity.list.ts'
import { versionSearch } from './view/versionSearch.ts'

const inside = routesUnder('/manage/activity/list', activityWords, creators)

export const activityScreens = {
  '/manage/activity/list': {
    route: { title: phrase(activityWords, 'title'), roles: creators, order: 10 },
    load: () => import('./list/ActivityList.tsx').then((file) => file.ActivityList),
    search: searchOf(activityList),
    preloads: '/manage/activity/edit',
  },
  '/manage/activity/add': {
    route: inside('routes.activityAdd'),
    load: () => import('./list/ActivityAdd.tsx').then((file) => file.ActivityAdd),
  },
  '/manage/activity/edit': {
    route: inside('edit'),
    load: () => import('./ActivityEdit.tsx').then((file) => file.ActivityEdit),
    search: idSearch,
  },
  '/manage/activity/view': {
    route: inside('routes.activityView', creatorsAndAuditors),
    load: () => import('./view/ActivityView.tsx').then((file) => file.ActivityView),
    search: idSearch,
  },
  '/manage/activity/copy': {
    route: inside('routes.activityCopy'),
    load: () => import('./list/ActivityCopy.tsx').then((file) => file.ActivityCopy),
    search: idSearch,
  },
  '/manage/activity/import': {
    route: inside('routes.activityImport'),
    load: () => import('./transfer/ActivityImport.tsx').then((file) => file.ActivityImport),
    search: idSearch,
  },
  '/manage/activity/print': {
    route: inside('print.title', creatorsAndAuditors),
    load: () => import('./print/PrintScreen.tsx').then((file) => file.PrintScreen),
    search: idSearch,
  },
  '/manage/activity/versions': {
    route: inside('routes.activityVersions', creatorsAndAuditors),
    load: () => import('./view/VersionScreen.tsx').then((file) => file.VersionScreen),
    search: versionSearch,
  },
} satisfies Screens

import { activityWords } from '../activity.words.ts'
import { creators, creatorsAndAuditors } from '#kit/role.ts'
import { phrase } from '#kit/words.ts'
import { searchOf } from '#kit/web/list/search.ts'
import { idSearch } from '#kit/web/recordId.ts'
import type { Screens } from '#kit/web/screen.ts'
import { activityList } from '../activity.list.ts'
import { versionSearch } from './versionSearch.ts'

export const activityScreens = {
  '/manage/activity/list': {
    route: { title: phrase(activityWords, 'title'), roles: creators, place: 10 },
    load: () => import('./ActivityList.tsx').then((file) => file.ActivityList),
    search: searchOf(activityList),
    leadsTo: '/manage/activity/edit',
  },
  '/manage/activity/add': {
    route: {
      title: phrase(activityWords, 'routes.activityAdd'),
      roles: creators,
      under: '/manage/activity/list',
    },
    load: () => import('./ActivityAdd.tsx').then((file) => file.ActivityAdd),
  },
  '/manage/activity/edit': {
    route: { title: phrase(activityWords, 'edit'), roles: creators, under: '/manage/activity/list' },
    load: () => import('./ActivityEdit.tsx').then((file) => file.ActivityEdit),
    search: idSearch,
  },
  '/manage/activity/view': {
    route: {
      title: phrase(activityWords, 'routes.activityView'),
      roles: creatorsAndAuditors,
      under: '/manage/activity/list',
    },
    load: () => import('./ActivityView.tsx').then((file) => file.ActivityView),
    search: idSearch,
  },
  '/manage/activity/copy': {
    route: {
      title: phrase(activityWords, 'routes.activityCopy'),
      roles: creators,
      under: '/manage/activity/list',
    },
    load: () => import('./ActivityCopy.tsx').then((file) => file.ActivityCopy),
    search: idSearch,
  },
  '/manage/activity/import': {
    route: {
      title: phrase(activityWords, 'routes.activityImport'),
      roles: creators,
      under: '/manage/activity/list',
    },
    load: () => import('./import/ActivityImport.tsx').then((file) => file.ActivityImport),
    search: idSearch,
  },
  '/manage/activity/versions': {
    route: {
      title: phrase(activityWords, 'routes.activityVersions'),
      roles: creatorsAndAuditors,
      under: '/manage/activity/list',
    },
    load: () => import('./VersionScreen.tsx').then((file) => file.VersionScreen),
    search: versionSearch,
  },
} satisfies Screens

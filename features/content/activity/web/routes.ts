import { searchOf } from '#kit/web/list/search.ts'
import { idSearch } from '#kit/web/recordId.ts'
import type { Screens } from '#kit/web/screen.ts'
import { activityList } from '../activity.list.ts'
import { versionSearch } from './versionSearch.ts'

export const activityScreens = {
  '/manage/activity/list': {
    load: () => import('./ActivityList.tsx').then((file) => file.ActivityList),
    search: searchOf(activityList),
    leadsTo: '/manage/activity/edit',
  },
  '/manage/activity/add': { load: () => import('./ActivityAdd.tsx').then((file) => file.ActivityAdd) },
  '/manage/activity/edit': {
    load: () => import('./ActivityEdit.tsx').then((file) => file.ActivityEdit),
    search: idSearch,
  },
  '/manage/activity/view': {
    load: () => import('./ActivityView.tsx').then((file) => file.ActivityView),
    search: idSearch,
  },
  '/manage/activity/copy': {
    load: () => import('./ActivityCopy.tsx').then((file) => file.ActivityCopy),
    search: idSearch,
  },
  '/manage/activity/import': {
    load: () => import('./import/ActivityImport.tsx').then((file) => file.ActivityImport),
    search: idSearch,
  },
  '/manage/activity/versions': {
    load: () => import('./VersionScreen.tsx').then((file) => file.VersionScreen),
    search: versionSearch,
  },
} satisfies Screens

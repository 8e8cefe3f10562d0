import { searchOf } from '#kit/web/list/search.ts'
import { idSearch } from '#kit/web/recordId.ts'
import type { Screens } from '#kit/web/screen.ts'
import { activity } from '../activity.contract.ts'

export const activityScreens = {
  '/manage/activity/list': {
    load: () => import('./ActivityList.tsx').then((file) => file.ActivityList),
    search: searchOf(activity),
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
} satisfies Screens

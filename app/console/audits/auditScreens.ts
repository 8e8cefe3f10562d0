import { reviewSearch } from '#features/content/audit/web/queueLists.ts'
import type { Screens } from '#kit/web/screen.ts'

/** K1: the desks of reviewers, each with the thing as its own feature draws it for readers. */
export const auditScreens = {
  '/audits/ability': {
    load: () => import('./AbilityAudit.tsx').then((file) => file.AbilityAudit),
    search: reviewSearch,
  },
  '/audits/career': {
    load: () => import('./CareerAudit.tsx').then((file) => file.CareerAudit),
    search: reviewSearch,
  },
  '/audits/product': {
    load: () => import('./ProductAudit.tsx').then((file) => file.ProductAudit),
    search: reviewSearch,
  },
  '/audits/profile': {
    load: () => import('./ProfileAudit.tsx').then((file) => file.ProfileAudit),
    search: reviewSearch,
  },
  '/manage/activity/review': {
    load: () => import('./ActivityAudit.tsx').then((file) => file.ActivityAudit),
    search: reviewSearch,
  },
} satisfies Screens

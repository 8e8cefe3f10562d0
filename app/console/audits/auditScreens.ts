import { reviewers } from '#kit/contract/role.ts'
import { phrase } from '#kit/i18n/words.ts'
import type { Screens } from '#kit/feature/web/screen.ts'
import { auditWords } from '#features/content/audit/audit.words.ts'
import { reviewSearch } from '#features/content/audit/web/queueLists.ts'

/** K1: the panels of reviewers, each with the thing as its own feature draws it for readers. */
export const auditScreens = {
  '/audits/ability': {
    route: { title: phrase(auditWords, 'queues.ability.title'), roles: reviewers, order: 30 },
    load: () => import('./AbilityAudit.tsx').then((file) => file.AbilityAudit),
    search: reviewSearch,
  },
  '/audits/career': {
    route: { title: phrase(auditWords, 'queues.career.title'), roles: reviewers, order: 20 },
    load: () => import('./CareerAudit.tsx').then((file) => file.CareerAudit),
    search: reviewSearch,
  },
  '/audits/product': {
    route: { title: phrase(auditWords, 'queues.product.title'), roles: reviewers, order: 40 },
    load: () => import('./ProductAudit.tsx').then((file) => file.ProductAudit),
    search: reviewSearch,
  },
  '/audits/profile': {
    route: { title: phrase(auditWords, 'queues.user-page.title'), roles: reviewers, order: 10 },
    load: () => import('./ProfileAudit.tsx').then((file) => file.ProfileAudit),
    search: reviewSearch,
  },
  '/manage/activity/review': {
    route: {
      title: phrase(auditWords, 'queues.activity.title'),
      roles: reviewers,
      order: 50,
      group: '/audits',
    },
    load: () => import('./ActivityAudit.tsx').then((file) => file.ActivityAudit),
    search: reviewSearch,
  },
} satisfies Screens

import type { Audited } from '../audit.contract.ts'

/** The queue of each kind. */
export const reviewHomes: Readonly<Record<Audited, string>> = {
  ability: '/audits/ability',
  activity: '/manage/activity/review',
  career: '/audits/career',
  product: '/audits/product',
  'user-page': '/audits/profile',
}

export const reviewHref = (resource: Audited, id: number): string => `${reviewHomes[resource]}?id=${id}`

import type { Audited } from '../audit.contract.ts'

/** The queue of each kind. */
export const reviewHomes: Readonly<Record<Audited, string>> = {
  ability: '/audits/ability',
  activity: '/manage/activity/review',
  career: '/audits/career',
  product: '/audits/product',
  'user-page': '/audits/profile',
}

/** Where a record of any resource is decided; undefined for one that nobody reviews. */
export const decisionHref = (resource: string, id: number): string | undefined => {
  const home = Object.entries(reviewHomes).find(([name]) => name === resource)?.[1]
  return home && `${home}?id=${id}`
}

export const reviewHref = (resource: Audited, id: number): string => `${reviewHomes[resource]}?id=${id}`

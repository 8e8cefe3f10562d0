import { creators, hasRole, type Actor } from '#kit/contract/role.ts'
import { aboutAccount } from '../message.about.ts'
import type { MessageRow } from '../message.contract.ts'

const at = (view: string) => (id: number) => `${view}?id=${id}`

const views: Readonly<Record<string, (id: number) => string>> = {
  ability: at('/base/ability/view'),
  activity: at('/manage/activity/view'),
  career: at('/base/career/view'),
  product: at('/manage/product/view'),
  // Everybody has one, and only its owner is told about it.
  'user-page': () => '/profile/home?tab=page',
}

/** Whether a message concerns the account of its reader. */
export const isAboutAccount = ({ about }: Pick<MessageRow, 'about'>): boolean =>
  about?.resource === aboutAccount

/** Where the record is shown that a message is about; undefined where its reader has no screen for it. */
export function aboutPath(actor: Actor, { about, activityId }: MessageRow): string | undefined {
  const seen = about ?? (activityId === null ? null : { resource: 'activity', id: activityId })
  if (isAboutAccount({ about })) return '/profile/pwd'
  if (!seen || !hasRole(actor, [...creators, 'auditor'])) return undefined
  return views[seen.resource]?.(seen.id)
}

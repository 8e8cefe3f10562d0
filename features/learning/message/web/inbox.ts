import type { Filters } from '#kit/contract/page.ts'
import { messageEndpoints, messageFilters } from '../message.contract.ts'
import { isTalk, type MessageType } from '../message.kinds.ts'

/** What the screens of messages need of a resource. */
export const listed = {
  name: 'message',
  filters: messageFilters,
  sortable: ['createdAt'],
  endpoints: messageEndpoints,
} as const

/** One of the five lists; `index` holds every type. */
export type InboxName = 'index' | Exclude<MessageType, 'message'>

/** What a list always asks for. */
export const fixedOf = (name: InboxName): { readonly type?: MessageType } =>
  name === 'index' ? {} : { type: name }

/** Talks with an AI are sent to nobody: none of them is unread. */
export const hasReadTabs = (name: InboxName): boolean => name === 'index' || !isTalk(name)

/** The filters that stand in the bar; the read flag has tabs of its own. */
export function barFilters(name: InboxName): Filters {
  const { content, activityId, senderId, type, createdAt } = messageFilters
  const common = { content, activityId, senderId, createdAt }
  return name === 'index' ? { ...common, type } : common
}

import { searchOf } from '#kit/list/web/search/search.ts'
import { idSearch } from '#kit/resource/web/recordId.ts'
import { auditEndpoints, decisionFilters, waitingFilters } from '../audit.contract.ts'

/** The lists of reviewers, as the list screen takes them. */
export const waitingList = {
  name: 'audit',
  filters: waitingFilters,
  endpoints: { page: auditEndpoints.waiting },
}

const { reviewerId: _own, ...mine } = decisionFilters

export const myDecisions = { name: 'audit', filters: mine, endpoints: { page: auditEndpoints.page } }
export const allDecisions = {
  name: 'audit',
  filters: decisionFilters,
  endpoints: { page: auditEndpoints.page },
}

export const queueTabs = ['waiting', 'mine', 'all'] as const
export type QueueTab = (typeof queueTabs)[number]

export const tabIn = (raw: Readonly<Record<string, unknown>>): QueueTab =>
  queueTabs.find((tab) => tab === raw['tab']) ?? 'waiting'

const readWaiting = searchOf(waitingList)
const readDecided = searchOf(allDecisions)

/** `validateSearch` of a screen of reviewers: the tab, the filters of its list, or the record that is looked at. */
export function reviewSearch(raw: Record<string, unknown>): object {
  const tab = tabIn(raw)
  const filters = tab === 'waiting' ? readWaiting(raw) : readDecided(raw)
  return { ...filters, ...idSearch(raw), ...(tab !== 'waiting' && { tab }) }
}

import { useSyncExternalStore, type MouseEvent } from 'react'

export const listPath = '/learn'
export const redeemPath = `${listPath}/redeem`
export const courseStart = `${listPath}/course`
export const coursePath = (id: number): string => `${courseStart}?id=${id}`
export const activityStart = `${listPath}/activity`
/** `cardId` leads to one of its cards instead of where the learner left it. */
export const activityPath = (id: number, cardId?: number): string =>
  `${activityStart}?id=${id}${cardId === undefined ? '' : `&card=${cardId}`}`
export const messagesPath = `${listPath}/messages`
export const worksPath = `${listPath}/assignments`

const listeners = new Set<() => void>()
const notifyListeners = () => listeners.forEach((listener) => listener())

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  window.addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('popstate', listener)
  }
}
const here = () => window.location.pathname + window.location.search

/** The address inside the player's page, followed. */
export const usePlace = (): URL => new URL(useSyncExternalStore(subscribe, here), window.location.origin)

/** Whatever leads to activities. */
const isList = (): boolean =>
  [listPath, courseStart, messagesPath, worksPath].includes(window.location.pathname)

/** Goes to another address of the player's page; the entry remembers that a list is behind it. */
function go(href: string): void {
  window.history.pushState({ isFromList: isList() }, '', href)
  window.scrollTo(0, 0)
  notifyListeners()
}

/** Back to the list: where it was left if the learner came from there, else as a new one. */
export function leaveForList(): void {
  const state: unknown = window.history.state
  const isFromList = typeof state === 'object' && state !== null && 'isFromList' in state && state.isFromList
  if (isFromList === true) return window.history.back()
  window.history.replaceState(null, '', listPath)
  window.scrollTo(0, 0)
  notifyListeners()
}

/** Follows a link here, unless the browser was asked for a new tab or window. */
export function follow(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  go(event.currentTarget.pathname + event.currentTarget.search)
}

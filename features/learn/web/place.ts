import { useSyncExternalStore, type MouseEvent } from 'react'

export const listPath = '/learn'
export const activityPath = (id: number): string => `${listPath}/activity?id=${id}`

const listeners = new Set<() => void>()
const tell = () => listeners.forEach((listener) => listener())
window.addEventListener('popstate', tell)

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const here = () => window.location.pathname + window.location.search

/** The address inside the player's page, followed. */
export const usePlace = (): URL => new URL(useSyncExternalStore(subscribe, here), window.location.origin)

/** Goes to another address of the player's page; the entry remembers that the list is behind it. */
function go(href: string): void {
  window.history.pushState({ isFromList: here() === listPath }, '', href)
  window.scrollTo(0, 0)
  tell()
}

/** Back to the list: where it was left if the learner came from there, else as a new one. */
export function leaveForList(): void {
  const state: unknown = window.history.state
  const isFromList = typeof state === 'object' && state !== null && 'isFromList' in state && state.isFromList
  if (isFromList === true) return window.history.back()
  window.history.replaceState(null, '', listPath)
  window.scrollTo(0, 0)
  tell()
}

/** Follows a link here, unless the browser was asked for a new tab or window. */
export function follow(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  go(event.currentTarget.pathname + event.currentTarget.search)
}

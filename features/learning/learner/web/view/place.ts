import { useSyncExternalStore, type MouseEvent } from 'react'

export const listPath = '/learn'
export const redeemPath = `${listPath}/redeem`
export const courseStart = `${listPath}/course`
export const coursePath = (id: number): string => `${courseStart}?id=${id}`
export const activityStart = `${listPath}/activity`
/** `cardId` leads to one of its cards instead of where the learner left it. */
export const activityPath = (id: number, cardId?: number): string =>
  `${activityStart}?id=${id}${cardId === undefined ? '' : `&card=${cardId}`}`
/** The same, opened from a course: its end leads on in that. */
export const activityInCoursePath = (courseId: number, id: number): string =>
  `${activityPath(id)}&course=${courseId}`
export const messagesPath = `${listPath}/messages`
export const worksPath = `${listPath}/assignments`
export const cataloguePath = `${listPath}/catalogue`
const enterStart = `${listPath}/sign-in`
/** Where one signs in and then goes on at `to`, an address of the learner's pages. */
export const enterPath = (to: string): string => `${enterStart}?to=${encodeURIComponent(to)}`

/** Where whoever has signed in goes on: at the address that they asked for, never on another host. */
export function enteredPath({ pathname, search, origin, searchParams }: URL): string {
  if (pathname !== enterStart) return pathname + search
  const to = new URL(searchParams.get('to') ?? listPath, origin)
  const isOurs = to.origin === origin && (to.pathname === listPath || to.pathname.startsWith(`${listPath}/`))
  return isOurs && to.pathname !== enterStart ? to.pathname + to.search : listPath
}

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
  [listPath, cataloguePath, courseStart, messagesPath, worksPath].includes(window.location.pathname)

/** What an entry remembers of the one before it. */
interface Before {
  /** It was a list, and leads to activities. */
  readonly isFromList: boolean
  /** Its address. */
  readonly from: string
}

function before(): Partial<Before> {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null ? state : {}
}

/** Goes to another address of the player's page; the entry remembers what is behind it. */
export function go(href: string): void {
  const state: Before = { isFromList: isList(), from: here() }
  window.history.pushState(state, '', href)
  window.scrollTo(0, 0)
  notifyListeners()
}

/** Another address for what is shown already, such as with another filter; the page stays where it is. */
export function renamePlace(href: string): void {
  window.history.replaceState(window.history.state, '', href)
  notifyListeners()
}

/** Back to the list: where it was left if the learner came from there, else as a new one, at `path`. */
export function leaveForList(path = listPath): void {
  if (before().isFromList === true) return window.history.back()
  replace(path)
}

/** Back to this very address: as it was left if the learner came from there, else anew. */
export function leaveFor(path: string): void {
  if (before().from === path) return window.history.back()
  replace(path)
}

function replace(path: string): void {
  window.history.replaceState(null, '', path)
  window.scrollTo(0, 0)
  notifyListeners()
}

const isPlain = (event: MouseEvent<HTMLAnchorElement>): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** Follows a link in place of what is shown, so that the way back leads to the list from which that came. */
export function followInPlace(event: MouseEvent<HTMLAnchorElement>): void {
  if (!isPlain(event)) return
  event.preventDefault()
  renamePlace(event.currentTarget.pathname + event.currentTarget.search)
  window.scrollTo(0, 0)
}

/** Follows a link here, unless the browser was asked for a new tab or window. */
export function follow(event: MouseEvent<HTMLAnchorElement>): void {
  if (!isPlain(event)) return
  event.preventDefault()
  go(event.currentTarget.pathname + event.currentTarget.search)
}

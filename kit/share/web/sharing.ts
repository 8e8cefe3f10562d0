import { useSyncExternalStore } from 'react'
import { sharedState } from '#kit/feature/web/kitSettings.ts'

/** The record whose share sheet is open. */
export interface Shared {
  readonly resource: string
  readonly id: number
  /** It was published a moment ago, and nobody asked for the sheet. */
  readonly isFresh: boolean
}

let shown: Shared | undefined
const listeners = new Set<() => void>()

function show(next: Shared | undefined): void {
  shown = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What the share sheet is open for, if it is. */
export const useShared = (): Shared | undefined => useSyncExternalStore(subscribe, () => shown)

/** Whether records of this resource have a page that the public reads, and so a share sheet. */
export const isShared = (resource: string): boolean => sharedState(resource) !== undefined

/** Opens the share sheet of a record. */
export const share = (resource: string, id: number): void => show({ resource, id, isFresh: false })

/** Opens it for whoever has just brought a record into the state in which the public reads it; for every other move nothing happens. */
export function shareWhenPublic(resource: string, id: number, status: string | undefined): void {
  if (status !== undefined && status === sharedState(resource)) show({ resource, id, isFresh: true })
}

/** Closes the sheet. */
export const endSharing = (): void => show(undefined)

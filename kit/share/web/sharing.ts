import { sharedState } from '#kit/feature/web/kitSettings.ts'
import { sharedValue } from '#kit/value/web/sharedValue.ts'

/** The record whose share sheet is open. */
export interface Shared {
  readonly resource: string
  readonly id: number
  /** It was published a moment ago, and nobody asked for the sheet. */
  readonly isFresh: boolean
}

const shown = sharedValue<Shared | undefined>(undefined)

/** What the share sheet is open for, if it is. */
export const useShared = shown.use

/** Whether records of this resource have a page that the public reads, and so a share sheet. */
export const isShared = (resource: string): boolean => sharedState(resource) !== undefined

/** Opens the share sheet of a record. */
export const share = (resource: string, id: number): void => shown.set({ resource, id, isFresh: false })

/** Opens it for whoever has just brought a record into the state in which the public reads it; for every other move nothing happens. */
export function shareWhenPublic(resource: string, id: number, status: string | undefined): void {
  if (status !== undefined && status === sharedState(resource)) shown.set({ resource, id, isFresh: true })
}

/** Closes the sheet. */
export const endSharing = (): void => shown.set(undefined)

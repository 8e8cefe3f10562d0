import { z } from 'zod'
import type { SharedValue } from '#kit/value/web/sharedValue.ts'
import { remembered } from '../visits/remembered.ts'

/** The version that this page was built as, which the build writes into its head; '' where nothing was built. */
export const pageVersion = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content ?? ''

/** The version whose news somebody at this browser has seen. */
export const seenVersion: SharedValue<string> = remembered('lectern.seenVersion', z.string(), '')

/** Whether a version is newer here than the one whose news was seen. Whoever is here for the first time finds everything new: no news. */
export const isUnread = (seen: string, version: string): boolean => seen !== '' && seen !== version

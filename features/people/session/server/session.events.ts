import { event } from '#kit/call/server/event.ts'

/** Somebody signed in from a browser from which nobody had signed in to this account before. */
export const newDevice = event<{
  readonly userId: number
  readonly address: string
  /** What the browser says of itself. */
  readonly userAgent: string
}>('newDevice')

/** Somebody tried too often in vain to prove who they are, with the right password or in an open session. */
export const triesUsedUp = event<{
  readonly userId: number
  readonly purpose: 'signIn' | 'confirm'
  readonly address: string
}>('triesUsedUp')

import type { CodeStatus, StoredStatus } from './exchange-code.machine.ts'

/** The state of a code as readers see it at a moment: a waiting one whose time is over has expired (S-code). */
export const statusAt = (
  { status, expiresAt }: { readonly status: StoredStatus; readonly expiresAt: number | null },
  now: number,
): CodeStatus => (status === 'waiting' && expiresAt !== null && expiresAt <= now ? 'expired' : status)

import type { Role } from '#kit/contract/role.ts'
import { homePath } from './paths.ts'

/** Who came in, as the guard learned it. */
export interface Entry {
  readonly id: number
  readonly roles: readonly Role[]
  /** Nothing but the password screen opens until it is done. */
  readonly mustChangePassword: boolean
  /** Then nothing but setting up a second factor. */
  readonly mustSetUpFactor: boolean
}

/** A2: a user who is only student has no home here but in the player. */
export const isAtHomeInPlayer = (
  { roles, mustChangePassword, mustSetUpFactor }: Entry,
  path: string,
): boolean =>
  !mustChangePassword &&
  !mustSetUpFactor &&
  roles.every((role) => role === 'student') &&
  (path === '/' || path === homePath)

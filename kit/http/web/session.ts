import type { Actor } from '#kit/contract/role.ts'
import { sharedValue } from '#kit/value/web/sharedValue.ts'

/** The signed-in person, as far as screens of any feature need to know. */
export interface Session extends Actor {
  readonly username: string
  readonly nickname: string
  readonly avatar: string
}

const session = sharedValue<Session | undefined>(undefined)

/** Filled by the shell's guard after sign-in, emptied at logout. */
export const setSession = session.set

/** Who is signed in, outside of rendering; undefined before the guard has answered and after sign-out. */
export const readSession = session.get

/** Who is signed in; the component renders again when that changes. */
export const useSession = session.use

const nobody: Actor = { id: 0, roles: [] }

/** Who looks at this screen; nobody (no roles) before the guard has answered. */
export const useActor = (): Actor => useSession() ?? nobody

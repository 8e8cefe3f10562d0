import { useSyncExternalStore } from 'react'
import type { Actor } from '#kit/contract/role.ts'

/** The signed-in person, as far as screens of any feature need to know. */
export interface Session extends Actor {
  readonly username: string
  readonly nickname: string
  readonly avatar: string
}

let session: Session | undefined
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Filled by the shell's guard after sign-in, emptied at logout. */
export function setSession(next: Session | undefined): void {
  session = next
  for (const listener of listeners) listener()
}

/** Who is signed in, outside of rendering; undefined before the guard has answered and after sign-out. */
export const readSession = (): Session | undefined => session

/** Who is signed in; the component renders again when that changes. */
export const useSession = (): Session | undefined => useSyncExternalStore(subscribe, readSession)

const nobody: Actor = { id: 0, roles: [] }

/** Who looks at this screen; nobody (no roles) before the guard has answered. */
export const useActor = (): Actor => useSession() ?? nobody

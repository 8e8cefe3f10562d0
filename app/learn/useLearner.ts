import { useCallback, useEffect, useState } from 'react'
import type { DataOf } from '#kit/endpoint.ts'
import { call, expiredCode } from '#kit/web/client.ts'
import { isRefusal } from '#kit/web/refusal.ts'
import { dropToken, readToken } from '#kit/web/token.ts'
import { sessionCalls } from './session.calls.ts'

export type Learner = DataOf<typeof sessionCalls.permissionInfo>

type State =
  | { readonly kind: 'nobody' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'here'; readonly learner: Learner }

/** Who is here. Without a connection nobody is signed out: the question is only asked again. */
export function useLearner() {
  const [state, setState] = useState<State>(() => ({ kind: readToken() === null ? 'nobody' : 'asking' }))
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    const token = readToken()
    if (token === null) return
    call(sessionCalls.permissionInfo, { onExpired: 'throw' }).then(
      (learner) => {
        // The password screen is the console's.
        if (learner.mustChangePassword) window.location.replace('/')
        else setState({ kind: 'here', learner })
      },
      (error: unknown) => {
        if (!isRefusal(error, expiredCode)) return setState({ kind: 'failed', error })
        dropToken(token)
        setState({ kind: 'nobody' })
      },
    )
  }, [attempt])

  const ask = useCallback(() => {
    setState({ kind: 'asking' })
    setAttempt((count) => count + 1)
  }, [])
  useOtherTabs()
  return { state, ask }
}

/** A5: who signs out or in within another tab does so here too. */
function useOtherTabs(): void {
  useEffect(() => {
    const own = readToken()
    const onStorage = ({ key }: StorageEvent) => {
      if ((key === 'token' || key === null) && readToken() !== own) window.location.reload()
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [])
}

const logoutMs = 2000

/** Ends the session; whoever asks to leave is let go, connection or not. */
export async function signOut(): Promise<void> {
  const signal = AbortSignal.timeout(logoutMs)
  await Promise.allSettled([call(sessionCalls.logout, { onExpired: 'throw', signal })])
  dropToken()
  window.location.assign('/learn')
}

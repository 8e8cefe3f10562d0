import { useCallback, useEffect, useState } from 'react'
import { askAgain, isPassing } from '#kit/http/web/askAgain.ts'
import { call, expiredCode } from '#kit/http/web/client.ts'
import { endSession } from '#kit/http/web/endSession.ts'
import { isRefusal } from '#kit/http/web/refusal.ts'
import { dropToken, readToken } from '#kit/http/web/token.ts'
import { forgetLearner, forgetWhoLeft, keepLearner, keptLearner, type Learner } from './keptLearner.ts'
import { sessionCalls } from './session.calls.ts'

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
    if (token === null) return forgetWhoLeft()
    const ask = () => call(sessionCalls.permissionInfo, { onExpired: 'throw' })
    // Who was here before is let in at once.
    ;(keptLearner(token) ? ask() : askAgain(ask)).then(
      (learner) => {
        // The password screen is the console's.
        if (learner.mustChangePassword) window.location.replace('/')
        else {
          keepLearner(token, learner)
          setState({ kind: 'here', learner })
        }
      },
      (error: unknown) => {
        if (isRefusal(error, expiredCode)) {
          dropToken(token)
          forgetWhoLeft()
          return setState({ kind: 'nobody' })
        }
        const learner = isPassing(error) ? keptLearner(token) : undefined
        return setState(learner ? { kind: 'here', learner } : { kind: 'failed', error })
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

/** Ends the session, and nothing that was read stays here. */
export async function signOut(forget: () => Promise<void> = forgetLearner): Promise<void> {
  await endSession(sessionCalls.logout)
  await forget()
  window.location.assign('/learn')
}

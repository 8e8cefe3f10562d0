import { useCallback, useEffect, useState } from 'react'
import { withRetries, isPassing } from '#kit/http/web/withRetries.ts'
import { call, expiredCode } from '#kit/http/web/client.ts'
import { endSession } from '#kit/http/web/endSession.ts'
import { isRefusal } from '#kit/http/web/refusal.ts'
import { setSession } from '#kit/http/web/session.ts'
import { dropToken, readToken } from '#kit/http/web/token.ts'
import { showTheme } from '#kit/theme/web/shownTheme.ts'
import { forgetLearner, forgetWhoLeft, cacheLearner, cachedLearner, type Learner } from './cachedLearner.ts'
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
    const reload = () => call(sessionCalls.permissionInfo, { onExpired: 'throw' })
    // Who was here before is let in at once.
    ;(cachedLearner(token) ? reload() : withRetries(reload)).then(
      (learner) => {
        // What must be done before all else has its screens in the console.
        if (learner.mustChangePassword || learner.mustSetUpFactor) window.location.replace('/')
        else {
          cacheLearner(token, learner)
          if (learner.theme) showTheme(learner.theme)
          setState({ kind: 'here', learner })
        }
      },
      (error: unknown) => {
        if (isRefusal(error, expiredCode)) {
          dropToken(token)
          forgetWhoLeft()
          return setState({ kind: 'nobody' })
        }
        const learner = isPassing(error) ? cachedLearner(token) : undefined
        return setState(learner ? { kind: 'here', learner } : { kind: 'failed', error })
      },
    )
  }, [attempt])

  const reload = useCallback(() => {
    setState({ kind: 'asking' })
    setAttempt((count) => count + 1)
  }, [])
  const change = useCallback((part: Partial<Learner['user']>) => {
    setState((now) => (now.kind === 'here' ? { ...now, learner: changed(now.learner, part) } : now))
  }, [])
  useOtherTabs()
  return { state, reload, change }
}

/** A learner whose profile was changed; the session and the copy for the next time know it too. */
function changed(learner: Learner, part: Partial<Learner['user']>): Learner {
  const user = { ...learner.user, ...part }
  const next = { ...learner, user }
  const token = readToken()
  if (token !== null) cacheLearner(token, next)
  setSession({ ...user, roles: next.roles })
  return next
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

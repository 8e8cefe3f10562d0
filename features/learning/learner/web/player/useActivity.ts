import { useCallback, useEffect, useRef, useState } from 'react'
import { loadDeck } from '#deck/web/play/loadDeck.ts'
import type { Outbox } from '../outbox/outbox.ts'
import { fetchActivity } from './cachedActivity.ts'
import { addressesIn, sittingOf, type OpenedActivity, type Sitting } from './sitting.ts'

export interface OpenActivity extends Sitting {
  readonly opened: OpenedActivity
  /** Another number is another sitting: the player then begins from what is known now. */
  readonly round: number
  readonly files: Readonly<Record<number, string>>
}

type State =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: unknown }
  | ({ readonly kind: 'open' } & OpenActivity)

/** What is on its way goes first, so that the server's answer holds it; but nobody waits long for that. */
const patienceMs = 3000
/** A picture that cannot be had at all must not ask for ever. */
const renewEveryMs = 20_000

/** Opens an activity for a learner, at the card that a link named, and again when it has to be. */
export function useActivity(id: number, outbox: Outbox, cardId?: number) {
  const [state, setState] = useState<State>({ kind: 'loading' })
  const [round, setRound] = useState(0)

  useEffect(() => {
    const leaving = new AbortController()
    const open = async () => {
      const networkTimeoutMs = new Promise((resolve) => setTimeout(resolve, patienceMs))
      await Promise.race([outbox.whenSent(), networkTimeoutMs])
      const opened = await fetchActivity(id, leaving.signal)
      await loadDeck(opened.cards)
      const sitting = sittingOf(opened, outbox.waiting(), round === 0 ? cardId : undefined)
      setState({ kind: 'open', opened, round, files: addressesIn(opened), ...sitting })
    }
    open().catch((error: unknown) => {
      if (!leaving.signal.aborted) setState({ kind: 'failed', error })
    })
    return () => leaving.abort()
  }, [id, outbox, round, cardId])

  const reload = useCallback(() => {
    setState({ kind: 'loading' })
    setRound((count) => count + 1)
  }, [])

  const renewedAt = useRef(0)
  /** Addresses of files run out; the card stays as it is. */
  const renewFiles = useCallback(() => {
    if (Date.now() - renewedAt.current < renewEveryMs) return
    renewedAt.current = Date.now()
    fetchActivity(id).then(
      (opened) => setState((now) => (now.kind === 'open' ? { ...now, files: addressesIn(opened) } : now)),
      () => undefined,
    )
  }, [id])
  return { state, reload, renewFiles }
}

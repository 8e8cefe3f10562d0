import { useCallback, useEffect, useRef, useState } from 'react'
import type { BodyOf, DataOf } from '#kit/contract/endpoint.ts'
import { call } from '#kit/http/web/client.ts'
import { readEvents } from '#kit/http/web/eventStream.ts'
import { newKey } from '#kit/http/web/newKey.ts'
import { isRefusal } from '#kit/http/web/refusal.ts'
import { withRetries } from '#kit/http/web/withRetries.ts'
import type { learnEndpoints } from '../../learn.contract.ts'
import { learnCalls } from '../calls/learn.calls.ts'
import type { Outbox } from '../outbox/outbox.ts'
import { useWhenOnline } from '../view/useWhenOnline.ts'

type Talk = DataOf<typeof learnEndpoints.helpTurns>
type Turn = Talk['turns'][number]
type Question = Omit<BodyOf<typeof learnEndpoints.help>, 'clientId' | 'activityId'>

/** A question that the server holds no reply to, and as much of one as has come. */
export type Unstored = Pick<Turn, 'clientId' | 'manner' | 'cardId' | 'said' | 'reply'>

interface Options {
  readonly activityId: number
  /** The card at which the sheet is open: so much is left today of its own. */
  readonly cardId: number
  readonly outbox: Outbox
  /** Whether the sheet is shown: what is left today is asked for anew each time. */
  readonly isOpen: boolean
}

/** There is no reply: the server gave none. */
export class NoReply extends Error {}

const withTurn = (talk: Talk | undefined, turn: Turn, leftToday: number): Talk | undefined =>
  talk && { ...talk, leftToday, turns: [...talk.turns.filter(({ id }) => id !== turn.id), turn] }

/** What was read, with a turn that came while it was on its way. */
function joined(before: Talk | undefined, found: Talk): Talk {
  const known = new Set(found.turns.map(({ id }) => id))
  return { ...found, turns: [...found.turns, ...(before?.turns ?? []).filter(({ id }) => !known.has(id))] }
}

const whenAborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })

/** The talk with the tutor and the partner of an activity as the server has stored it, and the turn on its way. */
export function useHelp({ activityId, cardId, outbox, isOpen }: Options) {
  const [talk, setTalk] = useState<Talk>()
  const [readTrouble, setReadTrouble] = useState<unknown>()
  const [trouble, setTrouble] = useState<unknown>()
  const [pending, setPending] = useState<Unstored>()
  const [stopped, setStopped] = useState<Unstored>()
  const [arrived, setArrived] = useState<Turn>()
  const running = useRef<AbortController | undefined>(undefined)
  /** What did not get through is the same action when it is sent again. */
  const unsent = useRef<{ readonly clientId: string; readonly key: string } | undefined>(undefined)

  const load = useCallback(
    (signal?: AbortSignal) =>
      withRetries(() => call(learnCalls.helpTurns, { query: { activityId, cardId }, signal }), signal).then(
        (found) => {
          setTalk((before) => joined(before, found))
          setReadTrouble(undefined)
        },
        (error: unknown) => {
          if (!signal?.aborted) setReadTrouble(error)
        },
      ),
    [activityId, cardId],
  )
  // Who leaves the activity asks again what is in the field there: the server need not answer it.
  useEffect(() => () => running.current?.abort('unread'), [])
  useEffect(() => {
    if (!isOpen || running.current) return undefined
    setStopped(undefined)
    setArrived(undefined)
    const leaving = new AbortController()
    void load(leaving.signal)
    return () => leaving.abort()
  }, [isOpen, load])
  useWhenOnline(
    useCallback(() => {
      setTrouble(undefined)
      if (!running.current) void load()
    }, [load]),
  )

  async function receive(body: BodyOf<typeof learnEndpoints.help>, signal: AbortSignal): Promise<void> {
    // What was answered until now is what the help is about.
    await Promise.race([outbox.whenSent(), whenAborted(signal)])
    let isStored = false
    for await (const event of readEvents(learnCalls.help, { body, signal })) {
      if ('piece' in event) setPending((now) => now && { ...now, reply: now.reply + event.piece })
      if ('held' in event) setPending((now) => now && { ...now, reply: '' })
      if ('failed' in event) throw new NoReply()
      if (!('turn' in event)) continue
      isStored = true
      setTalk((before) => withTurn(before, event.turn, event.leftToday))
      setArrived(event.turn)
      // At once, or it would be shown twice until the stream ends.
      setPending(undefined)
    }
    if (!isStored) throw new NoReply()
  }

  /** Whether it got through, or was broken off when there was something to read. */
  async function send(question: Question): Promise<boolean> {
    if (running.current) return false
    const key = JSON.stringify(question)
    const clientId = unsent.current?.key === key ? unsent.current.clientId : newKey()
    unsent.current = { clientId, key }
    setTrouble(undefined)
    setStopped(undefined)
    setArrived(undefined)
    setPending({
      clientId,
      manner: question.manner,
      cardId: question.cardId,
      said: question.said,
      reply: '',
    })
    const { signal } = (running.current = new AbortController())
    try {
      await receive({ ...question, clientId, activityId }, signal)
      unsent.current = undefined
      // Where the talk could not be read when the sheet was opened, it can be now.
      if (!talk) void load()
      return true
    } catch (error) {
      if (!signal.aborted) setTrouble(error)
      // It may be enough for today.
      if (isRefusal(error)) void load()
      return signal.aborted && signal.reason === 'read'
    } finally {
      running.current = undefined
      setPending(undefined)
    }
  }

  function stop(): void {
    if (pending && pending.reply !== '') setStopped(pending)
    running.current?.abort(pending?.reply === '' ? 'unread' : 'read')
  }

  /** Somebody else is asked from now on. */
  function turnAway(): void {
    setTrouble(undefined)
    setArrived(undefined)
  }

  const found = { talk, readTrouble, trouble, pending, stopped, arrived }
  return { ...found, send, stop, turnAway, load: () => void load() }
}

export type Help = ReturnType<typeof useHelp>

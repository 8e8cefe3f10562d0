import { useCallback, useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import { call } from '#kit/http/web/client.ts'
import { errorText } from '#kit/http/web/errorText.ts'
import type { captchaPurposes, challenge } from '../session.contract.ts'
import { sessionEndpoints } from '../session.contract.ts'
import { readDeviceToken } from './deviceToken.ts'

type Challenge = z.output<typeof challenge>

/** What a form needs of the captcha: whether one is asked for, its answer, and a new one after a refusal. */
export interface Captcha {
  /** `unknown` until the server has answered whether it requires one. */
  readonly need: 'unknown' | 'none' | 'needed' | 'failed'
  /** Why asking for it failed. */
  readonly failure: string
  /** The next challenge; each can be answered once. */
  readonly take: () => Promise<Challenge>
  /** Counts up when an answer was used, so that the widget begins anew. */
  readonly round: number
  /** Whether this round takes longer than usual. */
  readonly isSlow: boolean
  /** Begins a new round; from the one on that names who is to sign in, with as much work as the server requires of them. */
  readonly renew: (username?: string) => void
  readonly retry: () => void
  /** The widget reports its answer, or null when it has expired. */
  readonly onAnswer: (payload: string | null) => void
  /** The answer, as soon as the widget has it; undefined where none is asked for. */
  readonly answer: () => Promise<string | undefined>
}

/** Asks the server for a challenge when the form appears (A10); with CAPTCHA=off there is none and no widget shows. */
export function useCaptcha(purpose: (typeof captchaPurposes)[number]): Captcha {
  const [need, setNeed] = useState<Captcha['need']>('unknown')
  const [failure, setFailure] = useState('')
  const [round, setRound] = useState(0)
  const [attempt, setAttempt] = useState(0)
  const [isSlow, setSlow] = useState(false)
  const first = useRef<Challenge | undefined>(undefined)
  const name = useRef<string | undefined>(undefined)
  const isIdle = need === 'none' || need === 'failed'
  const { onAnswer, answer, forget } = useAnswer(isIdle)

  useEffect(() => {
    const leaving = new AbortController()
    const request = async () => {
      const captcha = await call(sessionEndpoints.captcha, { body: { purpose }, signal: leaving.signal })
      first.current = captcha.challenge
      setNeed(captcha.enabled ? 'needed' : 'none')
    }
    request().catch((error: unknown) => {
      if (leaving.signal.aborted) return
      setFailure(errorText(error))
      setNeed('failed')
    })
    return () => leaving.abort()
  }, [attempt, purpose])

  const take = useCallback(async () => {
    const body = { purpose, username: name.current, deviceToken: readDeviceToken() }
    const next = first.current ?? (await call(sessionEndpoints.captcha, { body })).challenge
    first.current = undefined
    if (!next) throw new TypeError('no challenge')
    setSlow(next.parameters.data.effort > 1)
    return next
  }, [purpose])
  const renew = useCallback(
    (username?: string) => {
      forget()
      name.current = username ?? name.current
      setRound((count) => count + 1)
    },
    [forget],
  )
  const retry = useCallback(() => {
    setNeed('unknown')
    setAttempt((count) => count + 1)
  }, [])
  return { need, failure, take, round, isSlow, renew, retry, onAnswer, answer }
}

/** Holds the widget's answer and the form that waits for it: one sent early goes out when the answer is there. */
function useAnswer(isIdle: boolean) {
  const payload = useRef<string | null>(null)
  const waiting = useRef<((payload: string | undefined) => void)[]>([])
  const resolveWaiting = useCallback((value: string | undefined) => {
    for (const resolve of waiting.current.splice(0)) resolve(value)
  }, [])
  const onAnswer = useCallback(
    (received: string | null) => {
      payload.current = received
      if (received !== null) resolveWaiting(received)
    },
    [resolveWaiting],
  )
  // A form that was sent before the server answered whether it requires a captcha may ask again afterwards.
  const idle = useRef(isIdle)
  useEffect(() => {
    idle.current = isIdle
    if (isIdle) resolveWaiting(undefined)
  }, [isIdle, resolveWaiting])
  const answer = useCallback(async () => {
    if (idle.current) return undefined
    if (payload.current !== null) return payload.current
    return new Promise<string | undefined>((resolve) => waiting.current.push(resolve))
  }, [])
  const forget = useCallback(() => {
    payload.current = null
  }, [])
  return { onAnswer, answer, forget }
}

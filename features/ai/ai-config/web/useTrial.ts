import { useCallback, useEffect, useRef, useState } from 'react'
import type { BodyOf } from '#kit/contract/endpoint.ts'
import { errorText } from '#kit/http/web/errorText.ts'
import { readEvents } from '#kit/http/web/eventStream.ts'
import { useRefresh } from '#kit/http/web/query.ts'
import { aiConfigEndpoints } from '../ai-config.contract.ts'
import type { RunEntry } from '../ai-config.debug.ts'

type Body = BodyOf<typeof aiConfigEndpoints.debug>

interface Conversation {
  readonly answer: string
  readonly run: RunEntry | undefined
  /** Why nothing was run at all. */
  readonly refusal: string | undefined
  readonly isStopped: boolean
}

const nothing: Conversation = { answer: '', run: undefined, refusal: undefined, isStopped: false }

/** The server notices a moment later that nobody listens any more. */
const stoppedAfterMs = 600

/** One run at a time: its answer as it comes, and what it took. Leaving the screen stops it. */
export function useTrial() {
  const refresh = useRefresh()
  const [state, setState] = useState(nothing)
  const [isRunning, setRunning] = useState(false)
  const listening = useRef<AbortController>(undefined)
  const stop = useCallback(() => listening.current?.abort(), [])
  useEffect(() => stop, [stop])

  /** Returns the run, or undefined where there was none or it was stopped. */
  const start = async (body: Body): Promise<RunEntry | undefined> => {
    stop()
    const gone = new AbortController()
    listening.current = gone
    setState(nothing)
    setRunning(true)
    let run: RunEntry | undefined
    try {
      for await (const event of readEvents(aiConfigEndpoints.debug, { body, signal: gone.signal })) {
        if ('run' in event) run = event.run
        else setState((before) => ({ ...before, answer: before.answer + event.piece }))
      }
      setState((before) => ({ ...before, run }))
    } catch (error) {
      const isStopped = gone.signal.aborted
      setState((before) => ({ ...before, isStopped, refusal: isStopped ? undefined : errorText(error) }))
      if (isStopped) await new Promise((resolve) => setTimeout(resolve, stoppedAfterMs))
    } finally {
      if (listening.current === gone) setRunning(false)
    }
    await refresh(aiConfigEndpoints.runs)
    return run
  }
  return { ...state, isRunning, start, stop }
}

export type TrialWork = ReturnType<typeof useTrial>

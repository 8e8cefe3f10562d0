import { useCallback, useEffect, useRef, useState } from 'react'
import { errorText } from '#kit/http/web/errorText.ts'
import { notify } from '#kit/notice/web/notice.ts'
import { decodeWav } from '../wavRead.ts'
import { playPart } from './playPart.ts'

export interface Listening {
  /** What is being fetched or played; undefined while nothing is. */
  readonly key: string | undefined
  readonly isLoading: boolean
  /** Fetches a WAV and plays it, in place of whatever plays; once more with the same key stops it. */
  readonly toggle: (key: string, load: (signal: AbortSignal) => Promise<Blob>) => void
}

/** Listens to one of several sounds at a time; leaving the screen stops it. */
export function useListening(): Listening {
  const [state, setState] = useState<{ key: string; isLoading: boolean }>()
  const stop = useRef(() => {})
  useEffect(() => () => stop.current(), [])

  const play = useCallback(async (key: string, load: (signal: AbortSignal) => Promise<Blob>) => {
    const gone = new AbortController()
    const end = () => {
      gone.abort()
      setState((now) => (now?.key === key ? undefined : now))
    }
    stop.current = end
    setState({ key, isLoading: true })
    try {
      const sound = decodeWav(new Uint8Array(await (await load(gone.signal)).arrayBuffer()))
      if (gone.signal.aborted) return
      if (!sound) throw new Error('no sound came')
      setState({ key, isLoading: false })
      const halt = playPart(sound, { from: 0, to: Infinity }, (at) => at === undefined && end())
      stop.current = halt
    } catch (error) {
      if (!gone.signal.aborted) notify({ kind: 'error', text: errorText(error) })
      end()
    }
  }, [])

  const toggle = useCallback(
    (key: string, load: (signal: AbortSignal) => Promise<Blob>) => {
      stop.current()
      if (state?.key !== key) void play(key, load)
    },
    [play, state?.key],
  )
  return { key: state?.key, isLoading: state?.isLoading ?? false, toggle }
}

import { useEffect, useState } from 'react'
import type { Sound } from '../wav.ts'
import { decodeSound } from './decodeSound.ts'

/** Decoded, a minute of stereo takes 23 MB of memory. */
export const maxDrawnSeconds = 15 * 60
/** What a page holds as a blob cannot be fetched under our Content-Security-Policy; only what the server keeps can. */
const isOnServer = (url: string) => new URL(url, window.location.href).protocol.startsWith('http')
const largestBytes = 200 * 1024 * 1024

export type SoundState =
  | { readonly is: 'reading' }
  | { readonly is: 'ready'; readonly sound: Sound }
  | { readonly is: 'unreadable' }
  | { readonly is: 'tooLong' }

/** The samples of a stored sound, fetched and decoded once; not of one that is too long for a browser's memory. */
export function useSound(url: string, durationMs: number | null, bytes: number | undefined): SoundState {
  const [state, setState] = useState<SoundState>({ is: 'reading' })
  const isTooLong = (durationMs ?? 0) > maxDrawnSeconds * 1000 || (bytes ?? 0) > largestBytes
  useEffect(() => {
    if (isTooLong) {
      setState({ is: 'tooLong' })
      return undefined
    }
    if (!isOnServer(url)) {
      setState({ is: 'unreadable' })
      return undefined
    }
    const flight = new AbortController()
    setState({ is: 'reading' })
    readSound(url, flight.signal).then(
      (sound) => !flight.signal.aborted && setState({ is: 'ready', sound }),
      () => !flight.signal.aborted && setState({ is: 'unreadable' }),
    )
    return () => flight.abort()
  }, [url, isTooLong])
  return state
}

async function readSound(url: string, signal: AbortSignal): Promise<Sound> {
  const response = await fetch(url, { signal })
  if (!response.ok) throw new Error(`the sound was answered with ${response.status}`)
  return decodeSound(await response.arrayBuffer())
}

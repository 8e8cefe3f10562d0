import { useEffect, useRef, useState } from 'react'
import { fetchFile } from '#kit/http/web/transfer.ts'
import { learnCalls } from '../calls/learn.calls.ts'

/** Which reply is read aloud, or could not be. */
interface Speaking {
  readonly turnId: number
  readonly state: 'loading' | 'playing' | 'failed'
}

/** Reads replies aloud, one at a time, as long as their sheet is shown. */
export function useSpeech(isOpen: boolean) {
  const audio = useRef<HTMLAudioElement | undefined>(undefined)
  const addresses = useRef(new Map<number, string>())
  const running = useRef<AbortController | undefined>(undefined)
  const [speaking, setSpeaking] = useState<Speaking>()

  function stop(): void {
    running.current?.abort()
    audio.current?.pause()
    setSpeaking(undefined)
  }

  async function addressOf(turnId: number, signal: AbortSignal): Promise<string> {
    const known = addresses.current.get(turnId)
    if (known !== undefined) return known
    const { blob } = await fetchFile(learnCalls.helpSpeech, { body: { turnId }, signal })
    const address = URL.createObjectURL(blob)
    addresses.current.set(turnId, address)
    return address
  }

  async function play(turnId: number): Promise<void> {
    stop()
    const { signal } = (running.current = new AbortController())
    setSpeaking({ turnId, state: 'loading' })
    try {
      const address = await addressOf(turnId, signal)
      if (signal.aborted) return
      const player = (audio.current ??= new Audio())
      player.addEventListener('ended', () => setSpeaking(undefined), { signal })
      player.src = address
      await player.play()
      if (!signal.aborted) setSpeaking({ turnId, state: 'playing' })
    } catch {
      if (!signal.aborted) setSpeaking({ turnId, state: 'failed' })
    }
  }

  useEffect(() => {
    const made = addresses.current
    return () => {
      running.current?.abort()
      audio.current?.pause()
      setSpeaking(undefined)
      for (const address of made.values()) URL.revokeObjectURL(address)
      made.clear()
    }
  }, [isOpen])

  const isOn = (turnId: number) => speaking?.turnId === turnId && speaking.state !== 'failed'
  const toggle = (turnId: number) => (isOn(turnId) ? stop() : void play(turnId))
  return { speaking, isOn, toggle }
}

export type Speech = ReturnType<typeof useSpeech>

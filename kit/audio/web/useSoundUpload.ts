import { useEffect, useRef, useState } from 'react'
import { errorText } from '#kit/http/web/errorText.ts'
import { sendFile, type SentFile } from '#kit/files/web/sendFile.ts'
import { isAbort } from '#kit/http/web/refusal.ts'

export interface SoundUpload {
  /** 0..1 while a sound is on its way. */
  readonly share: number | undefined
  /** Why it could not be stored. */
  readonly problem: string | undefined
  /** Sends a WAV file; undefined when it was given up or refused. */
  send(wav: Uint8Array<ArrayBuffer>, name: string): Promise<SentFile | undefined>
  cancel(): void
}

/** Sends a sound that was made here. Leaving gives it up: nobody would be there to use it. */
export function useSoundUpload(): SoundUpload {
  const [share, setShare] = useState<number>()
  const [problem, setProblem] = useState<string>()
  const flight = useRef<AbortController>(undefined)
  useEffect(() => () => flight.current?.abort(), [])
  return {
    share,
    problem,
    cancel: () => flight.current?.abort(),
    async send(wav, name) {
      flight.current = new AbortController()
      const { signal } = flight.current
      setProblem(undefined)
      setShare(0)
      try {
        const blob = new Blob([wav], { type: 'audio/wav' })
        return await sendFile(blob, { purpose: 'audio', name, signal, onShare: setShare }).done
      } catch (error) {
        if (!isAbort(error)) setProblem(errorText(error))
        return undefined
      } finally {
        setShare(undefined)
      }
    },
  }
}

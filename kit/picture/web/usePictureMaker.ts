import { useEffect, useRef, useState } from 'react'
import { call } from '#kit/http/web/client.ts'
import { errorText } from '#kit/http/web/errorText.ts'
import type { PictureMaker } from '#kit/feature/web/kitSettings.ts'
import { isAbort, isRefusal } from '#kit/http/web/refusal.ts'

/** A picture that was drawn and is stored among one's files. */
export interface MadePicture {
  readonly fileId: number
  readonly url: string
  /** What it came from, whole. */
  readonly prompt: string
}

export interface PictureRequest {
  readonly prompt: string
  readonly size: string
  readonly n: number
}

export interface Trouble {
  readonly text: string
  /** Sensitive words that the prompt holds. */
  readonly words: readonly string[]
}

interface Drawn {
  readonly data: readonly { readonly url: string; readonly fileId: number }[]
}

/** Has pictures drawn, counts the seconds that it has taken, and can be stopped. */
export function usePictureMaker({ generations }: PictureMaker) {
  const flight = useRef<AbortController>(undefined)
  const [seconds, setSeconds] = useState<number>()
  const [pictures, setPictures] = useState<readonly MadePicture[]>([])
  const [trouble, setTrouble] = useState<Trouble>()
  const isDrawing = seconds !== undefined

  useEffect(() => () => flight.current?.abort(), [])
  useEffect(() => {
    if (!isDrawing) return undefined
    const clock = setInterval(() => setSeconds((passed) => (passed ?? 0) + 1), 1000)
    return () => clearInterval(clock)
  }, [isDrawing])

  const draw = async (request: PictureRequest) => {
    const { signal } = (flight.current = new AbortController())
    setTrouble(undefined)
    setSeconds(0)
    try {
      const { data } = (await call(generations, { body: request as never, signal })) as Drawn
      setPictures(data.map((picture) => ({ ...picture, prompt: request.prompt })))
    } catch (error) {
      if (!isAbort(error)) setTrouble(troubleOf(error))
    } finally {
      setSeconds(undefined)
    }
  }
  return { draw, stop: () => flight.current?.abort(), seconds, pictures, trouble }
}

/** What a field of the prompt says beside it is the better sentence. */
function troubleOf(error: unknown): Trouble {
  if (!isRefusal(error)) return { text: errorText(error), words: [] }
  const { data, fields } = error
  const words =
    typeof data === 'object' && data !== null && 'words' in data ? [data.words].flat().map(String) : []
  return { text: fields['prompt'] ?? errorText(error), words }
}

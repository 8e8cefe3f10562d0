import { useEffect, useRef, useState } from 'react'
import { isAllowed } from '#kit/http/web/pageSetting.ts'
import { useLatest } from '#kit/view/web/useLatest.ts'

/** What this card uses of the browser's `SpeechRecognition` (Web Speech API); TypeScript does not know it yet. */
interface BrowserRecognition {
  lang: string
  interimResults: boolean
  maxAlternatives: number
  start(): void
  stop(): void
  abort(): void
  addEventListener(type: 'result', listener: (event: SpeechRecognitionEvent) => void, options: Until): void
  addEventListener(
    type: 'error',
    listener: (event: SpeechRecognitionErrorEvent) => void,
    options: Until,
  ): void
  addEventListener(type: 'end', listener: () => void, options: Until): void
}
interface Until {
  readonly signal: AbortSignal
}
declare global {
  interface Window {
    SpeechRecognition?: new () => BrowserRecognition
    webkitSpeechRecognition?: new () => BrowserRecognition
  }
}

/** Why nothing was understood; keys of phrases. */
export type RecognitionProblem = 'refused' | 'noMicrophone' | 'noConnection' | 'noLanguage' | 'nothing'

const problems: Readonly<Record<string, RecognitionProblem>> = {
  'not-allowed': 'refused',
  'service-not-allowed': 'refused',
  'audio-capture': 'noMicrophone',
  network: 'noConnection',
  'language-not-supported': 'noLanguage',
}

const recogniser = () => window.SpeechRecognition ?? window.webkitSpeechRecognition

/** Whether the operator allows the browser's recognition, and the browser has one. */
export const canRecognise = (): boolean => isAllowed('speech-recognition') && recogniser() !== undefined

interface Recognition {
  readonly isListening: boolean
  /** What is understood so far, while somebody speaks. */
  readonly interim: string
  readonly problem: RecognitionProblem | undefined
  start(): void
  stop(): void
}

/** Listens once at a time; `onHeard` gets what was understood, the likeliest reading first. */
export function useRecognition(language: string, onHeard: (heard: string[]) => void): Recognition {
  const [isListening, setListening] = useState(false)
  const [interim, setInterim] = useState('')
  const [problem, setProblem] = useState<RecognitionProblem>()
  const current = useRef<{ readonly listening: BrowserRecognition; readonly leaving: AbortController }>(
    undefined,
  )
  const report = useLatest(onHeard)
  useEffect(
    () => () => {
      current.current?.leaving.abort()
      current.current?.listening.abort()
      current.current = undefined
    },
    [],
  )

  function start(): void {
    const Recogniser = recogniser()
    if (!Recogniser || current.current) return
    const [listening, leaving] = [new Recogniser(), new AbortController()]
    const until = { signal: leaving.signal }
    let heard: string[] = []
    let why: RecognitionProblem = 'nothing'
    listening.lang = language
    listening.interimResults = true
    listening.maxAlternatives = 5
    const onResult = ({ results }: SpeechRecognitionEvent) => {
      heard = readingsOf(results)
      setInterim(heard[0] ?? '')
    }
    const onEnd = () => {
      current.current = undefined
      setListening(false)
      setInterim('')
      if (heard.length > 0) report(heard)
      else setProblem(why)
    }
    listening.addEventListener('result', onResult, until)
    listening.addEventListener('error', ({ error }) => (why = problems[error] ?? 'nothing'), until)
    listening.addEventListener('end', onEnd, until)
    current.current = { listening, leaving }
    setProblem(undefined)
    setListening(true)
    listening.start()
  }

  return { isListening, interim, problem, start, stop: () => current.current?.listening.stop() }
}

/** The readings of all that was said, the likeliest first; a part that has fewer of them gives its likeliest. */
function readingsOf(results: SpeechRecognitionResultList): string[] {
  const parts = [...results].map((result) => [...result].map(({ transcript }) => transcript.trim()))
  const most = Math.max(0, ...parts.map(({ length }) => length))
  const readings = Array.from({ length: most }, (_, index) =>
    parts.map((part) => part[index] ?? part[0] ?? '').join(' '),
  )
  return [...new Set(readings)].filter((reading) => reading.trim() !== '')
}

import { useCallback, useEffect, useRef, useState } from 'react'

/** Why there is no recording: the microphone was refused, there is none, or the browser cannot record; keys of phrases. */
export type RecorderProblem = 'refused' | 'noMicrophone' | 'notHere'

export interface Recorder {
  readonly phase: 'idle' | 'requesting' | 'recording'
  /** How long it has been recording. */
  readonly seconds: number
  readonly problem: RecorderProblem | undefined
  /** How loud it is now, 0..1; for a drawing that follows the voice. */
  readonly level: () => number
  start(): Promise<void>
  /** Ends the recording, which `onDone` gets. */
  finish(): void
  /** Ends the recording and drops it. */
  discard(): void
}

interface Options {
  /** The recording ends by itself after so long. */
  readonly maxSeconds: number
  readonly onDone: (recording: Blob, seconds: number) => void
}

interface Session {
  readonly recorder: MediaRecorder
  readonly level: () => number
  readonly close: () => void
  isComplete: boolean
}

/** Records from the microphone. `start` asks for the microphone, which is released as soon as the recording ends. */
export function useRecorder({ maxSeconds, onDone }: Options): Recorder {
  const [phase, setPhase] = useState<Recorder['phase']>('idle')
  const [seconds, setSeconds] = useState(0)
  const [problem, setProblem] = useState<RecorderProblem>()
  const session = useRef<Session>(undefined)
  const done = useRef(onDone)
  const isMounted = useRef(true)
  useEffect(() => {
    done.current = onDone
  })

  const end = useCallback((isComplete: boolean) => {
    const now = session.current
    if (!now) return
    now.isComplete = isComplete
    now.recorder.stop()
  }, [])
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
      end(false)
    }
  }, [end])
  useEffect(() => {
    if (phase === 'recording' && seconds >= maxSeconds) end(true)
  }, [phase, seconds, maxSeconds, end])

  async function start(): Promise<void> {
    setProblem(undefined)
    if (!('MediaRecorder' in window) || !navigator.mediaDevices) return setProblem('notHere')
    setPhase('requesting')
    setSeconds(0)
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
      if (!isMounted.current) return closeStream(stream)
      session.current = openSession(stream, setSeconds, (recording, length) => {
        const isComplete = session.current?.isComplete
        session.current = undefined
        setPhase('idle')
        if (isComplete && recording.size > 0) done.current(recording, length)
      })
      setPhase('recording')
    } catch (error) {
      setPhase('idle')
      const isAbsent = error instanceof DOMException && error.name === 'NotFoundError'
      setProblem(isAbsent ? 'noMicrophone' : 'refused')
    }
  }

  return {
    phase,
    seconds,
    problem,
    level: useCallback(() => session.current?.level() ?? 0, []),
    start,
    finish: () => end(true),
    discard: () => end(false),
  }
}

function closeStream(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}

function openSession(
  stream: MediaStream,
  onSeconds: (seconds: number) => void,
  onStop: (recording: Blob, seconds: number) => void,
): Session {
  const recorder = new MediaRecorder(stream)
  const chunks: Blob[] = []
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  context.createMediaStreamSource(stream).connect(analyser)
  const wave = new Float32Array(analyser.fftSize)
  const begun = performance.now()
  const spent = () => (performance.now() - begun) / 1000
  const clock = setInterval(() => onSeconds(spent()), 200)
  const close = () => {
    clearInterval(clock)
    closeStream(stream)
    void context.close()
  }
  recorder.addEventListener('dataavailable', ({ data }) => chunks.push(data))
  recorder.addEventListener('stop', () => {
    close()
    onStop(new Blob(chunks, { type: recorder.mimeType }), spent())
  })
  recorder.start(1000)
  return {
    recorder,
    close,
    isComplete: false,
    level() {
      analyser.getFloatTimeDomainData(wave)
      return Math.min(1, Math.sqrt(wave.reduce((sum, value) => sum + value * value, 0) / wave.length) * 4)
    },
  }
}

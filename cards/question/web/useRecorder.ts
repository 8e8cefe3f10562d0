import { useEffect, useRef, useState } from 'react'

const second = 1000
/** What browsers can record, best first; Safari knows only MP4. */
const forms = ['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4']

/** Records from the microphone, `most` seconds at the longest; the microphone is let go in any case. */
export function useRecorder(most: number, onRecording: (recording: Blob) => void) {
  const [seconds, setSeconds] = useState(0)
  const [isOn, setIsOn] = useState(false)
  const [isDenied, setIsDenied] = useState(false)
  const recorder = useRef<MediaRecorder | undefined>(undefined)
  const isGone = useRef(false)
  const latestCallback = useRef(onRecording)
  useEffect(() => {
    latestCallback.current = onRecording
  })

  const stop = () => {
    if (recorder.current?.state === 'recording') recorder.current.stop()
  }

  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      stop()
    }
  }, [])

  useEffect(() => {
    if (!isOn) return undefined
    const begun = Date.now()
    const clock = setInterval(() => {
      const gone = Math.floor((Date.now() - begun) / second)
      setSeconds(Math.min(gone, most))
      if (gone >= most) stop()
    }, second / 4)
    return () => clearInterval(clock)
  }, [isOn, most])

  function record(stream: MediaStream): void {
    const mimeType = forms.find((form) => MediaRecorder.isTypeSupported(form))
    const made = new MediaRecorder(stream, mimeType === undefined ? {} : { mimeType })
    const chunks: Blob[] = []
    made.addEventListener('dataavailable', ({ data }) => void chunks.push(data))
    made.addEventListener('stop', () => {
      for (const track of stream.getTracks()) track.stop()
      if (isGone.current) return
      setIsOn(false)
      latestCallback.current(new Blob(chunks, { type: made.mimeType }))
    })
    recorder.current = made
    made.start(second)
    setSeconds(0)
    setIsOn(true)
  }

  async function start(): Promise<void> {
    setIsDenied(false)
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
      if (isGone.current) for (const track of stream.getTracks()) track.stop()
      else record(stream)
    } catch {
      setIsDenied(true)
    }
  }

  return { seconds, isOn, isDenied, start, stop }
}

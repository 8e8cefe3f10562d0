import { useEffect, useRef } from 'react'

interface Options {
  readonly kind: 'video' | 'audio'
  /** The address of a file of unknown length; undefined where there is nothing to find out. */
  readonly url: string | undefined
  onLength(ms: number): void
}

/** Asks the browser how long a recording is, where the server could not tell: mp3 files say it nowhere. */
export function useMissingLength({ kind, url, onLength }: Options): void {
  const onLengthRef = useRef(onLength)
  useEffect(() => {
    onLengthRef.current = onLength
  })
  useEffect(() => {
    if (url === undefined) return undefined
    const media = document.createElement(kind)
    const measure = () => {
      if (Number.isFinite(media.duration) && media.duration > 0)
        onLengthRef.current(Math.round(media.duration * 1000))
      // What a browser has recorded names no length until its end was looked for.
      else if (media.currentTime === 0) media.currentTime = 1e7
    }
    media.addEventListener('loadedmetadata', measure)
    media.addEventListener('durationchange', measure)
    media.preload = 'metadata'
    media.src = url
    return () => {
      media.removeEventListener('loadedmetadata', measure)
      media.removeEventListener('durationchange', measure)
      media.removeAttribute('src')
      media.load()
    }
  }, [kind, url])
}

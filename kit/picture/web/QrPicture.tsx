import { toCanvas } from 'qrcode'
import { useEffect, useRef } from 'react'

interface QrPictureProps {
  /** What a phone reads, such as an address. */
  readonly text: string
  /** What it is, for those who cannot see it. */
  readonly label: string
  /** Pixels on the page. */
  readonly width: number
}

/** Pixels of a square of the picture itself: printed on paper it must stay sharp. */
const scale = 12
/** Squares of white around it, without which readers do not find it. */
const margin = 4

/** A QR picture on a canvas. */
export function QrPicture({ text, label, width }: QrPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const there = canvas.current
    if (!there) return
    // A text that is too long leaves the place empty.
    toCanvas(there, text, { scale, margin }).catch(() => undefined)
    // The library gives it the size of its squares in the page too.
    Object.assign(there.style, { width: `${width}px`, height: `${width}px` })
  }, [text, width])
  return <canvas aria-label={label} ref={canvas} role="img" style={{ width, height: width }} />
}

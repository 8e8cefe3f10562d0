import { useEffect, useRef, type PointerEvent, type RefObject } from 'react'
import { scratchedBy, shareOf, type Place, type Scratched } from '../scratch.grid.ts'
import { drawStroke, paintCover, type Stroke } from './paint.ts'

interface Props {
  readonly colour: string
  readonly words: string
  /** Address of the picture on the cover. */
  readonly picture: string | undefined
  /** In pixels. */
  readonly brush: number
  /** Of the cover, after which all of it goes. */
  readonly share: number
  /** The cover is painted: what is under it may be drawn. */
  onDrawn(): void
  onReveal(): void
}

/** What is scratched off. A screen reader skips it: the button beside it does all that it can do. */
export function Cover(props: Props) {
  const { brush, share, onReveal } = props
  const canvas = useRef<HTMLCanvasElement>(null)
  const strokes = useRef<Stroke[]>([])
  usePainted(canvas, strokes, props)
  const gone = useRef<Scratched>(new Set())
  const last = useRef<Place | null>(null)

  function scratch(event: PointerEvent<HTMLCanvasElement>): void {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    if (width === 0 || height === 0) return
    const to = { x: (event.clientX - left) / width, y: (event.clientY - top) / height }
    const from = last.current ?? to
    last.current = to
    strokes.current.push({ from, to })
    drawStroke(event.currentTarget, { from, to }, brush)
    const radius = { x: brush / 2 / width, y: brush / 2 / height }
    gone.current = scratchedBy(gone.current, from, to, radius)
    if (shareOf(gone.current) >= share) onReveal()
  }

  return (
    <canvas
      aria-hidden="true"
      className="scratch-cover"
      onLostPointerCapture={() => {
        last.current = null
      }}
      onPointerDown={(event) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        last.current = null
        scratch(event)
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) scratch(event)
      }}
      ref={canvas}
    />
  )
}

/** Keeps the cover painted, also when the card changes its size or its picture has come. */
function usePainted(
  cover: RefObject<HTMLCanvasElement | null>,
  strokes: RefObject<Stroke[]>,
  { colour, words, picture, brush, onDrawn }: Props,
): void {
  const drawn = useRef(onDrawn)
  useEffect(() => {
    drawn.current = onDrawn
  })
  useEffect(() => {
    const canvas = cover.current
    if (!canvas) return undefined
    let image: HTMLImageElement | undefined
    const paint = () => {
      paintCover(canvas, { colour, words, image }, strokes.current, brush)
      drawn.current()
    }
    const observer = new ResizeObserver(paint)
    observer.observe(canvas)
    if (picture !== undefined) {
      const coming = new Image()
      coming.addEventListener('load', () => {
        image = coming
        paint()
      })
      coming.src = picture
    }
    return () => observer.disconnect()
  }, [cover, strokes, colour, words, picture, brush])
}

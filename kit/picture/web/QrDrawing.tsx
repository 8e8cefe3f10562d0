import { create } from 'qrcode'
import { useMemo } from 'react'

interface QrDrawingProps {
  /** What a phone reads, such as an address. */
  readonly text: string
  /** What it is, for those who cannot see it. */
  readonly label: string
}

/** Squares of white around it, without which readers do not find it. */
const margin = 4

/** A QR picture as lines, as wide as its place: a sheet holds a hundred of them, and paper shows them sharp. */
export function QrDrawing({ text, label }: QrDrawingProps) {
  const { size, path } = useMemo(() => drawn(text), [text])
  const side = size + 2 * margin
  return (
    <svg aria-label={label} className="kit-qr" role="img" viewBox={`${-margin} ${-margin} ${side} ${side}`}>
      <path d={path} shapeRendering="crispEdges" />
    </svg>
  )
}

/** Each run of dark squares of a row as a rectangle. */
function drawn(text: string): { readonly size: number; readonly path: string } {
  const { size, data } = create(text).modules
  const rows = Array.from({ length: size }, (_, y) =>
    [...data.subarray(y * size, (y + 1) * size)].map((dark) => (dark ? '1' : '0')).join(''),
  )
  const runs = rows.flatMap((row, y) =>
    [...row.matchAll(/1+/g)].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
  )
  return { size, path: runs.join('') }
}

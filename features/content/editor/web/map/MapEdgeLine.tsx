import { BaseEdge, EdgeLabelRenderer, type Edge, type EdgeProps } from '@xyflow/react'
import type { Spot } from './layout.ts'

export type MapEdgeLineType = Edge<
  { readonly points: readonly Spot[]; readonly spot: Spot | undefined; readonly text: string },
  'way'
>

/** An edge as it was laid out, its label where there is room for it. */
export function MapEdgeLine({ id, data, markerEnd }: EdgeProps<MapEdgeLineType>) {
  if (!data) return null
  const { points, spot, text } = data
  return (
    <>
      <BaseEdge id={id} path={pathThrough(points)} {...(markerEnd !== undefined && { markerEnd })} />
      {spot && (
        <EdgeLabelRenderer>
          <span
            className="editor-map-label"
            style={{ transform: `translate(-50%, -50%) translate(${spot.x}px, ${spot.y}px)` }}
          >
            {text}
          </span>
        </EdgeLabelRenderer>
      )}
    </>
  )
}

/** A line that bends softly at each point between the first and the last. */
function pathThrough(points: readonly Spot[]): string {
  const [first, ...rest] = points
  const last = rest.pop()
  if (!first || !last) return ''
  const bends = rest.map(({ x, y }, index) => {
    const next = rest[index + 1] ?? last
    return `Q${x},${y} ${(x + next.x) / 2},${(y + next.y) / 2}`
  })
  return `M${first.x},${first.y} ${bends.join(' ')} L${last.x},${last.y}`
}

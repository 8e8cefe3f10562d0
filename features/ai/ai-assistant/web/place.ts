/** How far the box has been moved from where it begins, in pixels. */
export interface Offset {
  readonly x: number
  readonly y: number
}

/** Where the box is before it is moved. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export const atStart: Offset = { x: 0, y: 0 }
const usualEdge = 8
const step = 16
const bigStep = 96

/** The nearest place to `start + target` that is wholly inside; where it does not fit, its beginning is seen. */
function stay(target: number, start: number, size: number, space: number, edge: number): number {
  const margin = Math.max(0, Math.min(edge, (space - size) / 2))
  return Math.max(margin, Math.min(start + target, space - size - margin)) - start
}

/** The offset nearest to `target` that keeps the box inside the window. */
export function inside(target: Offset, box: Box, window: { width: number; height: number }): Offset {
  // A sheet over the whole width lies at the edge.
  const edge = box.width < window.width ? usualEdge : 0
  return {
    x: stay(target.x, box.left, box.width, window.width, edge),
    y: stay(target.y, box.top, box.height, window.height, edge),
  }
}

/** Where an arrow key moves the box to; undefined for other keys. */
export function stepped({ x, y }: Offset, key: string, isBig: boolean): Offset | undefined {
  const by = isBig ? bigStep : step
  switch (key) {
    case 'ArrowLeft':
      return { x: x - by, y }
    case 'ArrowRight':
      return { x: x + by, y }
    case 'ArrowUp':
      return { x, y: y - by }
    case 'ArrowDown':
      return { x, y: y + by }
    default:
      return undefined
  }
}

/** A shape of HTML's image maps, in pixels of its picture. */
export interface Shape {
  readonly shape: string
  readonly coords: readonly number[]
}

/** Whether a point lies in a shape, its edge included. */
export function isInside({ shape, coords }: Shape, x: number, y: number): boolean {
  const [a = 0, b = 0, c = 0, d = 0] = coords
  switch (shape) {
    case 'rect':
      return x >= Math.min(a, c) && x <= Math.max(a, c) && y >= Math.min(b, d) && y <= Math.max(b, d)
    case 'circle':
      return (x - a) ** 2 + (y - b) ** 2 <= c ** 2
    case 'ellipse':
      return c > 0 && d > 0 && ((x - a) / c) ** 2 + ((y - b) / d) ** 2 <= 1
    case 'poly':
      return isInPolygon(coords, x, y)
    default:
      return true
  }
}

/** A ray to the right crosses the outline of what it begins in an odd number of times. */
function isInPolygon(coords: readonly number[], x: number, y: number): boolean {
  const corners = cornersOf(coords)
  let isIn = false
  corners.forEach(([ax, ay], index) => {
    const [bx, by] = corners[(index + 1) % corners.length] ?? [0, 0]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isIn = !isIn
  })
  return isIn
}

const cornersOf = (coords: readonly number[]): (readonly [number, number])[] =>
  coords.flatMap((x, index) =>
    index % 2 === 0 && index + 1 < coords.length ? [[x, coords[index + 1] ?? 0] as const] : [],
  )

/** The box around a shape; undefined where the shape is the whole picture. */
export function boxAround({
  shape,
  coords,
}: Shape): { left: number; top: number; right: number; bottom: number } | undefined {
  const [a = 0, b = 0, c = 0, d = 0] = coords
  if (shape === 'rect')
    return { left: Math.min(a, c), top: Math.min(b, d), right: Math.max(a, c), bottom: Math.max(b, d) }
  if (shape === 'circle') return { left: a - c, top: b - c, right: a + c, bottom: b + c }
  if (shape === 'ellipse') return { left: a - c, top: b - d, right: a + c, bottom: b + d }
  const corners = shape === 'poly' ? cornersOf(coords) : []
  if (corners.length === 0) return undefined
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}

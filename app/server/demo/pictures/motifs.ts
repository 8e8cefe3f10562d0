export type Palette = readonly [string, string, string, string, string]

export interface Canvas {
  readonly width: number
  readonly height: number
  readonly palette: Palette
  /** The next fraction of chance. */
  readonly next: () => number
}
export type Motif = (canvas: Canvas) => string

const round = (value: number): number => Math.round(value * 10) / 10
const between = ({ next }: Canvas, low: number, high: number): number => low + next() * (high - low)
const times = (count: number, part: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => part(index)).join('')
const circle = (x: number, y: number, r: number, fill: string, opacity = 1): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}" opacity="${opacity}"/>`

/** A soft line through points at equal distances, closed along the lower edge. */
function ridge({ width, height }: Canvas, heights: readonly number[], fill: string, opacity: number): string {
  const step = width / (heights.length - 1)
  const curve = heights
    .slice(1)
    .map((y, index) => {
      const middle = round((index + 0.5) * step)
      return `C${middle} ${heights[index]} ${middle} ${y} ${round((index + 1) * step)} ${y}`
    })
    .join('')
  return `<path d="M0 ${heights[0]}${curve}V${height}H0Z" fill="${fill}" opacity="${opacity}"/>`
}

function ridges(canvas: Canvas, from: number, swing: number): string {
  const { height, palette } = canvas
  return [palette[1], palette[2], palette[3]]
    .map((fill, layer) => {
      const base = height * (from + layer * 0.17)
      const heights = Array.from({ length: 6 }, () => round(base + between(canvas, -swing, swing) * height))
      return ridge(canvas, heights, fill, 0.75 + layer * 0.12)
    })
    .join('')
}

export function landscape(canvas: Canvas): string {
  const { width, height, palette } = canvas
  const x = between(canvas, 0.2, 0.8) * width
  const sun =
    circle(x, height * 0.34, height * 0.13, palette[4], 0.95) +
    circle(x, height * 0.34, height * 0.2, palette[4], 0.18)
  return sun + ridges(canvas, 0.5, 0.09)
}

export function waves(canvas: Canvas): string {
  const { width, height, palette } = canvas
  const moon = circle(width * between(canvas, 0.15, 0.85), height * 0.24, height * 0.08, '#ffffff', 0.85)
  const boat = `<path d="M${round(width * 0.46)} ${round(height * 0.5)}h${round(width * 0.12)}l${round(-width * 0.025)} ${round(height * 0.055)}h${round(-width * 0.07)}Z" fill="${palette[4]}"/><path d="M${round(width * 0.515)} ${round(height * 0.27)}v${round(height * 0.215)}h${round(-width * 0.045)}Z" fill="#ffffff" opacity="0.9"/>`
  return moon + boat + ridges(canvas, 0.55, 0.035)
}

export function orbits(canvas: Canvas): string {
  const { width, height, palette } = canvas
  const x = width * between(canvas, 0.35, 0.65)
  const y = height * between(canvas, 0.45, 0.6)
  const rings = times(5, (index) => {
    const r = height * (0.16 + index * 0.13)
    return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="none" stroke="${palette[index % 2 ? 2 : 3]}" stroke-width="${2 + (index % 2) * 3}" opacity="0.45"/>`
  })
  const planets = times(7, (index) => {
    const angle = canvas.next() * 6.28
    const r = height * (0.16 + (index % 5) * 0.13)
    const size = height * between(canvas, 0.018, 0.05)
    return circle(
      x + Math.cos(angle) * r,
      y + Math.sin(angle) * r,
      size,
      palette[2 + (index % 3)] ?? palette[4],
    )
  })
  return rings + circle(x, y, height * 0.09, palette[4]) + planets
}

export function leaves(canvas: Canvas): string {
  const { width, height, palette } = canvas
  const stem = (index: number): string => {
    const x = width * (0.1 + index * 0.2) + between(canvas, -20, 20)
    const length = height * between(canvas, 0.5, 0.8)
    const lean = between(canvas, -14, 14)
    const leaf = (at: number): string => {
      const y = height - length * (0.3 + at * 0.14)
      const size = height * (0.2 - at * 0.022)
      const turn = at % 2 ? 38 : -38
      const fill = palette[1 + ((at + index) % 3)] ?? palette[2]
      return `<ellipse cx="${round(x + (at % 2 ? size : -size) * 0.42)}" cy="${round(y)}" rx="${round(size * 0.5)}" ry="${round(size * 0.2)}" fill="${fill}" transform="rotate(${-turn} ${round(x)} ${round(y)})"/>`
    }
    const line = `<path d="M${round(x)} ${height}V${round(height - length)}" stroke="${palette[3]}" stroke-width="4" stroke-linecap="round"/>`
    const bud = circle(x, height - length, height * 0.035, palette[4])
    return `<g transform="rotate(${round(lean)} ${round(x)} ${height})">${line}${times(5, leaf)}${bud}</g>`
  }
  return circle(width * 0.78, height * 0.3, height * 0.24, '#ffffff', 0.45) + times(5, stem)
}

export function papers(canvas: Canvas): string {
  const { width, height, palette } = canvas
  return times(6, (index) => {
    const w = width * between(canvas, 0.2, 0.3)
    const h = height * between(canvas, 0.32, 0.46)
    const x = width * (0.06 + (index % 3) * 0.31) + between(canvas, -16, 16)
    const y = height * (index < 3 ? 0.1 : 0.5) + between(canvas, -14, 14)
    const fill = palette[1 + (index % 4)] ?? palette[2]
    const lines = times(3, (line) => {
      const length = w * between(canvas, 0.35, 0.7)
      return `<rect x="${round(x + w * 0.12)}" y="${round(y + h * (0.5 + line * 0.14))}" width="${round(length)}" height="6" rx="3" fill="#ffffff" opacity="0.7"/>`
    })
    const turn = between(canvas, -5, 5)
    return `<g transform="rotate(${round(turn)} ${round(x + w / 2)} ${round(y + h / 2)})"><rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" rx="14" fill="${fill}"/>${circle(x + w * 0.22, y + h * 0.26, h * 0.11, '#ffffff', 0.85)}${lines}</g>`
  })
}

/** Somebody plainly drawn: shoulders, head and hair. */
export function person(canvas: Canvas): string {
  const { width, height, palette } = canvas
  const x = width / 2
  const skin = ['#f3d1b0', '#e0b08a', '#c98f66', '#f7dcc4'][Math.floor(canvas.next() * 4)] ?? '#f3d1b0'
  const hair = ['#3a2d28', '#5b4034', '#22262e', '#7a5a3c'][Math.floor(canvas.next() * 4)] ?? '#3a2d28'
  const isLong = canvas.next() > 0.5
  const r = height * 0.19
  const y = height * 0.42
  const behind = isLong
    ? `<rect x="${round(x - r * 1.15)}" y="${round(y - r * 0.6)}" width="${round(r * 2.3)}" height="${round(r * 2.3)}" rx="${round(r)}" fill="${hair}"/>`
    : ''
  const shoulders = `<ellipse cx="${x}" cy="${height * 1.02}" rx="${round(width * 0.36)}" ry="${round(height * 0.36)}" fill="${palette[2]}"/>`
  const neck = `<rect x="${round(x - r * 0.34)}" y="${round(y + r * 0.6)}" width="${round(r * 0.68)}" height="${round(r * 0.9)}" rx="${round(r * 0.3)}" fill="${skin}"/>`
  const fringe = `<path d="M${round(x - r * 1.08)} ${round(y)}a${round(r * 1.08)} ${round(r * 1.12)} 0 0 1 ${round(r * 2.16)} 0q${round(-r * 0.6)} ${round(-r * 0.75)} ${round(-r * 1.1)} ${round(-r * 0.62)}t${round(-r * 1.06)} ${round(r * 0.62)}Z" fill="${hair}"/>`
  return (
    circle(width * 0.8, height * 0.2, height * 0.16, palette[4], 0.5) +
    behind +
    shoulders +
    neck +
    circle(x, y, r, skin) +
    fringe
  )
}

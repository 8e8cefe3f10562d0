/** Colours derived from the one that a person may choose. All in sRGB, `#rrggbb`. */

type Rgb = readonly [number, number, number]

export const defaultColour = '#64c2e0'

/** The two presets of the specification: its two readings of the theme colour (DEF-theme). */
export const presetColours = { sky: defaultColour, blue: '#409EFF' } as const

const toRgb = (hex: string): Rgb => [
  parseInt(hex.slice(1, 3), 16),
  parseInt(hex.slice(3, 5), 16),
  parseInt(hex.slice(5, 7), 16),
]

const toHex = (rgb: Rgb): string =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

/** Relative luminance, 0..1 (WCAG 2.2). */
function luminance(hex: string): number {
  const linear = toRgb(hex).map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  const [red = 0, green = 0, blue = 0] = linear
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast of two colours, 1..21 (WCAG 2.2); text wants 4.5. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

/** `share` (0..1) of `hex` over white or another background. */
export function mix(hex: string, share: number, background = '#ffffff'): string {
  const [over, under] = [toRgb(hex), toRgb(background)]
  const part = (index: 0 | 1 | 2) => over[index] * share + under[index] * (1 - share)
  return toHex([part(0), part(1), part(2)])
}

const enough = 4.5

/** Text that can be read on `colour`: a deep blue where that does, else white, else nearly black. */
export const inkOn = (colour: string): string =>
  ['#0b3a4a', '#ffffff', '#06202a'].find((ink) => contrast(ink, colour) >= enough) ?? '#000000'

/** The same hue, as dark as text on each of these light backgrounds must be. */
export function deepOf(colour: string, backgrounds: readonly string[], minContrast = enough): string {
  const [hue, saturation, lightness] = toHsl(toRgb(colour))
  for (let light = lightness; light > 0; light -= 0.01) {
    const candidate = toHex(fromHsl(hue, saturation, light))
    if (backgrounds.every((background) => contrast(candidate, background) >= minContrast)) return candidate
  }
  return '#000000'
}

/** The same hue, as light as text on this dark background must be. */
export function lightOf(colour: string, background: string, minContrast = 6): string {
  const [hue, saturation, lightness] = toHsl(toRgb(colour))
  for (let light = lightness; light < 1; light += 0.01) {
    const candidate = toHex(fromHsl(hue, saturation, light))
    if (contrast(candidate, background) >= minContrast) return candidate
  }
  return '#ffffff'
}

function toHsl(rgb: Rgb): [hue: number, saturation: number, lightness: number] {
  const [red, green, blue] = [rgb[0] / 255, rgb[1] / 255, rgb[2] / 255]
  const max = Math.max(red, green, blue)
  const range = max - Math.min(red, green, blue)
  const lightness = max - range / 2
  if (range === 0) return [0, 0, lightness]
  const sixth =
    max === red
      ? (green - blue) / range
      : max === green
        ? 2 + (blue - red) / range
        : 4 + (red - green) / range
  return [(sixth * 60 + 360) % 360, range / (1 - Math.abs(2 * lightness - 1)), lightness]
}

function fromHsl(hue: number, saturation: number, lightness: number): Rgb {
  const amplitude = saturation * Math.min(lightness, 1 - lightness)
  const part = (offset: number) => {
    const turn = (offset + hue / 30) % 12
    return 255 * (lightness - amplitude * Math.max(-1, Math.min(turn - 3, 9 - turn, 1)))
  }
  return [part(0), part(8), part(4)]
}

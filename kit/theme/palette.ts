import { defaultColour, deepOf, inkOn, lightOf, mix } from './colour.ts'

/** The page's two schemes; which one is shown is the person's choice or the device's. */
export const schemes = ['light', 'dark'] as const
export type Scheme = (typeof schemes)[number]

/** A colour in the light and in the dark; one text where both are the same. */
export type Pair = string | readonly [light: string, dark: string]

/** The colour of a pair in one of both. */
export const inScheme = (pair: Pair, scheme: Scheme): string =>
  typeof pair === 'string' ? pair : pair[scheme === 'light' ? 0 : 1]

/** A pair as a style sheet says it. */
export const cssOf = (pair: Pair): string =>
  typeof pair === 'string' ? pair : `light-dark(${pair[0]}, ${pair[1]})`

/** Every colour of the page but those that follow the theme colour (`brandOf`): as `--ink`, `--ink-2` and so on in style sheets. */
export const palette = {
  // Text.
  ink: ['#1c2733', '#e6edf2'],
  'ink-2': ['#51606e', '#b3c0ca'],
  'ink-3': ['#606d7a', '#98a7b3'],
  'ink-faint': ['#93a0ab', '#6d7d89'],
  // What text stands on.
  bg: ['#f5f8fa', '#0f171d'],
  card: ['#ffffff', '#17212a'],
  sunken: ['#fafcfd', '#1b2630'],
  raised: ['#ffffff', '#1f2b35'],
  hover: ['#f8fbfc', '#1d2934'],
  'hover-strong': ['#f1f6f8', '#24313b'],
  // What divides and frames.
  line: ['#e6ebef', '#2b3944'],
  'line-soft': ['#eff3f6', '#232f39'],
  'line-control': ['#cbd6dd', '#4a5c68'],
  'line-strong': ['#94a5b1', '#708592'],
  bone: ['#e9eff3', '#25323c'],
  'bone-shine': ['#f6f9fa', '#2f3e4a'],
  // A dark ground on every page: notices, bars over what is selected, hints.
  dark: ['#14313e', '#2c4654'],
  'on-dark': '#ffffff',
  'on-dark-link': '#a9e2f4',
  'on-dark-hover': 'rgba(255, 255, 255, 0.12)',
  'on-dark-rail': 'rgba(255, 255, 255, 0.28)',
  'on-dark-loaded': 'rgba(169, 226, 244, 0.55)',
  'on-dark-ok': '#5fd39b',
  'on-dark-bad': '#ff8d7f',
  // What a thing's state is.
  ok: ['#17714a', '#6fd3a3'],
  'ok-soft': ['#e5f5ec', '#15352a'],
  wait: ['#875600', '#ecbb66'],
  'wait-soft': ['#fdf1dc', '#3a2d14'],
  'wait-deep': ['#6d4600', '#f3cd8a'],
  'wait-mark': ['#e59a1c', '#e5a945'],
  off: ['#51606e', '#b3c0ca'],
  'off-soft': ['#edf1f4', '#26333d'],
  bad: ['#b3352a', '#ff9b91'],
  'bad-soft': ['#fdecea', '#452420'],
  // Stars, and what is won.
  star: '#f6c344',
  'star-line': ['#d99f14', '#f6c344'],
  'star-ink': '#3a2a00',
  // What lies over pictures and films, and what frames a phone, is the same by day and by night.
  media: '#000000',
  'on-media': '#ffffff',
  'media-veil': 'rgba(20, 49, 62, 0.72)',
  'media-ground': '#0f2029',
  phone: ['#16262f', '#3a4f5b'],
  // The ground of the product's mark.
  mark: '#3aa7c9',
  // A code that a camera reads stays dark on white.
  code: '#ffffff',
  // Around and under what floats.
  veil: ['rgba(16, 42, 56, 0.42)', 'rgba(3, 8, 12, 0.62)'],
  'shade-soft': ['rgba(16, 42, 56, 0.06)', 'rgba(0, 0, 0, 0.3)'],
  shade: ['rgba(16, 42, 56, 0.08)', 'rgba(0, 0, 0, 0.4)'],
  'shade-deep': ['rgba(16, 42, 56, 0.18)', 'rgba(0, 0, 0, 0.55)'],
  // The sign-in page's picture.
  'art-1': ['#e4f5fb', '#14303c'],
  'art-2': ['#c3e8f4', '#163a49'],
  'art-3': ['#93d2e8', '#1c5165'],
  'art-ink': ['#0b3a4a', '#e3f5fb'],
  'art-ink-2': ['#184c5e', '#b5d9e6'],
  // Covers of what has no picture, from one colour to another, and the letters on them.
  'cover-0': ['#d8f0f8', '#2a6478'],
  'cover-0-end': ['#9fd5e8', '#1d4756'],
  'cover-1': ['#ffeed9', '#7a5234'],
  'cover-1-end': ['#f9c69b', '#573922'],
  'cover-2': ['#e2f5e6', '#37664a'],
  'cover-2-end': ['#9fd6b4', '#254833'],
  'cover-3': ['#ece4fb', '#5b4d86'],
  'cover-3-end': ['#bfaeea', '#413760'],
  'cover-4': ['#fde4ea', '#7c4456'],
  'cover-4-end': ['#f2b3c4', '#58303d'],
  'cover-5': ['#e3ebfb', '#415586'],
  'cover-5-end': ['#a9bfec', '#2e3d61'],
  'cover-ink': ['#0b3a4a', '#ffffff'],
} as const satisfies Readonly<Record<string, Pair>>

/** What follows the theme colour. */
export const brandOf = (colour: string) => {
  const soft = [mix(colour, 0.15), mix(colour, 0.18, palette.card[1])] as const
  const light = [soft[0], palette['off-soft'][0], palette['bad-soft'][0]]
  return {
    brand: colour,
    'brand-ink': inkOn(colour),
    'brand-deep': [deepOf(colour, light), lightOf(colour, soft[1])],
    'brand-deeper': [deepOf(colour, [soft[0]], 6.2), lightOf(colour, soft[1], 7.5)],
    'brand-soft': soft,
    'brand-softer': [mix(colour, 0.08), mix(colour, 0.1, palette.card[1])],
    'brand-line': [mix(colour, 0.55), mix(colour, 0.45, palette.card[1])],
    // The second series of a chart, beside 'brand-deep'.
    'brand-second': [colour, mix(colour, 0.55, palette.card[1])],
    'brand-rise': mix(colour, 0.85),
    menu:
      colour === defaultColour
        ? '#54bbd7'
        : mix(colour, 0.9, inkOn(colour) === '#ffffff' ? '#000000' : '#ffffff'),
  } as const satisfies Readonly<Record<string, Pair>>
}

export type ColourName = keyof typeof palette | keyof ReturnType<typeof brandOf>

/** Every colour of the page under a theme colour, by its name. */
export const coloursOf = (colour: string = defaultColour): Readonly<Record<ColourName, Pair>> => ({
  ...palette,
  ...brandOf(colour),
})

/** The colours as variables of a style sheet. */
export const paletteSheet = (): string =>
  [
    ':root {',
    ...Object.entries(coloursOf()).map(([name, pair]) => `  --${name}: ${cssOf(pair)};`),
    '}',
    '',
  ].join('\n')

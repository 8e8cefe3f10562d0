import { contrast } from './colour.ts'
import { coloursOf, inScheme, schemes, type ColourName } from './palette.ts'

/** Least contrast of text, and of what only has to be seen (WCAG 2.2 AA: 1.4.3, 1.4.11). */
export const leastOfText = 4.5
export const leastOfMarks = 3

/** What text may stand on. */
const grounds = ['card', 'bg', 'sunken', 'raised', 'hover', 'hover-strong', 'off-soft', 'brand-soft'] as const
const softGrounds = ['ok-soft', 'wait-soft', 'bad-soft'] as const

/** Which text stands on which grounds. */
const texts: Readonly<Partial<Record<ColourName, readonly ColourName[]>>> = {
  ink: [...grounds, ...softGrounds],
  'ink-2': [...grounds, ...softGrounds],
  'ink-3': grounds,
  'brand-deep': [...grounds, ...softGrounds],
  'brand-deeper': [...grounds, ...softGrounds],
  'brand-ink': ['brand', 'menu', 'brand-rise'],
  ok: ['card', 'bg', 'hover', 'ok-soft'],
  wait: ['card', 'bg', 'hover', 'wait-soft'],
  'wait-deep': ['card', 'bg', 'wait-soft'],
  bad: ['card', 'bg', 'hover', 'bad-soft'],
  off: ['card', 'bg', 'off-soft'],
  card: ['brand-deep', 'brand-deeper', 'ok', 'wait', 'bad', 'off', 'ink'],
  'on-dark': ['dark', 'media-ground', 'media'],
  'on-dark-link': ['dark', 'media-ground'],
  'on-media': ['media', 'media-ground'],
  'star-ink': ['star'],
  'art-ink': ['art-1', 'art-2', 'art-3'],
  'art-ink-2': ['art-1', 'art-2', 'art-3'],
  'cover-ink': [0, 1, 2, 3, 4, 5].flatMap((tone) => [`cover-${tone}`, `cover-${tone}-end`] as ColourName[]),
}

/** What the ring around that which has the focus is drawn on. */
const ringGrounds: readonly ColourName[] = [...grounds, ...softGrounds, 'art-1', 'art-2', 'art-3']

/** Pairs that cannot be read, or rings that cannot be seen, under a theme colour, one line each. */
export function faintPairs(colour?: string): string[] {
  const colours = coloursOf(colour)
  const pairs = Object.entries(texts).flatMap(([text, on]) =>
    on.map((ground) => [text as ColourName, ground, leastOfText] as const),
  )
  const rings = ringGrounds.map((ground) => ['brand-deep', ground, leastOfMarks] as const)
  return schemes.flatMap((scheme) =>
    [...pairs, ...rings].flatMap(([over, under, least]) => {
      const found = contrast(inScheme(colours[over], scheme), inScheme(colours[under], scheme))
      return found < least ? [`${over} on ${under} in ${scheme}: ${found.toFixed(2)} of ${least}`] : []
    }),
  )
}

import { describe, expect, test } from 'vitest'
import { contrast, inkOn } from './colour.ts'
import { faintPairs } from './contrast.ts'
import { coloursOf, cssOf, inScheme, palette, paletteSheet, schemes } from './palette.ts'

test('contrast is that of WCAG', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5)
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
})

describe.each(['#64c2e0', '#409eff', '#d9480f', '#2b8a3e', '#ffd43b', '#111111', '#fafafa'])(
  'with the colour %s',
  (colour) => {
    test('text on it can be read', () => {
      expect(contrast(inkOn(colour), colour)).toBeGreaterThanOrEqual(4.5)
    })

    test.each(schemes)('text in it can be read in the %s on cards and on its own soft ground', (scheme) => {
      const colours = coloursOf(colour)
      const deep = inScheme(colours['brand-deep'], scheme)
      for (const ground of ['brand-soft', 'card', 'bg', 'off-soft'] as const)
        expect(contrast(deep, inScheme(colours[ground], scheme))).toBeGreaterThanOrEqual(4.5)
    })
  },
)

test.each(['#64c2e0', '#409eff'])(
  'no pair of colours is faint in the light or in the dark under %s',
  (colour) => {
    expect(faintPairs(colour)).toEqual([])
  },
)

test('the style sheet says of each colour what it is in the light and in the dark', () => {
  expect(paletteSheet()).toContain(`--ink: light-dark(${palette.ink[0]}, ${palette.ink[1]});`)
  expect(paletteSheet()).toContain('--brand: #64c2e0;')
  expect(cssOf('#ffffff')).toBe('#ffffff')
})

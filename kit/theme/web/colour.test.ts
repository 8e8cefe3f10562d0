import { describe, expect, test } from 'vitest'
import { contrast, deepOf, inkOn, mix } from './colour.ts'
import { brandOf } from './theme.ts'

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

    test('text in it can be read on white and on its own soft ground', () => {
      const soft = mix(colour, 0.15)
      const deep = deepOf(colour, soft)
      expect(contrast(deep, soft)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(deep, '#ffffff')).toBeGreaterThanOrEqual(4.5)
    })
  },
)

test('the style sheet holds the brand that the script would set', async () => {
  const { readFile } = await import('node:fs/promises')
  const sheet = await readFile('kit/theme/web/base.css', 'utf8')
  for (const [name, value] of Object.entries(brandOf('#64c2e0')))
    expect(sheet).toContain(`${name}: ${value};`)
})

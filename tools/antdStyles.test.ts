import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { cssOf, palette } from '../kit/theme/palette.ts'
import { antdSheet } from './antdStyles.ts'

test('the sheet can take another theme colour by its global variables alone', () => {
  const sheet = antdSheet()
  const globals = [...sheet.matchAll(/:root\{([^}]*)\}/g)].map(([, text]) => text).join(';')
  expect(globals).toMatch(/--ant-color-primary:light-dark\(#64c2e0, #[\da-f]{6}\)/)
  expect(sheet).not.toContain('.lectern{')
  const own = sheet.replaceAll(/:root\{[^}]*\}/g, '')
  // The deep shade, which stands out 3 to 1: the frame of a field is its focus ring.
  expect(own).toContain(
    '--ant-input-active-border-color:light-dark(var(--ant-color-link), var(--ant-color-primary-text))',
  )
  expect(own.match(/--ant-[\w-]+:[^;}]*#64c2e0[^;}]*/g)).toBeNull()
}, 60_000)

test('the sheet knows the dark', () => {
  const sheet = antdSheet()
  expect(sheet).toContain(`--ant-color-text:${cssOf(palette.ink)}`)
  expect(sheet).toContain(`--ant-color-bg-container:${cssOf(palette.card)}`)
}, 60_000)

/** WCAG 2.2 AA: what is pressed is at least 24 px high, or reaches that far. */
test('a switch is high enough to be hit', async () => {
  const sizeOf = (name: string) => Number(new RegExp(`--ant-switch-${name}:(\\d+)px`).exec(sheet)?.[1])
  const sheet = antdSheet()
  expect(sizeOf('track-height')).toBeGreaterThanOrEqual(24)
  expect(sizeOf('handle-size') + 2 * sizeOf('track-padding')).toBe(sizeOf('track-height'))
  const own = await readFile('kit/theme/web/antd.css', 'utf8')
  const offset = Number(/\.ant-switch-small::before \{[^}]*inset-block: -(\d+)px/.exec(own)?.[1])
  expect(sizeOf('track-height-sm') + 2 * offset).toBeGreaterThanOrEqual(24)
}, 60_000)

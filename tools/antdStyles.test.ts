import { expect, test } from 'vitest'
import { antdSheet } from './antdStyles.ts'

test('the sheet can take another theme colour by its global variables alone', () => {
  const sheet = antdSheet()
  const globals = [...sheet.matchAll(/:root\{([^}]*)\}/g)].map(([, text]) => text).join(';')
  expect(globals).toContain('--ant-color-primary:#64c2e0')
  expect(sheet).not.toContain('.lectern{')
  const own = sheet.replaceAll(/:root\{[^}]*\}/g, '')
  expect(own).toContain('--ant-input-active-border-color:var(--ant-color-primary)')
  expect(own.match(/--ant-[\w-]+:[^;}]*#64c2e0[^;}]*/g)).toBeNull()
}, 60_000)

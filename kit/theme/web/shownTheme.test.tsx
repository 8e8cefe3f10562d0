import { afterEach, expect, test } from 'vitest'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import { eventually, text } from '#kit/testing/web/page.ts'
import { themeScript } from '../themes.ts'
import { colourOf } from './colourOf.ts'
import { shownTheme, showTheme } from './shownTheme.ts'
import { useScheme, useTheme } from './useTheme.ts'

let page: Drawn | undefined

afterEach(() => {
  page?.undraw()
  page = undefined
  showTheme('system')
})

const scheme = () => document.documentElement.style.colorScheme
const Page = () => `${useTheme()} ${useScheme()}`

test('a theme is shown at once, remembered, and given up for that of the device', async () => {
  page = await draw({ at: '/', language: 'en', routes: { '/': Page } })
  showTheme('dark')
  await eventually(() => expect(text()).toBe('dark dark'))
  expect([scheme(), localStorage.getItem('theme')]).toEqual(['dark', 'dark'])
  showTheme('system')
  await eventually(() => expect(text()).toBe('system light'))
  expect([scheme(), localStorage.getItem('theme')]).toEqual(['', null])
})

test('what another tab chooses holds here', () => {
  localStorage.setItem('theme', 'dark')
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
  expect([shownTheme(), scheme()]).toEqual(['dark', 'dark'])
})

test('the line in the head shows what is remembered, or nothing', () => {
  const run = new Function(themeScript)
  for (const [stored, shown] of [
    ['dark', 'dark'],
    ['light', 'light'],
    [null, ''],
  ] as const) {
    if (stored === null) localStorage.removeItem('theme')
    else localStorage.setItem('theme', stored)
    run()
    expect(scheme()).toBe(shown)
  }
})

test('what draws by itself is given the colour of the theme', () => {
  const { style } = document.documentElement
  style.setProperty('--ink', 'light-dark(#111111, #eeeeee)')
  expect(colourOf(document.documentElement, 'ink', 'light')).toBe('#111111')
  expect(colourOf(document.documentElement, 'ink', 'dark')).toBe('#eeeeee')
  style.removeProperty('--ink')
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { languages } from '#kit/i18n/words.ts'
import { themeScript } from '#kit/theme/themes.ts'
import { words } from '../words/all.ts'
import { startTestApp, type TestApp } from './testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const open = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(app.url + path, { headers, redirect: 'manual' })

test.each(languages)('the guide opens signed out, in %s where the browser asks for it', async (language) => {
  const answer = await open('/help', { 'accept-language': language })
  expect(answer.status).toBe(302)
  expect(answer.headers.get('location')).toBe(`/help/${language}`)
  const page = await open(`/help/${language}`)
  expect(page.status).toBe(200)
  const html = await page.text()
  expect(html).toContain(`<html lang="${language}">`)
  expect(html).toContain(`<h1>${words[language].guide?.['title']}</h1>`)
})

test('its pages have the policy of every page, and no script but that of the theme', async () => {
  const page = await open('/help/en/codes')
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(page.headers.get('content-security-policy')).toContain("default-src 'self'")
  expect(page.headers.get('cache-control')).toBe('no-cache')
  const html = await page.text()
  expect(html).not.toMatch(/<script[^>]|style=/)
  // A build puts the theme's into each page, and nothing else.
  const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text]) => text)
  expect(scripts.filter((text) => text !== themeScript)).toEqual([])
  expect(html.match(/<header/g)).toHaveLength(1)
  expect(html.match(/<h1/g)).toHaveLength(1)
})

test('a page that a browser has already is not sent again', async () => {
  const etag = (await open('/help/ja/ai')).headers.get('etag') ?? ''
  expect((await open('/help/ja/ai', { 'if-none-match': etag })).status).toBe(304)
})

test('buttons are called as the console calls them', async () => {
  const { 'exchange-task': phrases } = words.es
  expect(await (await open('/help/es/codes')).text()).toContain(
    `<b class="guide-name">${phrases?.['new']}</b>`,
  )
})

test('a search is answered by sections, without a script', async () => {
  const html = await (await open(`/help/zh/search?q=${encodeURIComponent('怎么作废兑换码')}`)).text()
  expect(/<ol class="guide-hits"><li><a href="([^"]+)"/.exec(html)?.[1]).toBe('/help/zh/codes#作废兑换码')
})

test('what was searched for stays text', async () => {
  const html = await (await open(`/help/en/search?q=${encodeURIComponent('"><script>x</script>')}`)).text()
  expect(html).not.toContain('<script>x')
  expect(html).toContain('&quot;&gt;&lt;script&gt;')
})

test.each(['/help/en/nothing', '/help/en/codes/more', '/help/fr', '/help/en/..%2f..%2fpackage.json'])(
  '%s is no page, and says so',
  async (path) => {
    const page = await open(path)
    expect(page.status).toBe(404)
    expect(await page.text()).toContain('<h1>')
  },
)

test('a picture that is not there, or lies elsewhere, is not given', async () => {
  for (const path of ['/help/pictures/none.webp', '/help/pictures/..%2fen%2fai.md'])
    expect((await open(path)).status).toBe(404)
})

test('the change log stands below what is new, in its own language', async () => {
  const html = await (await open('/help/ja/whats-new')).text()
  expect(html).toContain('<section lang="en">')
  expect(html).toContain('<h3')
})

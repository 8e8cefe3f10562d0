import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { cardTypes, definitions } from '#cards/index.ts'
import { findsNoBarrier } from './barriers.ts'
import { adminPassword, openStage, type Stage } from './console.ts'
import type { Visitor } from './visitor.ts'

let stage: Stage
let visitor: Visitor
const signedIn = z.object({ accessToken: z.string() })

beforeAll(async () => {
  stage = await openStage({ CAPTCHA: 'off' })
  const body = { username: 'admin', password: adminPassword }
  const { accessToken } = signedIn.parse((await stage.api('POST', 'system/auth/login', { body })).data)
  visitor = await stage.visitor('zh')
  // A page that a card frames has no storage to write into.
  await visitor.context.addInitScript((token) => {
    if (window === window.top) localStorage.setItem('token', token)
  }, accessToken)
  // Pages elsewhere, which cards may frame.
  const page = '<!doctype html><html lang="en"><title>There</title><main><h1>There</h1></main></html>'
  await visitor.context.route(/^https:\/\//, (route) =>
    route.fulfill({ body: page, contentType: 'text/html' }),
  )
})
afterAll(() => stage.close())

async function look(type: string, card: number | 'blank'): Promise<void> {
  const address = `/gallery?type=${type}&card=${card}`
  // The first opens the page; the router leads to the others, as a click on them does.
  if (visitor.page.url() === 'about:blank') await visitor.page.goto(address)
  else await visitor.page.evaluate((next) => history.pushState({}, '', next), address)
  await visitor.page.locator(`.gallery-one[data-shown="${type} ${card}"]`).waitFor()
  await visitor.page.locator('.gallery-phone :is(h2, .player-empty)').first().waitFor()
  await visitor.page.locator('[data-savable]').waitFor()
  // A form comes after its skeleton, and rich text after its form.
  const isComing = visitor.page.locator('.gallery :is(.ant-skeleton, [aria-busy=true])')
  await isComing.first().waitFor({ state: 'detached' })
}

test.each(cardTypes)(
  'a %s card can be written and played by everybody',
  { timeout: 180_000 },
  async (type) => {
    const before = visitor.complaints.length
    const { cards } = await definitions[type].sample()
    for (const card of cards.keys()) {
      await look(type, card)
      expect(await visitor.page.locator('.gallery-form .card-field-problem').allTextContents()).toEqual([])
      await findsNoBarrier(visitor, '.gallery-phone', '.gallery-form')
    }
    await look(type, 'blank')
    await findsNoBarrier(visitor, '.gallery-phone', '.gallery-form')
    // The first one is the title, which every card has.
    const own = visitor.page.locator(
      '.gallery-form :is(input:not([type]), input[type=text], textarea, [contenteditable=true]):not([readonly]):visible',
    )
    if ((await own.count()) > 1) await own.nth(1).fill('A river, 7')
    await visitor.page.locator('[data-savable=true]').waitFor()
    expect(visitor.complaints.slice(before)).toEqual([])
  },
)

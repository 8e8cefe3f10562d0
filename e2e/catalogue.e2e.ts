import { afterAll, beforeAll, expect, test } from 'vitest'
import { publicProductPath } from '#features/content/product/product.address.ts'
import { formatCode } from '#features/sale/exchange-code/exchange-code.encoding.ts'
import { textSample } from '#cards/text/text.sample.ts'
import { findsNoBarrier } from './barriers.ts'
import { button, openStage, type Stage } from './console.ts'
import type { Visitor } from './visitor.ts'
import type { Campus } from './learn.school.ts'
import { enterAsLearner } from './learnSteps.ts'
import {
  activities,
  course,
  judge,
  listen,
  product,
  openSoldSchool,
  task,
  type Sold,
} from './stranger.school.ts'

const phone = { width: 390, height: 844 }
const password = 'a quiet river 7'
const open = 'Café con calma'

let stage: Stage
let campus: Campus
let sold: Sold

beforeAll(async () => {
  stage = await openStage()
  const school = await openSoldSchool(stage, password)
  await school.teacher.context.close()
  ;({ campus, sold } = school)
  const [card] = textSample.cards
  await campus.move(await campus.makeDeck(open, [{ ...card, id: undefined }]), 'public')
  await campus.makeDeck('Borrador con café', [{ ...card, id: undefined }])
})
afterAll(() => stage.close())

const main = ({ page }: Visitor) => page.locator('main')
const shown = (visitor: Visitor, text: string) =>
  main(visitor).getByText(text, { exact: true }).first().waitFor()
const headed = ({ page }: Visitor, name: string, level: number) =>
  page.getByRole('heading', { name, level, exact: true }).waitFor()
const offers = (visitor: Visitor) => main(visitor).locator('.offer-card .learn-card-title').allInnerTexts()

async function search(visitor: Visitor, text: string): Promise<void> {
  await visitor.page.getByLabel(visitor.translate('offers', 'search'), { exact: true }).fill(text)
}

test('a stranger searches and filters the catalogue, opens an offer, and signs in where they stand (L4)', async () => {
  const visitor = await stage.visitor('es', phone)
  const { page, translate, context } = visitor
  await page.goto('/learn')
  await page.getByRole('link', { name: translate('learn', 'enter.look') }).click()
  await headed(visitor, translate('offers', 'title'), 1)
  await expect.poll(() => offers(visitor)).toEqual([open, product])
  await findsNoBarrier(visitor)

  await search(visitor, 'CAFE')
  await expect.poll(() => offers(visitor)).toEqual([open])
  expect(new URL(page.url()).searchParams.get('keyword')).toBe('CAFE')
  await search(visitor, '春季')
  await expect.poll(() => offers(visitor)).toEqual([product])
  await search(visitor, 'nada de esto')
  await headed(visitor, translate('offers', 'none'), 2)
  await findsNoBarrier(visitor)
  await page.getByRole('button', { name: translate('offers', 'clearAll') }).click()
  await expect.poll(() => offers(visitor)).toEqual([open, product])
  expect(await page.getByLabel(translate('offers', 'search'), { exact: true }).inputValue()).toBe('')

  await page.getByRole('button', { name: translate('offers', 'kinds.product'), exact: true }).click()
  await expect.poll(() => offers(visitor)).toEqual([product])
  const careers = page.getByRole('combobox', { name: translate('offers', 'filters.careerId') })
  await careers.selectOption({ index: 1 })
  await page.reload()
  await expect.poll(() => offers(visitor)).toEqual([product])
  const filtered = new URL(page.url())
  expect(filtered.searchParams.get('kind')).toBe('product')
  expect(filtered.searchParams.get('careerId')).toBe(String(campus.careerId))
  const card = main(visitor).getByRole('link', { name: product })
  const address = (await card.getAttribute('href')) ?? ''
  expect(address).toBe(publicProductPath(Number(address.split('/').at(-1))))
  await card.click()
  await page.waitForURL(`**${address}`)
  await page.goBack()
  await expect.poll(() => offers(visitor)).toEqual([product])

  await page.getByRole('link', { name: translate('session', 'screen.login') }).click()
  await page.getByRole('button', { name: translate('session', 'screen.toRegister') }).click()
  await page.getByLabel(translate('session', 'fields.username')).fill('ana.gil')
  await page.getByLabel(translate('session', 'fields.nickname')).fill('Ana')
  await page.getByLabel(translate('session', 'fields.password'), { exact: true }).fill(password)
  await page.getByText(translate('session', 'captcha.verified')).waitFor()
  await button(visitor, 'session', 'screen.register').click()
  await headed(visitor, translate('offers', 'title'), 1)
  await page.locator('.learn-account').waitFor()
  expect(page.url()).toBe(filtered.href)
  expect(visitor.complaints).toEqual([])
  await context.close()
})

test('home continues first and then offers; an end leads to the next activity, and a work waits for the teacher', async () => {
  const visitor = await stage.visitor('zh', phone)
  const { page, translate, context } = visitor
  await enterAsLearner(visitor, 'li.lei', password, `/learn/redeem?code=${formatCode(sold.code)}`)
  await button(visitor, 'learn', 'redeem.send').click()
  await page.getByRole('link', { name: translate('learn', 'redeem.toCourses') }).click()
  await headed(visitor, translate('offers', 'discover'), 2)
  await expect.poll(() => offers(visitor)).toEqual([open])
  const headings = await main(visitor).getByRole('heading', { level: 2 }).allInnerTexts()
  expect(headings).toEqual([translate('learn', 'course.mine'), translate('offers', 'discover')])
  await findsNoBarrier(visitor)
  await search(visitor, '访谈')
  await expect.poll(() => offers(visitor)).toEqual([product])
  await shown(visitor, translate('offers', 'held'))

  await main(visitor).locator('a[href^="/learn/course"]', { hasText: course }).click()
  await main(visitor).locator('.learn-go-on').click()
  await headed(visitor, listen, 2)
  await button(visitor, 'deck', 'player.next').click()
  await headed(visitor, judge, 2)
  await page.locator('label:has(input[type=radio])').nth(1).click()
  await button(visitor, 'deck', 'player.confirm').click()
  await button(visitor, 'deck', 'player.finish').click()
  await headed(visitor, translate('deck', 'end.title'), 2)
  await page.getByText(translate('deck', 'end.right', { right: 1, count: 1 })).click()
  await shown(visitor, translate('deck', 'end.marks.correct'))
  await findsNoBarrier(visitor)

  await page
    .getByRole('link', { name: translate('learn', 'next.activity', { title: activities[1] }) })
    .click()
  await headed(visitor, task, 2)
  await page.getByLabel(translate('card-assignment', 'play.text')).fill('一句原话')
  await button(visitor, 'deck', 'player.confirm').click()
  await button(visitor, 'deck', 'player.finish').click()
  await headed(visitor, translate('deck', 'end.awaited'), 2)
  await shown(visitor, translate('learn', 'next.awaits'))
  await findsNoBarrier(visitor)
  await button(visitor, 'learn', 'next.toCourse').click()

  await headed(visitor, course, 1)
  await shown(visitor, translate('learn', 'course.awaited'))
  await shown(visitor, translate('learn', 'card.awaits'))
  await page.goBack()
  await headed(visitor, translate('learn', 'course.mine'), 2)
  await shown(visitor, translate('learn', 'card.awaits'))
  expect(await main(visitor).getByText(translate('learn', 'begun')).count()).toBe(0)
  expect(visitor.complaints).toEqual([])
  await context.close()
}, 120_000)

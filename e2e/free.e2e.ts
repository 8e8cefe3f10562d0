import { afterAll, beforeAll, expect, test } from 'vitest'
import { publicProductPath } from '#features/content/product/product.address.ts'
import { findsNoBarrier } from './barriers.ts'
import { openStage, type Stage } from './console.ts'
import type { Visitor } from './visitor.ts'
import { register } from './learnSteps.ts'
import { course, sellAlone, openSoldSchool } from './stranger.school.ts'

const phone = { width: 390, height: 844 }
const password = 'a quiet river 7'
const free = '访谈体验课'

let stage: Stage
let productId: number

beforeAll(async () => {
  stage = await openStage()
  const { campus, sold, teacher } = await openSoldSchool(stage, password)
  await teacher.context.close()
  ;({ productId } = await sellAlone(campus, { courseId: sold.courseId, title: free, salePrice: 0 }))
})
afterAll(() => stage.close())

const inCourse = ({ page }: Visitor) => page.getByRole('heading', { name: course, level: 1 }).waitFor()

/** What the learner's account says of how they came by it. */
async function findsOrder({ page, translate }: Visitor): Promise<void> {
  await page.goto('/learn/account')
  const order = page.locator('.own-order', { hasText: free })
  await order.getByText(translate('order', 'values.source.free'), { exact: true }).waitFor()
  expect(await order.count()).toBe(1)
}

test('a stranger gets what is free from its page: they register, are back on it, and one click opens the course', async () => {
  const visitor = await stage.visitor('es', phone)
  const { page, translate, complaints, context } = visitor
  const button = page.getByRole('link', { name: translate('public-page', 'entry.getFree') })
  await page.goto(publicProductPath(productId))
  await page.getByText(translate('public-page', 'ways.freeProduct')).waitFor()
  await findsNoBarrier(visitor)
  await button.click()
  await page.getByRole('heading', { name: translate('learn', 'enter.title') }).waitFor()
  await register(visitor, 'ana.gil', password)
  await page.waitForURL(`**${publicProductPath(productId)}`)

  await context.setOffline(true)
  await button.click()
  await page
    .getByRole('alert')
    .filter({ hasText: translate('public-page', 'notGot') })
    .waitFor()
  await findsNoBarrier(visitor)
  await context.setOffline(false)
  await button.click()
  await inCourse(visitor)

  await page.goto(publicProductPath(productId))
  await page.getByRole('link', { name: translate('public-page', 'entry.continueCourse') }).click()
  await inCourse(visitor)
  await findsOrder(visitor)
  expect(complaints.filter((each) => !each.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
  await context.close()
})

test('a learner gets what is free from the catalogue with one click, and finds it marked as theirs', async () => {
  const visitor = await stage.visitor('zh', phone)
  const { page, translate, complaints, context } = visitor
  await page.goto('/learn/catalogue')
  await page.locator('.offer-card', { hasText: free }).waitFor()
  const button = page.getByRole('button', { name: translate('offers', 'getFreeNamed', { title: free }) })
  // Nobody is signed in: the card leads to the page, which has the button.
  expect(await button.count()).toBe(0)
  await page.getByRole('link', { name: translate('session', 'screen.login') }).click()
  await register(visitor, 'li.lei', password)
  await button.waitFor()
  await findsNoBarrier(visitor)
  await button.click()
  await inCourse(visitor)
  await page.goBack()
  const card = page.locator('.offer-card', { hasText: free })
  await card.getByText(translate('offers', 'held')).waitFor()
  expect(await button.count()).toBe(0)
  await findsOrder(visitor)
  expect(complaints).toEqual([])
  await context.close()
})

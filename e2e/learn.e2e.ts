import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { en as deckEn } from '#deck/words/en.ts'
import { zh as deckWords } from '#deck/words/zh.ts'
import { findsNoBarrier } from './barriers.ts'
import type { Stage } from './console.ts'
import type { Visitor } from './visitor.ts'
import { openStage } from './console.ts'
import { openSchool, type School } from './learn.school.ts'

const phone = { width: 390, height: 844 }
const password = 'a quiet river 7'

let stage: Stage
let school: School

beforeAll(async () => {
  stage = await openStage({ CAPTCHA: 'off' })
  school = await openSchool(stage)
})
afterAll(() => stage.close())

const press = ({ page }: Visitor, name: string) => page.getByRole('button', { name, exact: true }).click()
const next = (visitor: Visitor) => press(visitor, deckWords.player.next)
const confirm = (visitor: Visitor) => press(visitor, deckWords.player.confirm)
const heading = ({ page }: Visitor, name: string) => page.getByRole('heading', { name, level: 2 })
const answer = ({ page }: Visitor, text: string) => page.getByText(text, { exact: false }).first().click()

async function expectAccessible({ page }: Visitor): Promise<void> {
  await page.locator('h1').first().waitFor()
  await findsNoBarrier({ page })
}

/** Registers in place, which signs in. */
async function enter(visitor: Visitor, username: string, path = '/learn'): Promise<void> {
  const { page, translate } = visitor
  await page.goto(path)
  await page.getByRole('button', { name: translate('session', 'screen.toRegister') }).click()
  await page.getByLabel(translate('session', 'fields.username')).fill(username)
  await page.getByLabel(translate('session', 'fields.nickname')).fill(username)
  await page.getByLabel(translate('session', 'fields.password'), { exact: true }).fill(password)
  await expectAccessible(visitor)
  await press(visitor, translate('session', 'screen.register'))
}

const studies = z.object({
  list: z.array(
    z.object({
      userName: z.string(),
      status: z.string(),
      points: z.number(),
      maxPoints: z.number(),
      stars: z.number(),
    }),
  ),
})

async function studyRowOf(userName: string) {
  const body = { pageNo: 1, pageSize: 50, activityId: school.activityId }
  const { list } = studies.parse(await school.call('POST', 'course/study/page', body))
  return list.find((row) => row.userName === userName)
}

test('a learner registers, plays, loses the connection, closes the tab, comes back and finishes (L1, L3)', async () => {
  const visitor = await stage.visitor('zh', phone)
  const { context, translate } = visitor
  await enter(visitor, 'li.lei')
  await heading(visitor, translate('offers', 'discover')).waitFor()
  await expectAccessible(visitor)
  await visitor.page.getByRole('link', { name: '用户访谈入门' }).click()

  await heading(visitor, '听见没说出口的').waitFor()
  await expectAccessible(visitor)
  await next(visitor)
  await answer(visitor, '「能说说上一次用它是什么时候吗？」')
  await answer(visitor, '「『还行』里面，最勉强的是哪一步？」')
  await confirm(visitor)
  await visitor.page.getByText('你听出了评价背后的经历。').waitFor()
  await expectAccessible(visitor)
  await next(visitor)

  await heading(visitor, '对方沉默时').waitFor()
  await context.setOffline(true)
  await visitor.page.locator('label:has(input[type=radio])').first().click()
  await visitor.page.locator('input[type=radio]:checked').waitFor({ state: 'attached' })
  await confirm(visitor)
  await visitor.page.getByText(deckWords.player.kept).waitFor()
  await visitor.page.getByText(translate('learn', 'outbox.answers', { count: 1 })).waitFor()
  await next(visitor)
  await visitor.page.getByRole('button', { name: /^热点 1/ }).click()
  await context.setOffline(false)
  await visitor.page.getByText(translate('learn', 'outbox.sent')).waitFor()
  await expectAccessible(visitor)
  await press(visitor, deckWords.player.back)
  await visitor.page.getByText('再等三秒，对方多半会说下去。').waitFor()
  await next(visitor)
  await visitor.page.getByRole('button', { name: /^热点 2/ }).click()
  await visitor.page.getByText('并先征得同意').waitFor()
  await visitor.page.close()

  const page = await context.newPage()
  const returned = { ...visitor, page }
  await page.goto('/learn')
  await heading(returned, translate('learn', 'begun')).waitFor()
  await expectAccessible(returned)
  await page.getByRole('link', { name: '用户访谈入门' }).click()
  await page.getByRole('button', { name: /^热点 2.*已看/ }).waitFor()
  await page.getByRole('button', { name: /^热点 3/ }).click()
  await next(returned)
  await answer(returned, '准备礼物')
  await confirm(returned)
  await press(returned, deckWords.player.tryAgain)
  await answer(returned, '写下想弄清的一件事')
  await confirm(returned)
  await press(returned, deckWords.player.finish)
  await heading(returned, deckWords.end.title).waitFor()
  await page.getByText('得分 3 / 4').waitFor()
  await page.getByRole('img', { name: '2 颗星，共 3 颗' }).waitFor()
  await expectAccessible(returned)
  expect(await studyRowOf('li.lei')).toMatchObject({ status: 'learned', points: 3, maxPoints: 4, stars: 2 })

  await press(returned, deckWords.end.done)
  await heading(returned, translate('learn', 'learned')).waitFor()
  await page.getByRole('img', { name: translate('learn', 'card.stars', { count: 2 }) }).waitFor()
  expect(visitor.complaints).toEqual([])
  await context.close()
})

test('an answer that was made without a connection is sent by the next visit', async () => {
  const visitor = await stage.visitor('zh', phone)
  const { context, page } = visitor
  await enter(visitor, 'han.mei', `/learn/activity?id=${school.activityId}`)
  await heading(visitor, '听见没说出口的').waitFor()
  await next(visitor)
  await heading(visitor, '受访者说').waitFor()
  await context.setOffline(true)
  await answer(visitor, '「你会推荐给朋友吗？」')
  await confirm(visitor)
  await page.getByText(deckWords.player.kept).waitFor()
  await page.close()
  await context.setOffline(false)

  const later = await context.newPage()
  await later.goto(`/learn/activity?id=${school.activityId}`)
  await later.getByText('这些问法替对方下了结论。').waitFor()
  expect(await studyRowOf('han.mei')).toMatchObject({ status: 'learning', points: 0, maxPoints: 2 })
  await context.close()
})

test('who has no access reads why, in the language of the page', async () => {
  const hidden = await school.makeActivity('已关闭的活动')
  await school.move(hidden, 'public')
  await school.move(hidden, 'hidden')
  const draft = await school.makeActivity('草稿')
  const visitor = await stage.visitor('es', phone)
  const { page, translate } = visitor
  await enter(visitor, 'ana.perez', `/learn/activity?id=${hidden}`)
  await heading(visitor, translate('learn', 'activity.hidden')).waitFor()
  await expectAccessible(visitor)
  await page.goto(`/learn/activity?id=${draft}`)
  await heading(visitor, translate('learn', 'activity.absent')).waitFor()
  await page.goto('/learn/activity')
  await heading(visitor, translate('learn', 'activity.absent')).waitFor()
  await page.getByRole('link', { name: translate('learn', 'toList') }).click()
  await page.getByRole('link', { name: '用户访谈入门' }).waitFor()
  await visitor.context.close()
})

test('the addresses of pictures are fetched anew when they have run out', async () => {
  const visitor = await stage.visitor('en', phone)
  const { page } = visitor
  await enter(visitor, 'wei.ling')
  let requestCount = 0
  await page.route('**/console-api/learn/activity?*', async (route) => {
    requestCount += 1
    const response = await route.fetch()
    const text = await response.text()
    await route.fulfill({
      response,
      body: requestCount === 1 ? text.replaceAll('/files/', '/files/gone-') : text,
    })
  })
  await page.getByRole('link', { name: '用户访谈入门' }).click()
  await heading(visitor, '听见没说出口的').waitFor()
  await page.getByRole('button', { name: deckEn.player.next }).click()
  for (const question of ['受访者说', '对方沉默时']) {
    await heading(visitor, question).waitFor()
    await page.locator('label:has(input)').first().click()
    await press(visitor, deckEn.player.confirm)
    await press(visitor, deckEn.player.next)
  }
  await page.waitForFunction(
    () => (document.querySelector<HTMLImageElement>('.card-picture')?.naturalWidth ?? 0) > 0,
  )
  expect(requestCount).toBe(2)
  await visitor.context.close()
})

test('staff find the way back to the console, learners do not; everybody finds the way out', async () => {
  const visitor = await stage.visitor('en')
  const { page, translate, context } = visitor
  await context.addInitScript((token) => localStorage.setItem('token', token), school.token)
  await page.goto('/learn')
  await page.locator('summary').click()
  await expectAccessible(visitor)
  await page.getByRole('link', { name: translate('learn', 'account.console') }).waitFor()
  await page.keyboard.press('Escape')
  expect(await page.getByRole('link', { name: translate('learn', 'account.console') }).isVisible()).toBe(
    false,
  )
  await context.close()

  const learner = await stage.visitor('ja')
  await enter(learner, 'sato.yui')
  await learner.page.locator('summary').click()
  expect(
    await learner.page.getByRole('link', { name: learner.translate('learn', 'account.console') }).count(),
  ).toBe(0)
  await press(learner, learner.translate('learn', 'account.logout'))
  await learner.page.getByLabel(learner.translate('session', 'fields.password'), { exact: true }).waitFor()
  expect(await learner.page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await learner.context.close()
})

test('at most 120 KB of JavaScript come until the first card shows', async () => {
  const visitor = await stage.visitor('zh', phone)
  const { page, context } = visitor
  await context.addInitScript((token) => localStorage.setItem('token', token), school.token)
  let bytes = 0
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) bytes += Number(response.headers()['content-length'] ?? 0)
  })
  await page.goto(`/learn/activity?id=${school.activityId}`)
  await heading(visitor, '听见没说出口的').waitFor()
  console.log(`${(bytes / 1024).toFixed(1)} KB of JavaScript until the first card`)
  expect(bytes).toBeGreaterThan(50 * 1024)
  expect(bytes).toBeLessThanOrEqual(120 * 1024)
  await context.close()
})

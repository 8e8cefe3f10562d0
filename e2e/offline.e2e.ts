import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { zh as deckWords } from '#deck/words/zh.ts'
import { enterWithToken, makeLearner } from './cardSteps.ts'
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

// Messages above the page have a button of their own that closes them.
const press = ({ page }: Visitor, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click()
const next = (visitor: Visitor) => press(visitor, deckWords.player.next)
const confirm = (visitor: Visitor) => press(visitor, deckWords.player.confirm)
const heading = ({ page }: Visitor, name: string) => page.getByRole('heading', { name, level: 2 }).waitFor()
const choose = ({ page }: Visitor, text: string) => page.getByText(text, { exact: false }).first().click()

/** Signs in anew, and waits until the page can do without a connection. */
async function enter(username: string): Promise<Visitor> {
  const visitor = await stage.visitor('zh', phone)
  const body = { username, nickname: username, password, audience: 'learner' }
  expect(await stage.api('POST', 'system/auth/register', { body })).toMatchObject({ code: 0 })
  const signIn = await stage.api('POST', 'system/auth/login', { body: { username, password } })
  const { accessToken } = z.object({ accessToken: z.string() }).parse(signIn.data)
  await visitor.page.goto('/learn')
  await visitor.page.evaluate((value) => localStorage.setItem('token', value), accessToken)
  await visitor.page.reload()
  await visitor.page.getByRole('link', { name: '用户访谈入门' }).waitFor()
  await visitor.page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
  return visitor
}

// Not `waitForFunction`, which takes the promise of an async function for its truth.
async function poll(condition: () => Promise<boolean>): Promise<void> {
  await expect.poll(condition, { timeout: 30_000 }).toBe(true)
}

/** All that the page has loaded lies on the device. */
async function waitForOutbox({ page }: Visitor): Promise<void> {
  await page.waitForLoadState('networkidle')
  await poll(() =>
    page.evaluate(async () => {
      const shell = await caches.open('lectern-shell')
      const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
      const files = loaded.filter((path) => path.startsWith('/assets/'))
      const cached = await Promise.all(files.map((path) => shell.match(path)))
      return files.length > 5 && cached.every(Boolean)
    }),
  )
}

const pictures = z.object({ files: z.record(z.string(), z.object({ url: z.string() })) })

/** The cards to come lie on the device too: their players come before their pictures, of which covers are none. */
async function waitForNextCards(visitor: Visitor): Promise<void> {
  const { files } = pictures.parse(await opened(visitor))
  const paths = Object.values(files).map(({ url }) => new URL(url, stage.server.url).pathname)
  await poll(() =>
    visitor.page.evaluate(async (expected) => {
      const cache = await caches.open('lectern-pictures')
      const cached = await Promise.all(expected.map((path) => cache.match(path, { ignoreSearch: true })))
      return cached.every(Boolean)
    }, paths),
  )
  expect(paths.length).toBeGreaterThan(0)
  await waitForOutbox(visitor)
}

const progress = z.object({
  results: z.record(z.string(), z.object({ tries: z.number() })),
  activity: z.object({ record: z.object({ status: z.string(), points: z.number() }).nullable() }),
})

/** The activity as the server gives it to this learner. */
async function opened({ page }: Visitor): Promise<unknown> {
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const { data } = await stage.api('GET', `learn/activity?id=${school.activityId}`, { token: token ?? '' })
  return data
}

/** What the server has of this learner. */
async function recordOf(visitor: Visitor) {
  const { results, activity } = progress.parse(await opened(visitor))
  return { tries: Object.values(results).map(({ tries }) => tries), ...activity.record }
}

test.each(['system/auth/get-permission-info', 'learn/activity'])(
  'a network that stumbles at %s is not reported',
  async (path) => {
    const visitor = await enterWithToken(stage, await makeLearner(stage, `han.mei.${path.length}`), phone)
    const { page, context } = visitor
    let stumbles = 0
    await context.route(`**/console-api/${path}*`, (route) => {
      stumbles += 1
      return stumbles === 1 ? route.abort('connectionreset') : route.fallback()
    })
    await page.goto(`/learn/activity?id=${school.activityId}`)
    await heading(visitor, '听见没说出口的')
    expect(stumbles).toBe(2)
    await context.close()
  },
)

test('the connection goes in the middle, the page is loaded anew without it, and every answer arrives once', async () => {
  const visitor = await enter('li.lei')
  const { page, context, translate } = visitor
  await page.getByRole('link', { name: '用户访谈入门' }).click()
  await heading(visitor, '听见没说出口的')
  await next(visitor)
  await choose(visitor, '「能说说上一次用它是什么时候吗？」')
  await choose(visitor, '「『还行』里面，最勉强的是哪一步？」')
  await confirm(visitor)
  await page.getByText('你听出了评价背后的经历。').waitFor()
  await waitForNextCards(visitor)

  await context.setOffline(true)
  await next(visitor)
  await heading(visitor, '对方沉默时')
  await page.locator('label:has(input[type=radio])').first().click()
  await confirm(visitor)
  await page.getByText(deckWords.player.kept).waitFor()
  await next(visitor)
  await page.getByRole('button', { name: /^热点 1/ }).click()

  await page.reload()
  await page.getByRole('button', { name: /^热点 1.*已看/ }).waitFor()
  await page.getByText(translate('learn', 'outbox.answers', { count: 1 })).waitFor()
  await press(visitor, deckWords.player.back)
  await page.getByText(deckWords.player.kept).waitFor()
  await press(visitor, deckWords.player.back)
  await page.getByText('你听出了评价背后的经历。').waitFor()
  await next(visitor)
  await next(visitor)
  await page.getByRole('button', { name: /^热点 2/ }).click()
  await page.getByRole('button', { name: /^热点 3/ }).click()
  await next(visitor)
  await choose(visitor, '写下想弄清的一件事')
  await confirm(visitor)
  await page.getByText(deckWords.player.kept).waitFor()
  expect(await recordOf(visitor)).toMatchObject({ tries: [1], status: 'learning' })

  await page.reload()
  await page.getByText(translate('learn', 'outbox.answers', { count: 2 })).waitFor()
  await context.setOffline(false)
  await page.getByText(translate('learn', 'outbox.sent')).waitFor()
  await expect
    .poll(() => recordOf(visitor), { timeout: 15_000 })
    .toMatchObject({ tries: [1, 1, 1], status: 'learned', points: 3 })
  expect(visitor.complaints).toEqual([])
  await context.close()
})

test('an answer that arrived while its receipt was lost is not sent twice', async () => {
  const visitor = await enter('han.mei')
  const { page, context, translate } = visitor
  await page.getByRole('link', { name: '用户访谈入门' }).click()
  await heading(visitor, '听见没说出口的')
  await next(visitor)
  await heading(visitor, '受访者说')
  let lost = 0
  await page.route('**/console-api/learn/response', async (route) => {
    lost += 1
    if (lost > 2) return route.continue()
    await route.fetch()
    return route.abort('connectionreset')
  })
  await choose(visitor, '「你会推荐给朋友吗？」')
  await confirm(visitor)
  await page.getByText(deckWords.player.kept).waitFor()
  await page.getByText(translate('learn', 'outbox.sent')).waitFor()
  await page.getByText('这些问法替对方下了结论。').waitFor()
  expect(lost).toBe(3)
  expect(await recordOf(visitor)).toMatchObject({ tries: [1] })
  await context.close()
})

test('a question without a connection goes out once there is one', async () => {
  const visitor = await enter('liu.yang')
  const { page, context, translate } = visitor
  await page.getByRole('link', { name: '用户访谈入门' }).click()
  await heading(visitor, '听见没说出口的')
  await press(visitor, translate('learn', 'ask.title'))
  await page.getByLabel(translate('learn', 'ask.text')).waitFor()
  await context.setOffline(true)
  await page.getByLabel(translate('learn', 'ask.text')).fill('为什么要等三秒？')
  await press(visitor, translate('learn', 'ask.send'))
  await page.getByText(translate('learn', 'ask.later')).waitFor()
  await context.setOffline(false)
  await page.getByText(translate('learn', 'ask.sent')).waitFor()
  await press(visitor, deckWords.player.close)
  await page.getByRole('link', { name: translate('learn', 'messages.title') }).click()
  await page.getByText('为什么要等三秒？').waitFor()
  expect(await page.getByText('为什么要等三秒？').count()).toBe(1)
  expect(visitor.complaints).toEqual([])
  await context.close()
})

test('who signs out leaves nothing behind that they have read, not even without a connection', async () => {
  const visitor = await enter('zhao.min')
  const { page, context, translate } = visitor
  await page.getByRole('link', { name: '用户访谈入门' }).click()
  await heading(visitor, '听见没说出口的')
  await waitForOutbox(visitor)
  const cached = () =>
    page.evaluate(async () => {
      const names = await caches.keys()
      return names.filter((name) => name !== 'lectern-shell')
    })
  await expect.poll(cached).not.toEqual([])
  await press(visitor, deckWords.player.close)
  await page.locator('summary').click()
  await press(visitor, translate('learn', 'account.logout'))
  await page.getByLabel(translate('session', 'fields.password'), { exact: true }).waitFor()
  expect(await cached()).toEqual([])
  expect(await page.evaluate(() => localStorage.getItem('lectern.learner'))).toBeNull()
  await waitForOutbox(visitor)
  await context.setOffline(true)
  await page.goto(`/learn/activity?id=${school.activityId}`)
  await page.getByLabel(translate('session', 'fields.password'), { exact: true }).waitFor()
  await context.close()
})

const manifest = z.object({
  start_url: z.literal('/learn'),
  display: z.literal('standalone'),
  icons: z.array(z.object({ src: z.string(), sizes: z.string() })).min(2),
})

test('the page can be installed: it names itself, and its pictures are there', async () => {
  const get = (path: string) => fetch(stage.server.url + path)
  const page = await (await get('/learn')).text()
  expect(page).toContain('rel="manifest" href="/learn.webmanifest"')
  const { icons } = manifest.parse(await (await get('/learn.webmanifest')).json())
  for (const { src } of icons) expect((await get(src)).headers.get('content-type')).toBe('image/png')
  const worker = await get('/learn-worker.js')
  expect(worker.headers.get('content-type')).toContain('text/javascript')
  expect(worker.headers.get('cache-control')).toBe('no-cache')
})

import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { coloursOf, inScheme, type ColourName, type Scheme } from '#kit/theme/palette.ts'
import { themeKey, type Theme } from '#kit/theme/themes.ts'
import { activityStart, cataloguePath } from '#features/learning/learner/web/view/place.ts'
import { publicActivityPath } from '#features/content/activity/activity.address.ts'
import type { Stage } from './console.ts'
import type { Visitor } from './visitor.ts'
import { demoToken, openDemo } from './demo.ts'

let stage: Stage
const tokens = { staff: '', learner: '' }
let activityId = 0

const listed = z.object({ list: z.array(z.object({ id: z.number() })) })

beforeAll(async () => {
  stage = await openDemo()
  tokens.staff = await demoToken(stage, 'demo-super')
  tokens.learner = await demoToken(stage, 'demo-student')
  const learnt = await stage.api('GET', 'learn/activities', { token: tokens.learner })
  activityId = listed.parse(learnt.data).list[0]?.id ?? 0
}, 300_000)
afterAll(() => stage.close())

/** A window of its own, in which this was chosen before. */
async function visit(token: string, theme?: Theme): Promise<Visitor> {
  const visitor = await stage.visitor('zh')
  const stored = { ...(token && { token }), ...(theme && { [themeKey]: theme }) }
  await visitor.context.addInitScript((values) => {
    if (window !== window.top || sessionStorage.getItem('begun')) return
    sessionStorage.setItem('begun', 'yes')
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value)
  }, stored)
  return visitor
}

const rgb = (name: ColourName, scheme: Scheme): string => {
  const hex = inScheme(coloursOf()[name], scheme)
  return `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`
}
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

/** The grounds of all frames that are painted, from the first on. */
const noteFrames = (page: Page) =>
  page.addInitScript(() => {
    const grounds = new Set<string>()
    const note = () => {
      if (document.body) grounds.add(getComputedStyle(document.body).backgroundColor)
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
    Object.assign(window, { grounds })
  })
const framesOf = (page: Page) =>
  page.evaluate(() => {
    const grounds: Set<string> = Reflect.get(window, 'grounds')
    return [...grounds]
  })

const pages = [
  ['signing in', () => '', () => '/login'],
  ['the console', () => tokens.staff, () => '/manage/activity/list'],
  ['the learner’s home', () => tokens.learner, () => '/learn'],
  ['the player', () => tokens.learner, () => `${activityStart}?id=${activityId}`],
  ['the catalogue', () => '', () => cataloguePath],
  ['a public page', () => '', () => publicActivityPath(activityId)],
  ['the documentation of the API', () => '', () => '/console-api/docs'],
] as const

describe.each(pages)('%s', (_name, tokenOf, pathOf) => {
  test('is dark from the first frame on where dark was chosen, whatever the device has', async () => {
    const { page, context, complaints } = await visit(tokenOf(), 'dark')
    await page.emulateMedia({ colorScheme: 'light' })
    await noteFrames(page)
    // The page’s own scripts come late, as over a slow network: what they could put right would be seen before.
    await page.route(/\.js$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300))
      await route.continue().catch(() => undefined)
    })
    await page.goto(pathOf())
    await page.locator('h1, h2').first().waitFor({ state: 'attached' })
    const frames = await framesOf(page)
    expect(frames).toHaveLength(1)
    expect([rgb('bg', 'dark'), rgb('card', 'dark')]).toContain(frames[0])
    expect(complaints.filter((each) => /policy/i.test(each))).toEqual([])
    await context.close()
  })

  test('follows the device where nothing was chosen, also when that changes', async () => {
    const { page, context } = await visit(tokenOf())
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto(pathOf())
    await page.locator('h1, h2').first().waitFor({ state: 'attached' })
    const dark = await ground(page)
    await page.emulateMedia({ colorScheme: 'light' })
    expect([dark, await ground(page)]).toEqual(
      pathOf().includes('/docs')
        ? [rgb('card', 'dark'), rgb('card', 'light')]
        : [rgb('bg', 'dark'), rgb('bg', 'light')],
    )
    await context.close()
  })
})

const lookOf = ({ page, translate }: Visitor) =>
  page.getByLabel(translate('kit', 'theme.label'), { exact: true })

test('who is not signed in chooses at the door, and this browser remembers it', async () => {
  const visitor = await visit('')
  const { page } = visitor
  await page.goto('/login')
  await lookOf(visitor).selectOption('dark')
  expect(await ground(page)).toBe(rgb('bg', 'dark'))
  await page.goto(publicActivityPath(activityId))
  expect(await ground(page)).toBe(rgb('bg', 'dark'))
  await expect.poll(() => lookOf(visitor).inputValue()).toBe('dark')
  await lookOf(visitor).selectOption('light')
  expect(await ground(page)).toBe(rgb('bg', 'light'))
  await page.goto('/login')
  expect(await lookOf(visitor).inputValue()).toBe('light')
  await visitor.context.close()
})

test('what somebody chooses in the menu of the avatar comes with them to another device', async () => {
  const visitor = await visit(tokens.staff)
  const { page, translate } = visitor
  await page.goto('/manage/activity/list')
  await page.getByRole('button', { name: translate('shell', 'nav.account') }).click()
  const kept = page.waitForResponse((response) => response.url().endsWith('/preference/update'))
  await page.getByRole('menuitem', { name: translate('kit', 'theme.dark') }).click()
  expect((await kept).status()).toBe(200)
  expect(await ground(page)).toBe(rgb('bg', 'dark'))
  const other = await visit(tokens.staff)
  await other.page.goto('/learn')
  await other.page.locator('h1').first().waitFor()
  await expect.poll(() => ground(other.page)).toBe(rgb('bg', 'dark'))
  await other.context.close()
  await visitor.context.close()
})

/** The colours that a chart is painted in, seldom ones (edges of letters) left out. */
const paintedIn = (page: Page) =>
  page
    .locator('.kit-chart-canvas canvas')
    .first()
    .evaluate((canvas): string[] => {
      if (!(canvas instanceof HTMLCanvasElement)) return []
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {
        data: [],
      }
      const counts = new Map<string, number>()
      for (let at = 0; at < data.length; at += 4) {
        if (data[at + 3] !== 255) continue
        const colour = `rgb(${data[at]}, ${data[at + 1]}, ${data[at + 2]})`
        counts.set(colour, (counts.get(colour) ?? 0) + 1)
      }
      return [...counts].filter(([, count]) => count > 40).map(([colour]) => colour)
    })

/** Of how many learners the latest answers are not counted yet, which goes on behind the start of a demo. */
async function uncounted(id: number): Promise<number> {
  const { data } = await stage.api('GET', `course/statistics/activity-info?id=${id}`, { token: tokens.staff })
  return z.object({ pending: z.number() }).parse(data).pending
}

test('a chart is drawn anew in the colours of the theme that is shown', async () => {
  const { page, context } = await visit(tokens.staff, 'light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await stage.api('PUT', 'system/preference/update', { token: tokens.staff, body: { theme: 'system' } })
  await expect.poll(() => uncounted(activityId), { timeout: 100_000 }).toBe(0)
  await page.goto(`/statics/activity/info?id=${activityId}`)
  await page.locator('.kit-chart-canvas canvas').first().waitFor()
  await expect.poll(() => paintedIn(page)).toContain(rgb('brand-deep', 'dark'))
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(() => paintedIn(page)).toContain(rgb('brand-deep', 'light'))
  await context.close()
})

test('where the system forces its colours, what is selected has an outline', async () => {
  const { page, context } = await visit(tokens.staff)
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/manage/activity/list')
  const entry = page.locator('.shell-entry[data-lit=true]').first()
  await entry.waitFor()
  expect(await entry.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid')
  await context.close()
})

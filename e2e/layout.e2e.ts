import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { aiConfigContent } from '#features/ai/ai-config/server/makeAiConfig.ts'
import { reviewHomes } from '#features/content/audit/web/reviewPaths.ts'
import { activityStart, courseStart, listPath } from '#features/learning/learner/web/view/place.ts'
import { flatten, routeTable, type RouteRow } from '#app/console/routing/routes.ts'
import { publicPaths } from '#app/console/routing/paths.ts'
import { screens } from '#app/console/routing/screens.ts'
import { languages, type Language } from '#kit/i18n/words.ts'
import { loaders } from '#app/learn/loaders.ts'
import { barriersIn, faintTexts } from './barriers.ts'
import { waitForIdle, type Stage } from './console.ts'
import { demoToken, openDemo } from './demo.ts'
import {
  coveredByFloats,
  crowdedHelp,
  cutCells,
  faintRings,
  overflowOf,
  shiftsOf,
  smallTargets,
  spokenIcons,
  watchShifts,
} from './measures.ts'

let stage: Stage
const widths = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const
const tablet = { width: 768, height: 1024 }
const laptop = { width: 992, height: 768 }
const smallDesktop = { width: 1366, height: 768 }
const isWhole = process.env['LAYOUT'] === 'whole'
const longest = 'es'
const others = languages.filter((language) => language !== longest)
/** Besides the one with the longest words, each screen is read in one language by turns; with `LAYOUT=whole` in all, and at each width. */
const readIn = (turn: number) => others.filter((_, index) => isWhole || index === turn % others.length)
type Width = keyof typeof widths
const people = ['demo-super', 'demo-student', 'nobody'] as const
type Person = (typeof people)[number]
const tokens = new Map<Person, string>()
const pages = new Map<string, Page>()
/** What the browsers of all of them complained about, as it grows. */
const complained: (readonly string[])[] = []

beforeAll(async () => {
  stage = await openDemo()
  for (const person of people) if (person !== 'nobody') tokens.set(person, await demoToken(stage, person))
  await send('demo-super', 'POST', 'course/ai-config/create', z.number(), aiConfigContent)
}, 300_000)
afterAll(() => stage.close())

async function send<Read extends z.ZodType>(
  person: Person,
  method: string,
  path: string,
  read: Read,
  body = {},
): Promise<z.output<Read>> {
  const token = tokens.get(person) ?? ''
  const answer = await stage.api(method, path, { token, ...(method === 'POST' && { body }) })
  return read.parse(answer.data)
}

/** The window of this person, in the language with the longest words. */
async function pageOf(person: Person, width: Width): Promise<Page> {
  const key = `${person} ${width}`
  const cached = pages.get(key)
  if (cached) return cached
  const { page, complaints } = await stage.visitor(longest, widths[width])
  complained.push(complaints)
  const token = tokens.get(person)
  // A page that a card frames has no storage to write into.
  if (token)
    await page.addInitScript((value) => {
      if (window === window.top) localStorage.setItem('token', value)
    }, token)
  await watchShifts(page)
  pages.set(key, page)
  return page
}

const withId = z.object({ id: z.number() })
const listed = z.object({ list: z.array(withId) })
const firstOf = (found: readonly { readonly id: number }[]): number => {
  const [first] = found
  if (!first) throw new Error('The demonstration school has no such record')
  return first.id
}

const inList = (path: string, body?: object) => async () =>
  firstOf((await send('demo-super', 'POST', path, listed, body)).list)
const learnt = <Read extends z.ZodType>(path: string, read: Read) => send('demo-student', 'GET', path, read)
const courseId = async () =>
  firstOf((await learnt('learn/courses', z.object({ courses: z.array(withId) }))).courses)

/** Whose number the screens below an address take, from the demonstration school. */
const records: readonly (readonly [start: string, id: () => Promise<number>])[] = [
  // None waits there: one that was decided looks the same.
  [reviewHomes.activity, inList('course/activity/page', { status: ['public'] })],
  ...Object.entries(reviewHomes).map(
    ([resource, home]) => [home, inList('course/audit/waiting', { resource })] as const,
  ),
  ['/base/career', inList('course/career/page')],
  ['/base/ability', inList('course/ability/page')],
  ['/manage/activity', inList('course/activity/page')],
  ['/statics/activity', inList('course/activity/page')],
  ['/manage/lession', inList('course/lession/page')],
  ['/manage/product', inList('course/product/page')],
  ['/exchange/task', inList('course/exchange-task/page')],
  ['/datas/works', inList('course/assignment/page')],
  ['/configs/agent', inList('course/ai-agent/page')],
  ['/configs/ai', inList('course/ai-config/page')],
  [activityStart, async () => firstOf((await learnt('learn/activities', listed)).list)],
  [courseStart, courseId],
]
const recordOf = (path: string) => records.find(([start]) => path.startsWith(start))?.[1]

interface Shown {
  readonly person: Person
  readonly path: string
  /** Gives the number of the record that the address takes. */
  readonly id?: (() => Promise<number>) | undefined
  readonly name: string
}

const screenOf = (person: Person, path: string, id?: Shown['id']): Shown => ({
  ...{ person, path, id },
  name: `${path}${id ? '?id' : ''} for ${person}`,
})

/** A screen of the console, once by itself where it can be, and once with a record where it shows one. */
function consoleScreens({ path, under }: RouteRow): Shown[] {
  const screen = Object.entries(screens).find(([at]) => at === path)?.[1]
  const takesId = screen?.search && 'id' in screen.search({ id: 1 })
  const id = takesId ? recordOf(path) : undefined
  if (takesId && under && !id) throw new Error(`It is not known whose record ${path} shows`)
  const alone = takesId && under ? [] : [screenOf('demo-super', path)]
  return id ? [...alone, screenOf('demo-super', path, id)] : alone
}

/** Every screen there is: a new one is among them with its row in the table of routes. */
const shown: readonly Shown[] = [
  ...flatten(routeTable)
    .filter(({ children }) => !children)
    .flatMap(consoleScreens),
  ...[...loaders.keys()].map((path) => screenOf('demo-student', path, recordOf(path))),
  ...[...publicPaths, '/login', listPath].map((path) => screenOf('nobody', path)),
]

const maxShift = 0.05

/** Opens a screen and waits until it is there whole; how far it moved by then. */
async function open({ person, path, id }: Shown, width: Width) {
  const page = await pageOf(person, width)
  await page.goto(id ? `${path}?id=${await id()}` : path)
  await page.locator('h1').first().waitFor({ state: 'attached' })
  await waitForIdle(page)
  const { value, what } = await shiftsOf(page)
  return { page, moved: value < maxShift ? [] : [value.toFixed(3), ...what] }
}

/** Chooses a language as another tab does; without a reload, so that the screen stays as it is. */
async function choose(page: Page, language: Language): Promise<void> {
  await page.evaluate((chosen) => {
    const change = { key: 'language', newValue: chosen }
    localStorage.setItem(change.key, change.newValue)
    window.dispatchEvent(new StorageEvent('storage', change))
  }, language)
  await page.locator(`html[lang=${language}]`).waitFor()
}

/** What is wrong in the languages whose turn it is, after which the page speaks the first one again. */
async function wrongInOthers(page: Page, turn: number): Promise<string[]> {
  const found: string[] = []
  for (const language of readIn(turn)) {
    await choose(page, language)
    const wrong = [...(await overflowOf(page)), ...(await barriersIn({ page }, 'light'))]
    found.push(...wrong.map((each) => `in ${language}: ${each}`))
  }
  await choose(page, longest)
  return found
}

/** Gives the window another size, and waits for the frame in which what watches its own size has heard of it. */
async function resize(page: Page, size: { readonly width: number; readonly height: number }): Promise<void> {
  await page.setViewportSize(size)
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
}

describe.each(shown.map((screen, turn) => ({ ...screen, turn })))('$name', (screen) => {
  test('fits a phone and a tablet, stays where it is, and is used by finger, keyboard and screen reader', async () => {
    const { page, moved } = await open(screen, 'phone')
    await expect.poll(() => coveredByFloats(page)).toEqual([])
    const wrong = [
      ...(await overflowOf(page)),
      ...(await crowdedHelp(page)),
      ...(await spokenIcons(page)),
      ...(await smallTargets(page)),
      ...(await faintRings(page)),
      ...(await wrongInOthers(page, screen.turn)),
    ]
    await resize(page, tablet)
    const onTablet = await overflowOf(page)
    if (isWhole) onTablet.push(...(await wrongInOthers(page, screen.turn)))
    await expect.poll(() => coveredByFloats(page)).toEqual([])
    await resize(page, widths.phone)
    expect({ moved, wrong, onTablet }).toEqual({ moved: [], wrong: [], onTablet: [] })
  })

  test('fits a desktop and a laptop, stays where it is, cuts no cell, and is read in the dark as in the light, with a ring around the focus', async () => {
    const { page, moved } = await open(screen, 'desktop')
    await expect.poll(() => coveredByFloats(page)).toEqual([])
    const cut = await cutCells(page)
    // In the other language axe asks for all of it.
    const find = isWhole ? barriersIn : faintTexts
    const barriers = [
      ...(await spokenIcons(page)),
      ...(await find({ page }, 'dark')),
      ...(await find({ page }, 'light')),
    ]
    await resize(page, smallDesktop)
    cut.push(...(await cutCells(page)))
    await page.emulateMedia({ colorScheme: 'dark' })
    const rings = await faintRings(page)
    await page.emulateMedia({ colorScheme: 'light' })
    await resize(page, laptop)
    await expect.poll(() => coveredByFloats(page)).toEqual([])
    const onLaptop = await overflowOf(page)
    if (isWhole) onLaptop.push(...(await wrongInOthers(page, screen.turn)))
    await resize(page, widths.desktop)
    expect({ moved, cut, barriers, rings, onLaptop }).toEqual({
      ...{ moved: [], cut: [], barriers: [], rings: [] },
      onLaptop: [],
    })
  })
})

test('no screen was kept from anything by its policy, nor made markup out of text', () => {
  expect(complained.length).toBeGreaterThan(people.length)
  expect(complained.flat().filter((complaint) => /policy|trusted/i.test(complaint))).toEqual([])
})

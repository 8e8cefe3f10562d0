import type { Page } from 'playwright-core'
import { openStage, type Stage } from '../e2e/console.ts'
import { enterWithToken } from '../e2e/cardSteps.ts'
import { openSchool } from '../e2e/learn.school.ts'
import { median } from './load.ts'

const visits = 5
const rounds = 21

/** What stands once a click has done what it is for; an address alone says that it was begun. */
interface Shown {
  readonly path: string
  readonly selector: string
}

const rowsOf = (path: string): Shown => ({ path, selector: 'main tr[data-row]' })
const nothing: Shown = { path: '', selector: 'main' }
const formOf = (path: string): Shown => ({ path, selector: 'main [data-field=name] input:not([value=""])' })

/** Milliseconds from the click, by its own time stamp, to the first task behind the frame that shows what it is for. */
async function clickUntil(page: Page, target: string, shown: Shown): Promise<number> {
  await page.locator(target).hover()
  await page.waitForTimeout(400)
  await page.evaluate(({ path, selector }) => {
    const title = document.querySelector('main h1')?.textContent
    const isThere = () =>
      document.querySelector(selector) !== null &&
      (path === '' ||
        (location.pathname === path && document.querySelector('main h1')?.textContent !== title))
    const begin = ({ timeStamp }: Event) => {
      const look = () => {
        if (!isThere()) requestAnimationFrame(look)
        else {
          const record = () => void Object.assign(window, { shownMs: performance.now() - timeStamp })
          void scheduler.postTask(record, { priority: 'user-blocking' })
        }
      }
      requestAnimationFrame(look)
    }
    Reflect.deleteProperty(window, 'shownMs')
    window.addEventListener('click', begin, { capture: true, once: true })
  }, shown)
  await page.locator(target).click()
  await page.waitForFunction(() => 'shownMs' in window)
  return Number(await page.evaluate(() => Reflect.get(window, 'shownMs')))
}

const entryOf = (path: string) => `.shell-side a[href="${path}"]`
const home = '/dashboard'
const careers = '/base/career/list'
const abilities = '/base/ability/list'
const lists = ['/manage/activity/list', careers] as const

type Taken = Map<string, number[]>
const add = (taken: Taken, key: string, ms: number) => taken.set(key, [...(taken.get(key) ?? []), ms])

async function unfoldMenu(page: Page): Promise<void> {
  await page.locator('main h1').waitFor()
  const group = page.locator('.shell-side button[aria-expanded=false]')
  while ((await group.count()) > 0) await group.first().click()
  await page.waitForTimeout(500)
}

/** Each list from the home page, the first time and once its code is there. */
async function fromHome(stage: Stage, token: string): Promise<Taken> {
  const taken: Taken = new Map()
  for (let visit = 0; visit < visits; visit += 1) {
    const { page, context } = await enterWithToken(stage, token)
    for (const time of ['first', 'again']) {
      for (const path of lists) {
        if (time === 'first') await page.goto(home)
        else await page.locator(entryOf(home)).click()
        await unfoldMenu(page)
        add(taken, `${path}, ${time}`, await clickUntil(page, entryOf(path), rowsOf(path)))
      }
    }
    await context.close()
  }
  return taken
}

/** A record from its row and a list from another one, each beside a click that does nothing; the code is there from the first round on. */
async function amongLists(stage: Stage, token: string): Promise<Taken> {
  const taken: Taken = new Map()
  const { page, context } = await enterWithToken(stage, token)
  await page.goto(careers)
  await unfoldMenu(page)
  for (let round = 0; round <= rounds; round += 1) {
    await page.locator('main tr[data-row]').first().waitFor()
    const empty = await clickUntil(page, 'main h1', nothing)
    const form = await clickUntil(
      page,
      'main tr[data-row] .kit-title-name >> nth=0',
      formOf('/base/career/edit'),
    )
    await page.locator(entryOf(careers)).click()
    await page.locator('main tr[data-row]').first().waitFor()
    const other = await clickUntil(page, entryOf(abilities), rowsOf(abilities))
    await page.locator(entryOf(careers)).click()
    // The first round brings the code.
    if (round === 0) continue
    add(taken, 'an empty click', empty)
    add(taken, 'row to form, beyond it', form - empty)
    add(taken, 'list to list, beyond it', other - empty)
  }
  await context.close()
  return taken
}

const wanted: Readonly<Record<string, string>> = {
  'row to form, beyond it': '80',
  'list to list, beyond it': '150',
}

/** From a click on a list or on a row to what it opens. */
export async function measureClicks(print: (line: string) => void): Promise<void> {
  const stage = await openStage({ CAPTCHA: 'off' })
  try {
    const { token } = await openSchool(stage)
    for (const kind of ['career', 'ability'])
      for (let number = 1; number <= 20; number += 1)
        await stage.api('POST', `course/${kind}/create`, { token, body: { name: `${kind} ${number}` } })
    print('\nfrom the click on a list to its rows, ms, at home: wanted 300 once its code is there')
    for (const [name, figures] of await fromHome(stage, token))
      print(`${name.padEnd(32)}\t${median(figures).toFixed(0)}`)
    print(`\nwarm, among lists, ms: medians of ${rounds} rounds`)
    print(['click'.padEnd(32), 'median', 'wanted'].join('\t'))
    for (const [name, figures] of await amongLists(stage, token))
      print([name.padEnd(32), median(figures).toFixed(0), wanted[name] ?? ''].join('\t'))
  } finally {
    await stage.close()
  }
}

if (import.meta.main) await measureClicks((line) => process.stdout.write(`${line}\n`))

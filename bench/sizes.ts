import type { Page } from 'playwright-core'
import { openStage, type Stage } from '../e2e/console.ts'
import { enterWithToken } from '../e2e/cardSteps.ts'
import { openSchool, type School } from '../e2e/learn.school.ts'
import { median } from './load.ts'
import { kilobytes, slowNetwork, weigh, weighedPages, type Weighed } from '../e2e/weigh.ts'

const rounds = 3
const clicks = 5

interface Weight {
  readonly scriptKb: number
  readonly scripts: number
  readonly allKb: number
  readonly files: number
  readonly ms: number
}

async function openCold(stage: Stage, { token, activityId }: School, weighed: Weighed): Promise<Weight> {
  const { page, context } = weighed.isSignedIn
    ? await enterWithToken(stage, token)
    : await stage.visitor('en')
  const { loaded, ms } = await weigh(page, weighed, activityId, slowNetwork)
  await context.close()
  if (process.env['BENCH_FILES'])
    for (const { url, bytes } of loaded) console.log(`${String(bytes).padStart(8)} ${url.slice(0, 140)}`)
  const scripts = loaded.filter(({ isScript }) => isScript)
  const [scriptKb, allKb] = [kilobytes(scripts), kilobytes(loaded)]
  return { scriptKb, scripts: scripts.length, allKb, files: loaded.length, ms }
}

/** Milliseconds from the click on a link of the sidebar to the frame with the rows of that list. */
async function followLink(page: Page, path: string): Promise<number> {
  await page.evaluate(() => {
    const begin = ({ timeStamp }: Event) => {
      const look = () => {
        if (!document.querySelector('main tr[data-row]')) requestAnimationFrame(look)
        else {
          const record = () => void Object.assign(window, { rowsMs: performance.now() - timeStamp })
          void scheduler.postTask(record, { priority: 'user-blocking' })
        }
      }
      // The rows of the list before are gone by then.
      setTimeout(look)
    }
    Reflect.deleteProperty(window, 'rowsMs')
    window.addEventListener('click', begin, { capture: true, once: true })
  })
  await page.locator(`.shell-side a[href="${path}"]`).click()
  await page.waitForFunction(() => 'rowsMs' in window)
  return Number(await page.evaluate(() => Reflect.get(window, 'rowsMs')))
}

const home = '/dashboard'
const lists = ['/manage/activity/list', '/base/career/list'] as const

/** Each list from the home page, the first time and once its code is there. */
async function measureClicks(stage: Stage, token: string): Promise<Map<string, number[]>> {
  const taken = new Map<string, number[]>()
  const add = (key: string, ms: number) => taken.set(key, [...(taken.get(key) ?? []), ms])
  for (let round = 0; round < clicks; round += 1) {
    const { page, context } = await enterWithToken(stage, token)
    for (const visit of ['first', 'again']) {
      for (const path of lists) {
        if (visit === 'first') await page.goto(home)
        else await page.locator(`.shell-side a[href="${home}"]`).click()
        await page.locator('main h1').waitFor()
        const group = page.locator('.shell-side button[aria-expanded=false]')
        while ((await group.count()) > 0) await group.first().click()
        await page.waitForTimeout(500)
        add(`${path}, ${visit}`, await followLink(page, path))
      }
    }
    await context.close()
  }
  return taken
}

/** What a browser loads until each page shows what somebody came for, with nothing in its cache; and lists by a click. */
export async function measureSizes(print: (line: string) => void): Promise<void> {
  const stage = await openStage({ CAPTCHA: 'off' })
  try {
    const school = await openSchool(stage)
    print(`\nwhat a browser loads with nothing in its cache, 4 Mbit/s, 100 ms: medians of ${rounds} openings`)
    print(
      ['page'.padEnd(22), 'scripts (KB)', 'files', 'all (KB)', 'files', 'ms', 'scripts wanted'].join('\t'),
    )
    for (const page of weighedPages) {
      const weights: Weight[] = []
      for (let round = 0; round < rounds; round += 1) weights.push(await openCold(stage, school, page))
      const of = (name: keyof Weight) => median(weights.map((each) => each[name])).toFixed(0)
      const wanted = `${page.maxKb} KB, ${page.maxFiles} files`
      const figures = [of('scriptKb'), of('scripts'), of('allKb'), of('files'), of('ms'), wanted]
      print([page.name.padEnd(22), ...figures].join('\t'))
    }
    print('\nfrom the click on a list to its rows, ms, at home: wanted 300 once its code is there')
    for (const [name, figures] of await measureClicks(stage, school.token))
      print(`${name.padEnd(32)}\t${median(figures).toFixed(0)}`)
  } finally {
    await stage.close()
  }
}

if (import.meta.main) await measureSizes((line) => process.stdout.write(`${line}\n`))

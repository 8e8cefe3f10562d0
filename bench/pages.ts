import type { CDPSession, Page } from 'playwright-core'
import { publicCoursePath } from '#features/content/course/course.address.ts'
import { publicProductPath } from '#features/content/product/product.address.ts'
import { publicActivityPath } from '#features/content/activity/activity.address.ts'
import { openStage, type Stage } from '../e2e/console.ts'
import { shiftsOf, watchShifts } from '../e2e/measures.ts'
import { median } from './load.ts'
import { slowNetwork } from '../e2e/weigh.ts'

const rounds = 5
/** A phone of the lower middle on a slow network. */
const slowdown = 4
const phone = { width: 390, height: 844 }

interface Opened {
  /** Largest paint, in milliseconds since the navigation began. */
  readonly paintMs: number
  readonly shift: number
  /** KB as sent, of scripts and of everything. */
  readonly scriptKb: number
  readonly allKb: number
}

async function slow(session: CDPSession): Promise<void> {
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await session.send('Network.emulateNetworkConditions', slowNetwork)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}

/** The last entry of the browser's own measure (Largest Contentful Paint). */
const largestPaint = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const observer = new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0))
        observer.observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )

async function open(page: Page, path: string): Promise<Opened> {
  const session = await page.context().newCDPSession(page)
  await slow(session)
  const sent = { script: 0, all: 0 }
  const scripts = new Set<string>()
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sent.all += encodedDataLength
    if (scripts.has(requestId)) sent.script += encodedDataLength
  })
  await page.goto(path, { waitUntil: 'load' })
  await page.waitForTimeout(1500)
  const paintMs = await largestPaint(page)
  const { value: shift } = await shiftsOf(page)
  return { paintMs, shift, scriptKb: sent.script / 1024, allKb: sent.all / 1024 }
}

/** One page, opened anew as often as there are rounds, each time by a browser that knows nothing of it. */
async function openings(stage: Stage, path: string): Promise<Opened[]> {
  const opened: Opened[] = []
  for (let round = 0; round < rounds; round += 1) {
    const { page, context } = await stage.visitor('zh', phone)
    await watchShifts(page)
    opened.push(await open(page, path))
    await context.close()
  }
  return opened
}

/** How the pages that a stranger opens behave on a slow phone, with the demonstration school's pictures. */
export async function measurePages(print: (line: string) => void): Promise<void> {
  const stage = await openStage({ CAPTCHA: 'off' }, [], ['--demo'])
  try {
    print(
      `\npublic pages on a phone, CPU slowed ${slowdown} times, 4 Mbit/s, 100 ms: medians of ${rounds} openings with nothing in the cache`,
    )
    print(['page'.padEnd(28), 'paint (ms)', 'shift', 'scripts (KB)', 'all (KB)', 'wanted'].join('\t'))
    for (const path of [publicCoursePath(1), publicProductPath(1), publicActivityPath(1)]) {
      const opened = await openings(stage, path)
      const of = (name: keyof Opened) => median(opened.map((each) => each[name]))
      const figures = [
        of('paintMs').toFixed(0),
        of('shift').toFixed(3),
        of('scriptKb').toFixed(1),
        of('allKb').toFixed(0),
      ]
      print([path.padEnd(28), ...figures, 'paint 1500, shift 0.05, scripts 100'].join('\t'))
    }
  } finally {
    await stage.close()
  }
}

if (import.meta.main) await measurePages((line) => process.stdout.write(`${line}\n`))

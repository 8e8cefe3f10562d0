import type { CDPSession, Page } from 'playwright-core'
import type { CardType } from '#cards/index.ts'
import { openCampus } from '../e2e/learn.school.ts'
import { openStage, sayIn } from '../e2e/console.ts'
import { enterWithToken } from '../e2e/cardSteps.ts'
import { mixedCards } from './editor.cards.ts'
import { median } from './load.ts'

const cardCount = 300
const keys = 40
const slowdown = 4
const rounds = 3

/**
 * Milliseconds from the moment of each event of this kind to the paint after it: the event's own time stamp, so that what
 * waited before it counts, until the first task behind the frame that shows it. A task of the highest priority: a message
 * stood in a queue with what the page does behind the paint, 4 to 8 ms at that speed. The browser's own figure
 * (Event Timing), which goes in steps of 8 ms, says the same within its step.
 */
async function watchPaints(page: Page, kind: 'keydown' | 'click'): Promise<void> {
  await page.evaluate((type) => {
    const paints: number[] = []
    Object.assign(window, { paints })
    window.addEventListener(
      type,
      ({ timeStamp }) =>
        requestAnimationFrame(() => {
          const tell = () => void paints.push(performance.now() - timeStamp)
          void scheduler.postTask(tell, { priority: 'user-blocking' })
        }),
      { capture: true },
    )
  }, kind)
}

const paintsOf = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const seen = Reflect.get(window, 'paints')
    return Array.isArray(seen) ? seen.splice(0).map(Number) : []
  })

const atShare = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0

/** Presses keys one by one, as a quick writer does, and measures each. */
async function pressed(page: Page, names: readonly string[], pauseMs: number): Promise<number[]> {
  await paintsOf(page)
  for (const name of names) {
    await page.keyboard.press(name)
    await page.waitForTimeout(pauseMs)
  }
  await page.waitForTimeout(300)
  return paintsOf(page)
}

interface Row {
  readonly what: string
  readonly wanted: string
  /** Of each round; what is told is the median of the rounds. */
  readonly rounds: readonly (readonly number[])[]
}

/** Fields of small forms and of large ones, of one line, of several and of rich text, in the middle of the deck. */
const typed = [
  ['a letter in a title', 'link', 'input'],
  ['a title of a long form', 'vocab', 'input'],
  ['a letter in a word', 'vocab', '.vocab-editor-term input'],
  ['a letter in a question', 'choice', 'textarea'],
  ['a letter in an option', 'choice', '.choice-editor-texts input'],
  ['a letter in rich text', 'text', '[contenteditable=true]'],
] as const

const rest = (page: Page) => page.waitForTimeout(1500)
const letters = Array.from({ length: keys }, (_, index) => 'abcdefghij'[index % 10] ?? 'a')

/** Scrolls the rail, of which only what is near is drawn, to its middle. */
async function showMiddle(page: Page): Promise<void> {
  await page
    .locator('[role=listbox]')
    .evaluate((list) => list.scrollTo({ top: list.scrollHeight / 2, behavior: 'instant' }))
  await rest(page)
}

/** A card of this type, of those that the rail shows. */
const rowOf = (page: Page, type: CardType) =>
  page
    .locator('.editor-card', {
      has: page.locator('.editor-card-kind', {
        hasText: new RegExp(`^${sayIn('en')(`card-${type}`, 'label')}( ·|$)`),
      }),
    })
    .first()

async function measureTyping(page: Page, type: CardType, field: string): Promise<number[]> {
  await showMiddle(page)
  while ((await rowOf(page, type).count()) === 0) {
    await page.locator('[role=listbox]').evaluate((list) => list.scrollBy({ top: 400, behavior: 'instant' }))
    await rest(page)
  }
  await rowOf(page, type).click()
  await page.locator('.card-form > .ant-collapse').waitFor()
  await page.locator(`[data-card-fields] ${field}`).first().click()
  await rest(page)
  return pressed(page, letters, 90)
}

/** Milliseconds from the click that opens the editor to the frame with its first form and its rail. */
async function measureOpening(page: Page, slow: CDPSession, title: string): Promise<number> {
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await page.goto('/manage/activity/list')
  const row = page.getByRole('row', { name: new RegExp(title) })
  await row.waitFor()
  await rest(page)
  await page.evaluate(() => {
    const begin = ({ timeStamp }: Event) => {
      const parts = ['.card-form > .ant-collapse', '[role=listbox] [role=option]']
      const look = () => {
        if (!parts.every((part) => document.querySelector(part))) requestAnimationFrame(look)
        else {
          const tell = () => void Object.assign(window, { openedMs: performance.now() - timeStamp })
          void scheduler.postTask(tell, { priority: 'user-blocking' })
        }
      }
      look()
    }
    window.addEventListener('click', begin, { capture: true, once: true })
  })
  await slow.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await row.locator('a[href*="/edit?id="]').first().click()
  await page.waitForFunction(() => 'openedMs' in window)
  return Number(await page.evaluate(() => Reflect.get(window, 'openedMs')))
}

/** The least that this machine takes for a letter: in a page with nothing but a text field. */
async function measureFloor(page: Page): Promise<number[]> {
  await page.evaluate(() => document.body.replaceChildren(document.createElement('textarea')))
  await page.locator('textarea').click()
  await rest(page)
  return pressed(page, letters, 90)
}

/** An activity of 300 cards of all types, in Chromium with the CPU slowed four times. */
export async function measureEditor(say: (line: string) => void): Promise<void> {
  const stage = await openStage({ CAPTCHA: 'off' })
  try {
    const campus = await openCampus(stage)
    await campus.makeDeck('Three hundred cards', await mixedCards(cardCount, campus.pictureId))
    const { page, context } = await enterWithToken(stage, campus.token)
    const slow = await context.newCDPSession(page)
    const opening: number[] = []
    for (let round = 0; round < rounds; round += 1)
      opening.push(await measureOpening(page, slow, 'Three hundred cards'))
    await watchPaints(page, 'keydown')
    const rows: Row[] = [{ what: 'opening', wanted: '2000 (median)', rounds: [[median(opening)]] }]
    // Round after round of all fields: what else the machine does for half a minute meets each of them once.
    const figures = typed.map((): number[][] => [])
    for (let round = 0; round < rounds; round += 1)
      for (const [place, [, type, field]] of typed.entries())
        figures[place]?.push(await measureTyping(page, type, field))
    for (const [place, [what]] of typed.entries())
      rows.push({ what, wanted: '50 (p95)', rounds: figures[place] ?? [] })
    await showMiddle(page)
    await page.locator('[role=listbox] [role=option]').nth(12).click()
    await page.locator('[role=listbox]').focus()
    await rest(page)
    const times = (name: string) => Array.from({ length: 12 }, () => name)
    for (const [what, key] of [
      ['walking to the next card', 'ArrowDown'],
      ['moving a card', 'Alt+ArrowUp'],
      ['undoing the move', 'Control+z'],
      ['redoing the move', 'Control+Shift+z'],
    ] as const)
      rows.push({ what, wanted: '', rounds: [await pressed(page, times(key), 400)] })
    const floor = []
    for (let round = 0; round < rounds; round += 1) floor.push(await measureFloor(page))
    rows.push({ what: 'a letter in an empty page', wanted: '', rounds: floor })
    say(
      `\nthe editor with ${cardCount} cards of all types, CPU slowed ${slowdown} times: ms to the next paint`,
    )
    say(['action'.padEnd(28), 'wanted', 'median', 'p95', 'most'].join('\t'))
    for (const { what, wanted, rounds: figures } of rows) {
      const [middle, high, most] = [0.5, 0.95, 1].map((share) =>
        median(figures.map((round) => atShare(round, share))).toFixed(0),
      )
      say([what.padEnd(28), wanted, middle, high, most].join('\t'))
    }
  } finally {
    await stage.close()
  }
}

if (import.meta.main) await measureEditor((line) => process.stdout.write(`${line}\n`))

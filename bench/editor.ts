import type { CDPSession, Page } from 'playwright-core'
import type { CardType } from '#cards/index.ts'
import { openCampus } from '../e2e/learn.school.ts'
import { openStage } from '../e2e/console.ts'
import { translatorFor } from '../e2e/visitor.ts'
import { enterWithToken } from '../e2e/cardSteps.ts'
import { mixedCards } from './editor.cards.ts'
import { median } from './load.ts'

const cardCount = 300
const keys = 40
const slowdown = 4
const rounds = 3
const openings = 5
/** A round counts where an empty page, right before it and right after, leaves a field something of its 50 ms (95th percentile). */
const calmMs = 40
const maxRounds = 6

/**
 * Milliseconds from the moment of each key press to the paint of what it does: the event's own time stamp, so that what
 * waited before it counts, until the first task behind the frame that shows it. A task of the highest priority: a message
 * stood in a queue with what the page does behind the paint, 4 to 8 ms at that speed. The browser's own figure
 * (Event Timing), which goes in steps of 8 ms, says the same within its step.
 */
async function watchPaints(page: Page): Promise<void> {
  await page.evaluate(() => {
    const paints: number[] = []
    const modifiers = ['Alt', 'Control', 'Shift']
    /** What a key changes: the text of a field, or which row of a list is active, and its place. */
    const shown = (): string => {
      const { activeElement: place } = document
      const row = place?.querySelector('[data-active]')
      if (row) return `${row.id} ${row.ariaPosInSet}`
      return place instanceof HTMLInputElement || place instanceof HTMLTextAreaElement
        ? place.value
        : (place?.textContent ?? '')
    }
    Object.assign(window, { paints })
    window.addEventListener(
      'keydown',
      (event) => {
        // Of several keys held together the last one does something.
        if (modifiers.includes(event.key)) return
        const before = shown()
        const look = () => {
          if (shown() === before) return void requestAnimationFrame(look)
          const record = () => void paints.push(performance.now() - event.timeStamp)
          void scheduler.postTask(record, { priority: 'user-blocking' })
        }
        requestAnimationFrame(look)
      },
      { capture: true },
    )
  })
}

const paintsOf = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const seen = Reflect.get(window, 'paints')
    return Array.isArray(seen) ? seen.splice(0).map(Number) : []
  })

/** A percentile by nearest rank: the least of the values that this share of them does not exceed. */
const atShare = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(values.length * share) - 1)] ?? 0

/** Presses keys one by one, as a quick writer does, and measures each. */
async function pressed(page: Page, names: readonly string[], pauseMs: number): Promise<number[]> {
  await paintsOf(page)
  for (const name of names) {
    await page.keyboard.press(name)
    await page.waitForTimeout(pauseMs)
  }
  await page.waitForTimeout(300)
  const paints = await paintsOf(page)
  if (paints.length !== names.length) throw new Error(`Of ${names.length} keys ${paints.length} were seen`)
  return paints
}

/** Measures with the page's processor slowed, and only then: a slowed page takes a whole core also while it rests. */
async function slowed<T>(session: CDPSession, measure: () => Promise<T>): Promise<T> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const measured = await measure()
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return measured
}

interface Row {
  readonly what: string
  readonly target: string
  /** Of each round; what is printed is the median of the rounds. */
  readonly rounds: readonly (readonly number[])[]
  /** Which rounds these are, where the machine was asked first. */
  readonly of?: string
}

interface Round {
  /** 95th percentile of the empty page, right before or right after, whichever is more, in milliseconds. */
  readonly floorMs: number
  readonly paints: readonly number[]
}

const isCalm = ({ floorMs }: Round): boolean => floorMs <= calmMs

/** The rounds in which the machine was calm; if they are too few, the calmest, and the row notes it. */
function calmRow(what: string, all: readonly Round[]): Row {
  const calm = all.filter(isCalm)
  const chosen = calm.length < rounds ? all.toSorted((a, b) => a.floorMs - b.floorMs).slice(0, rounds) : calm
  const of = `${calm.length} calm of ${all.length}${calm.length < rounds ? ', too few' : ''}`
  return { what, target: '50 (p95)', rounds: chosen.map(({ paints }) => paints), of }
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
const letterMs = 90
/** Of a slow writer: each letter comes while what follows the one before is being drawn. */
const pausedMs = 290
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
        hasText: new RegExp(`^${translatorFor('en')(`card-${type}`, 'label')}( ·|$)`),
      }),
    })
    .first()

/** Puts the cursor into a field of a card of this type. */
async function enterField(page: Page, type: CardType, field: string): Promise<void> {
  await showMiddle(page)
  while ((await rowOf(page, type).count()) === 0) {
    await page.locator('[role=listbox]').evaluate((list) => list.scrollBy({ top: 400, behavior: 'instant' }))
    await rest(page)
  }
  await rowOf(page, type).click()
  await page.locator('.card-form > .ant-collapse').waitFor()
  await page.locator(`[data-card-fields] ${field}`).first().click()
}

/** Puts the cursor into the rail, and presses what goes before. */
async function enterRail(page: Page, before: readonly string[]): Promise<void> {
  await showMiddle(page)
  await page.locator('[role=listbox] [role=option]').nth(12).click()
  await page.locator('[role=listbox]').focus()
  await rest(page)
  await pressed(page, before, 50)
}

/** Something that is done with keys, and what comes before it. */
interface MeasuredAction {
  readonly what: string
  readonly begin: (page: Page) => Promise<void>
  readonly names: readonly string[]
  readonly pauseMs: number
}

const steps = 20
const times = (name: string) => Array.from({ length: steps }, () => name)
const ups = times('Alt+ArrowUp')
const undos = times('Control+z')

const actions: readonly MeasuredAction[] = [
  ...typed.map(([what, type, field]) => ({
    what,
    begin: (page: Page) => enterField(page, type, field),
    names: letters,
    pauseMs: letterMs,
  })),
  {
    what: 'a letter after a pause',
    begin: (page) => enterField(page, 'vocab', 'input'),
    names: letters,
    pauseMs: pausedMs,
  },
  ...(
    [
      ['walking to the next card', times('ArrowDown'), []],
      ['moving a card', ups, []],
      ['undoing the move', undos, ups],
      ['redoing the move', times('Control+Shift+z'), [...ups, ...undos]],
    ] as const
  ).map(([what, names, before]) => ({
    what,
    begin: (page: Page) => enterRail(page, before),
    names,
    pauseMs: 400,
  })),
]

/** Does it once what came before has come to rest. */
async function measureAction(page: Page, session: CDPSession, action: MeasuredAction): Promise<number[]> {
  await action.begin(page)
  return slowed(session, async () => {
    await rest(page)
    return pressed(page, action.names, action.pauseMs)
  })
}

/** Milliseconds from the click that opens the editor to the frame with its first form and its rail. */
async function measureOpening(page: Page, session: CDPSession, title: string): Promise<number> {
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
          const record = () => void Object.assign(window, { openedMs: performance.now() - timeStamp })
          void scheduler.postTask(record, { priority: 'user-blocking' })
        }
      }
      look()
    }
    window.addEventListener('click', begin, { capture: true, once: true })
  })
  return slowed(session, async () => {
    await row.locator('a[href*="/edit?id="]').first().click()
    await page.waitForFunction(() => 'openedMs' in window)
    return Number(await page.evaluate(() => Reflect.get(window, 'openedMs')))
  })
}

/**
 * Measures the least that this machine takes for a letter, in a page beside ours with nothing but a text field, and comes back to
 * ours. What else runs on the machine changes it from 20 to 200 ms within minutes, and each of our fields as much.
 */
async function openFloor(ours: Page): Promise<() => Promise<number[]>> {
  const page = await ours.context().newPage()
  await page.setContent('<textarea></textarea>')
  const session = await ours.context().newCDPSession(page)
  await watchPaints(page)
  return async () => {
    await page.bringToFront()
    const begin = () =>
      page.locator('textarea').evaluate((field: HTMLTextAreaElement) => {
        field.value = ''
        field.focus()
      })
    const measured = await measureAction(page, session, {
      what: '',
      begin,
      names: letters,
      pauseMs: letterMs,
    })
    await ours.bringToFront()
    return measured
  }
}

/** An activity of 300 cards of all types, in Chromium with the CPU slowed four times. */
export async function measureEditor(print: (line: string) => void): Promise<void> {
  const stage = await openStage({ CAPTCHA: 'off' })
  try {
    const campus = await openCampus(stage)
    await campus.makeDeck('Three hundred cards', await mixedCards(cardCount, campus.pictureId))
    const { page, context } = await enterWithToken(stage, campus.token)
    const session = await context.newCDPSession(page)
    const opening: number[] = []
    for (let round = 0; round < openings; round += 1)
      opening.push(await measureOpening(page, session, 'Three hundred cards'))
    await watchPaints(page)
    const rows: Row[] = [{ what: 'opening', target: '2000 (median)', rounds: [opening] }]
    const measureFloor = await openFloor(page)
    const floors = [await measureFloor()]
    const floorMs = () => atShare(floors.at(-1) ?? [], 0.95)
    const taken = actions.map((): Round[] => [])
    // Round after round of all: what else the machine does for half a minute meets each of them once.
    for (let round = 0; round < maxRounds; round += 1)
      for (const [place, action] of actions.entries()) {
        const rowRounds = taken[place] ?? []
        if (rowRounds.filter(isCalm).length >= rounds) continue
        const before = floorMs()
        const paints = await measureAction(page, session, action)
        floors.push(await measureFloor())
        rowRounds.push({ floorMs: Math.max(before, floorMs()), paints })
      }
    const measured = actions.map(({ what }, place) => calmRow(what, taken[place] ?? []))
    const all = measured.flatMap((row) => row.rounds.flat())
    rows.push(...measured, { what: 'a key in any of these', target: '50 (p95)', rounds: [all] })
    rows.push({ what: 'a letter in an empty page', target: '', rounds: floors, of: `all ${floors.length}` })
    print(
      `\nthe editor with ${cardCount} cards of all types, CPU slowed ${slowdown} times: ms to the next paint`,
    )
    print(['action'.padEnd(28), 'wanted', 'median', 'p95', 'most', 'rounds'].join('\t'))
    for (const { what, target, rounds: figures, of = '' } of rows) {
      const [middle, high, most] = [0.5, 0.95, 1].map((share) =>
        median(figures.map((round) => atShare(round, share))).toFixed(0),
      )
      print([what.padEnd(28), target, middle, high, most, of].join('\t'))
    }
  } finally {
    await stage.close()
  }
}

if (import.meta.main) await measureEditor((line) => process.stdout.write(`${line}\n`))

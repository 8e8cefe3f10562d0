import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { z } from 'zod'
import { spokenIcons } from './measures.ts'

/** What a screen reader says of the element that has the focus. */
export interface Spoken {
  readonly role: string
  readonly name: string
}

type Role = Parameters<Page['getByRole']>[0]

/** A page as it is used with the keyboard alone, by what a screen reader says of it. */
export interface Keys {
  /** Waits for it, and goes on by Tab until the focus is where this role and name are spoken; fails after a round in vain. */
  reach(role: Role, name: string | RegExp): Promise<void>
  /** The same, and presses it. */
  press(role: Role, name: string | RegExp): Promise<void>
  /** From one of a group of which one is chosen, by the arrows to this one, which chooses it. */
  pick(one: string | RegExp, name: string): Promise<void>
  /** The same, and types into it in place of what is there. */
  write(name: string | RegExp, text: string, role?: Role): Promise<void>
  /** What is spoken now. */
  spoken(): Promise<Spoken>
  /** Stops on the way without a name, or with the English one of an icon in it. */
  readonly nameless: readonly string[]
}

const value = z.object({ value: z.string() }).optional()
const treeSchema = z.object({ nodes: z.array(z.object({ role: value, name: value })) })
const objectSchema = z.object({ result: z.object({ objectId: z.string() }) })

/** As many stops as the longest screen has, and some. */
const mostStops = 150

/** Watches a page by the browser's own tree of accessibility. */
export async function keysOf(page: Page): Promise<Keys> {
  const browser = await page.context().newCDPSession(page)
  const nameless: string[] = []

  async function spoken(): Promise<Spoken> {
    const answer = await browser.send('Runtime.evaluate', { expression: 'document.activeElement' })
    const { objectId } = objectSchema.parse(answer).result
    const tree = await browser.send('Accessibility.getPartialAXTree', { objectId, fetchRelatives: false })
    const [node] = treeSchema.parse(tree).nodes
    return { role: node?.role?.value ?? '', name: node?.name?.value.trim() ?? '' }
  }

  /** The opening tag of a stop without a right name. Between the last stop and the first one lies the browser itself: the body. */
  async function misnamed({ role, name }: Spoken): Promise<string | undefined> {
    const at = page.locator(':focus')
    const isStop = await at.evaluateAll(([stop]) => stop instanceof HTMLElement && stop.tabIndex >= 0)
    if (!isStop || (name !== '' && (await spokenIcons(at)).length === 0)) return undefined
    const tag = await at.evaluateAll(([stop]) => stop?.outerHTML.slice(0, 200))
    // A screen that has just come may have moved the focus meanwhile.
    const again = await spoken()
    return again.role === role && again.name === name ? tag : undefined
  }

  /** After the name of a field may come what it requires. */
  const isAt = (now: Spoken, role: string, name: string | RegExp) =>
    now.role === role &&
    (typeof name === 'string' ? `${now.name} `.startsWith(`${name} `) : name.test(now.name))

  async function reach(role: Role, name: string | RegExp): Promise<void> {
    await page.getByRole(role, { name }).first().waitFor()
    const passed: string[] = []
    for (let stop = 0; stop < mostStops; stop += 1) {
      const now = await spoken()
      if (isAt(now, role, name)) return
      const said = `${now.role} ${now.name}`
      const tag = await misnamed(now)
      if (tag !== undefined) nameless.push(`${page.url()} ${said} ${tag}`)
      passed.push(said)
      await page.keyboard.press('Tab')
    }
    expect.fail(`No stop is spoken as ${role} ${String(name)}. The way led by ${passed.join(' | ')}`)
  }

  return {
    nameless,
    spoken,
    reach,
    async press(role, name) {
      await reach(role, name)
      await page.keyboard.press(role === 'checkbox' || role === 'radio' ? 'Space' : 'Enter')
    },
    async pick(one, name) {
      await reach('radio', one)
      const passed = [(await spoken()).name]
      while (passed.at(-1) !== name) {
        if (passed.length > mostStops)
          expect.fail(`No choice is spoken as ${name}, but ${passed.join(' | ')}`)
        await page.keyboard.press('ArrowDown')
        // What is spoken lags behind the key.
        await expect.poll(async () => (await spoken()).name).not.toBe(passed.at(-1))
        passed.push((await spoken()).name)
      }
    },
    async write(name, text, role = 'textbox') {
      await reach(role, name)
      await page.keyboard.press('Control+a')
      await page.keyboard.insertText(text)
    },
  }
}

import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

interface Shown {
  readonly page: Page
}

/**
 * Within the page itself, without one of its own for the answer and without frames from elsewhere: three times as quick.
 * Of assets only media are loaded beforehand: no enabled rule reads style sheets, and axe copies one that is still on its
 * way into a style element, which the page's policy refuses.
 */
const axeOf = (page: Page): AxeBuilder =>
  new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: { assets: ['media'] } })

const foundBy = async (axe: AxeBuilder): Promise<string[]> => {
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/** What axe finds wrong in a page, or in parts of it, is nothing (WCAG 2.2 AA). */
export async function findsNoBarrier({ page }: Shown, ...parts: readonly string[]): Promise<void> {
  const axe = parts.reduce((whole, part) => whole.include(part), axeOf(page))
  expect(await foundBy(axe)).toEqual([])
}

/** What axe finds wrong in a page in this theme (WCAG 2.2 AA and its good practice), by theme, rule and element. */
export async function barriersIn({ page }: Shown, theme: 'light' | 'dark'): Promise<string[]> {
  await page.emulateMedia({ colorScheme: theme })
  return (await foundBy(axeOf(page))).map((each) => `in the ${theme}: ${each}`)
}

/** Text that stands out too little from its ground in this theme. */
export async function faintTexts({ page }: Shown, theme: 'light' | 'dark'): Promise<string[]> {
  await page.emulateMedia({ colorScheme: theme })
  const faint = await foundBy(axeOf(page).withRules(['color-contrast']))
  return faint.map((each) => `in the ${theme}: ${each}`)
}

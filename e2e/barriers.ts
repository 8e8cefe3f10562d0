import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

interface Shown {
  readonly page: Page
}

const foundBy = async (axe: AxeBuilder): Promise<string[]> => {
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/** What axe finds wrong in a page, or in a part of it, is nothing (WCAG 2.2 AA). */
export async function findsNoBarrier({ page }: Shown, part?: string): Promise<void> {
  const axe = new AxeBuilder({ page })
  expect(await foundBy(part === undefined ? axe : axe.include(part))).toEqual([])
}

/** What axe finds wrong in a page in this theme (WCAG 2.2 AA and its good practice), by theme, rule and element. */
export async function barriersIn({ page }: Shown, theme: 'light' | 'dark'): Promise<string[]> {
  await page.emulateMedia({ colorScheme: theme })
  return (await foundBy(new AxeBuilder({ page }))).map((each) => `in the ${theme}: ${each}`)
}

/** Text that stands out too little from its ground in this theme. */
export async function faintTexts({ page }: Shown, theme: 'light' | 'dark'): Promise<string[]> {
  await page.emulateMedia({ colorScheme: theme })
  const faint = await foundBy(new AxeBuilder({ page }).withRules(['color-contrast']))
  return faint.map((each) => `in the ${theme}: ${each}`)
}

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

/** Text of a page that stands out too little from its ground (WCAG 2.2 AA), in each of both themes. */
export async function faintTexts({ page }: Shown): Promise<string[]> {
  const found: string[] = []
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    const faint = await foundBy(new AxeBuilder({ page }).withRules(['color-contrast']))
    found.push(...faint.map((each) => `in the ${colorScheme}: ${each}`))
  }
  return found
}

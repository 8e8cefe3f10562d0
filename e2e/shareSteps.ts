import type { Locator } from 'playwright-core'
import type { Visitor } from './visitor.ts'
import { button } from './console.ts'

/** The sheet with the link to what is public. */
export const shareSheet = ({ page }: Visitor): Locator => page.locator('.share-sheet')

/** The address that the open sheet hands on. */
export const sharedLink = (visitor: Visitor): Promise<string> =>
  shareSheet(visitor).locator('input').first().inputValue()

/** Opens the sheet from the head of the screen that shows the record. */
export const shareFromView = (visitor: Visitor): Promise<void> =>
  button(visitor, 'kit', 'actions.share', visitor.page.locator('.kit-head-actions')).click()

/** Closes the sheet that a publish has opened. */
export async function closeShareSheet(visitor: Visitor): Promise<void> {
  const sheet = shareSheet(visitor)
  await sheet.waitFor()
  await sheet.getByRole('button', { name: visitor.translate('kit', 'actions.close'), exact: true }).click()
  await sheet.waitFor({ state: 'hidden' })
}

import { readFile } from 'node:fs/promises'
import type { Locator } from 'playwright-core'
import { save, stateShown } from './baseSteps.ts'
import type { Visitor } from './visitor.ts'
import { button, field, fill, pick } from './console.ts'
import { closeShareSheet, sharedLink } from './shareSteps.ts'

const idIn = ({ page }: Visitor) => Number(new URL(page.url()).searchParams.get('id'))

/** Chooses from a list that a field opens. */
export async function chooseFrom({ page }: Visitor, name: string, label: string): Promise<void> {
  await field(page, name).locator('.ant-select').click()
  await page.locator('.ant-select-item-option', { hasText: label }).filter({ visible: true }).click()
}

/** Picks one of the choices that stand open in a field. */
export const pickOne = ({ page }: Visitor, name: string, label: string): Promise<void> =>
  field(page, name).getByRole('radio', { name: label, exact: true }).check()

export interface WrittenCourse {
  readonly title: string
  readonly overview: string
  readonly career: string
  readonly teacher: string
  /** One for each of the three days. */
  readonly activities: readonly [string, string, string]
}

/** A day on the board. */
const dayOf = ({ page, translate }: Visitor, unit: number): Locator =>
  page.getByRole('region', { name: translate('course-design', 'unit.day', { unit }), exact: true })

/** Puts activities into a day. */
export async function addToDay(visitor: Visitor, unit: number, ...titles: string[]): Promise<void> {
  const { page, translate } = visitor
  const day = translate('course-design', 'unit.day', { unit })
  await page.getByRole('button', { name: translate('course-design', 'places.addTo', { unit: day }) }).click()
  const dialog = page.getByRole('dialog')
  for (const title of titles) await dialog.getByRole('checkbox', { name: title }).check()
  const count = titles.length
  await dialog.getByRole('button', { name: translate('course-design', 'places.addCount', { count }) }).click()
  await dialog.waitFor({ state: 'hidden' })
}

/** Writes a course of three days that open daily, moves an activity with the keyboard and publishes; answers its number. */
export async function sellableCourse(visitor: Visitor, course: WrittenCourse): Promise<number> {
  const { page, translate } = visitor
  const [first, second, third] = course.activities
  await page.goto('/manage/lession/add')
  await fill(page, 'title', course.title)
  await fill(page, 'overview', course.overview)
  await pick(visitor, 'careerIds', course.career)
  await pick(visitor, 'instructorIds', course.teacher)
  await pickOne(visitor, 'learnMode', translate('course', 'values.learnMode.day'))
  await pickOne(visitor, 'unlockMode', translate('course', 'values.unlockMode.daily'))
  await pickOne(visitor, 'showMode', translate('course', 'values.showMode.list'))
  await fill(page, 'days', '3')
  await addToDay(visitor, 1, first, second)
  await addToDay(visitor, 3, third)
  const handle = page.getByRole('button', {
    name: translate('course-design', 'places.move', { title: second }),
  })
  await handle.focus()
  await page.keyboard.press('Alt+ArrowRight')
  await dayOf(visitor, 2).locator(handle).and(page.locator(':focus')).waitFor()
  await save(visitor)
  await page.waitForURL('**/manage/lession/edit?id=*')
  await button(visitor, 'course', 'moves.publish').click()
  await stateShown(visitor, 'course', 'public')
  await closeShareSheet(visitor)
  return idIn(visitor)
}

export interface WrittenProduct {
  readonly title: string
  readonly overview: string
  readonly career: string
  readonly course: string
  readonly price: string
}

/** Writes a product of one course and sends it to review. */
export async function submitProduct(visitor: Visitor, product: WrittenProduct): Promise<void> {
  const { page } = visitor
  await page.goto('/manage/product/add')
  await fill(page, 'title', product.title)
  await fill(page, 'overview', product.overview)
  await pick(visitor, 'courseIds', product.course)
  await fill(page, 'salePrice', product.price)
  await pick(visitor, 'careerIds', product.career)
  await save(visitor)
  await page.waitForURL('**/manage/product/view?id=*')
  await button(visitor, 'product', 'moves.submit').click()
  await stateShown(visitor, 'product', 'reviewing')
}

/** A row of a list, by what it is called. */
export const rowOf = ({ page }: Visitor, name: string): Locator =>
  page.locator('[data-row]', { hasText: name })

/** Decides from the queue, with what buyers will see in view; answers the address of the sheet that opens. */
export async function approveFromQueue(visitor: Visitor, { title, course }: WrittenProduct): Promise<string> {
  const { page, translate } = visitor
  await page.goto('/audits/product')
  await rowOf(visitor, title).getByRole('link', { name: title }).click()
  await page.locator('.review-main').getByText(course).first().waitFor()
  await button(visitor, 'audit', 'decide.approve').click()
  await page.getByText(translate('audit', 'queues.product.empty')).waitFor()
  const link = await sharedLink(visitor)
  await closeShareSheet(visitor)
  return link
}

export interface WrittenTask {
  readonly name: string
  readonly product: string
  readonly quantity: string
  /** Printed under each picture. */
  readonly title: string
}

/** Makes codes with pictures and waits until their page shows that they are there. */
export async function orderCodes(visitor: Visitor, task: WrittenTask): Promise<void> {
  const { page, translate } = visitor
  await page.goto('/exchange/task/index')
  await button(visitor, 'exchange-task', 'new').first().click()
  const drawer = page.getByRole('dialog')
  await fill(drawer, 'name', task.name)
  await pick(visitor, 'productId', task.product)
  await fill(drawer, 'quantity', task.quantity)
  await field(drawer, 'qr').getByText(translate('exchange-task', 'values.qr.with')).click()
  await fill(drawer, 'title', task.title)
  const count = Number(task.quantity)
  await drawer.getByRole('button', { name: translate('exchange-task', 'make', { count }) }).click()
  await page.waitForURL('**/exchange/task/view?id=*')
  await page.getByRole('heading', { name: task.name, level: 1 }).waitFor()
  await page.getByText(translate('exchange-task', 'states.finished'), { exact: true }).waitFor()
}

/** The codes that the page of a batch brings to paper, and what else of the console is left there. */
export async function printed({ page }: Visitor) {
  await page.emulateMedia({ media: 'print' })
  const codes = await page.locator('.batch-code:visible code').allTextContents()
  const others = await page.locator('nav:visible, button:visible, header a:visible').allTextContents()
  await page.emulateMedia({ media: null })
  return { codes, others }
}

export interface Fetched {
  readonly name: string
  readonly bytes: Buffer
}

async function fetched({ page }: Visitor, press: () => Promise<void>): Promise<Fetched> {
  const download = page.waitForEvent('download')
  await press()
  const file = await download
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

/** Downloads the sheet and the pictures of the batch whose page is open. */
export async function fetchCodes(
  visitor: Visitor,
): Promise<{ readonly sheet: Fetched; readonly pictures: Fetched }> {
  const sheet = await fetched(visitor, () => button(visitor, 'exchange-task', 'download.xlsx').click())
  const pictures = await fetched(visitor, () => button(visitor, 'exchange-task', 'download.zip').click())
  return { sheet, pictures }
}

/** Sends the code that a link brought, and that is shown as it is printed. */
export async function redeem(visitor: Visitor, code: string): Promise<void> {
  const { page, translate } = visitor
  const typed = page.getByLabel(translate('learn', 'redeem.code'))
  await typed.waitFor()
  if ((await typed.inputValue()) !== code) throw new Error('the code of the link did not survive')
  await button(visitor, 'learn', 'redeem.send').click()
}

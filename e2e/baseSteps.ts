import { join } from 'node:path'
import type { Visitor } from './visitor.ts'
import { button, field, fill, pick, upload } from './console.ts'

/** A real photograph, from a package that is installed for the bench. */
export const photograph = join(import.meta.dirname, '../node_modules/autocannon/test/j5.jpeg')

export const save = (visitor: Visitor) => button(visitor, 'kit', 'actions.save').click()

/** Waits until the record's own screen shows its state. */
export const stateShown = ({ page, translate }: Visitor, namespace: string, state: string) =>
  page
    .locator('main')
    .getByText(translate(namespace, `states.${state}`), { exact: true })
    .first()
    .waitFor()

/** Makes a tag in the drawer over the list and marks it as reviewed. */
export async function makeTag(visitor: Visitor, name: string): Promise<void> {
  const { page, translate } = visitor
  await page.goto('/base/tag/list')
  await button(visitor, 'tag', 'new').first().click()
  const drawer = page.getByRole('dialog')
  await fill(drawer, 'name', name)
  await button(visitor, 'kit', 'actions.save', drawer).click()
  await drawer.waitFor({ state: 'hidden' })
  const row = page.getByRole('row', { name: new RegExp(name) })
  await row.waitFor()
  await row.getByRole('button', { name: translate('tag', 'moves.review') }).click()
  await row.getByText(translate('tag', 'states.reviewed')).waitFor()
}

/** Makes an ability with its two cropped pictures and a recommended course; answers its address. */
export async function makeAbility(visitor: Visitor, name: string): Promise<string> {
  const { page, translate } = visitor
  await page.goto('/base/ability/add')
  await fill(page, 'name', name)
  await fill(page, 'summary', `${name}: ${translate('ability', 'lead')}`)
  await upload(visitor, 'mainImage', photograph)
  await upload(visitor, 'headImage', photograph)
  if ((await field(page, 'recommendedCourses.0.title').count()) === 0)
    await page
      .getByRole('button', {
        name: translate('kit', 'form.addRow', {
          label: translate('ability', 'fields.recommendedCourses.label'),
        }),
      })
      .click()
  await fill(page, 'recommendedCourses.0.title', name)
  await fill(page, 'recommendedCourses.0.marketPrice', '99.5')
  await save(visitor)
  await page.waitForURL('**/base/ability/view?id=*')
  await stateShown(visitor, 'ability', 'draft')
  return page.url()
}

/** Makes a career of this ability and tag; answers its address. */
export async function makeCareer(
  visitor: Visitor,
  name: string,
  abilityName: string,
  tagName: string,
): Promise<string> {
  const { page, translate } = visitor
  await page.goto('/base/career/add')
  await fill(page, 'name', name)
  await fill(page, 'summary', `${name}: ${translate('career', 'lead')}`)
  await upload(visitor, 'cover', photograph)
  await pick(visitor, 'abilityIds', abilityName)
  await pick(visitor, 'tagIds', tagName)
  await save(visitor)
  await page.waitForURL('**/base/career/view?id=*')
  await stateShown(visitor, 'career', 'draft')
  return page.url()
}

/** Sends the record at this address to review. */
export async function submit(visitor: Visitor, kind: 'ability' | 'career', address: string): Promise<void> {
  await visitor.page.goto(address)
  await button(visitor, kind, 'moves.submit').click()
  await stateShown(visitor, kind, 'reviewing')
}

/** Approves it, as somebody else, where its readers' view is beside the decision. */
export async function approve(visitor: Visitor, kind: 'ability' | 'career', address: string): Promise<void> {
  const { page } = visitor
  await page.goto(address)
  // A group of the menu may have the same name.
  await button(visitor, 'kit', 'actions.review', page.locator('main')).click()
  await button(visitor, 'audit', 'decide.approve').click()
  await page.getByText(visitor.translate('audit', `queues.${kind}.empty`)).waitFor()
  await page.goto(address)
  await stateShown(visitor, kind, 'public')
}

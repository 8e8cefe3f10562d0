import type { Visitor } from './visitor.ts'
import { button, fill, pick, upload } from './console.ts'
import { closeShareSheet } from './shareSteps.ts'
import { photograph } from './baseSteps.ts'

/** Begins an activity and answers its number once the editor is there. */
export async function beginActivity(visitor: Visitor, title: string): Promise<number> {
  const { page, translate } = visitor
  await page.goto('/manage/activity/add')
  await fill(page, 'title', title)
  await button(visitor, 'activity', 'add.begin').click()
  await page.waitForURL('**/manage/activity/edit?id=*')
  await page.getByRole('heading', { name: translate('activity', 'editor.emptyTitle') }).waitFor()
  return Number(new URL(page.url()).searchParams.get('id'))
}

/** Adds a card through the palette, by its name. */
async function addCard(visitor: Visitor, type: 'text' | 'image' | 'choice', title: string): Promise<void> {
  const { page, translate } = visitor
  // Outside of a field the key opens the palette; in one it is a letter.
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  await page.keyboard.press('/')
  await page
    .getByRole('combobox', { name: translate('activity', 'editor.findType') })
    .fill(translate(`card-${type}`, 'label'))
  await page.keyboard.press('Enter')
  await page
    .getByRole('heading', { level: 2, name: translate(`card-${type}`, 'label'), exact: true })
    .waitFor()
  // The activity's own title is above with the same label.
  await page.getByLabel(translate('card', 'fields.title'), { exact: true }).last().fill(title)
}

export interface Written {
  readonly text: string
  readonly question: string
  readonly right: string
  readonly wrong: string
}

/** Writes one card that is only read. */
export async function writeTextCard(visitor: Visitor, text: string): Promise<void> {
  const { page, translate } = visitor
  await addCard(visitor, 'text', text)
  await page.locator('[contenteditable=true]').click()
  await page.keyboard.type(text)
  await page
    .getByText(translate('kit', 'form.saved', { time: '' }).trim())
    .first()
    .waitFor()
}

/** Writes a card of each type, and leaves out what publishing requires: a text for the picture, and an option. */
export async function writeCards(visitor: Visitor, { text, question, right, wrong }: Written): Promise<void> {
  const { page, translate } = visitor
  await writeTextCard(visitor, text)
  await addCard(visitor, 'image', question)
  await page.locator('.image-editor input[type=file]').first().setInputFiles(photograph)
  await page.locator('.image-editor img').first().waitFor()
  await addCard(visitor, 'choice', question)
  await page.getByLabel(translate('card-choice', 'fields.question'), { exact: true }).fill(question)
  await page.getByLabel(translate('card-choice', 'fields.optionText', { number: 1 })).fill(right)
  await page.getByLabel(translate('card-choice', 'fields.optionText', { number: 2 })).fill(wrong)
  await page
    .getByText(translate('kit', 'form.saved', { time: '' }).trim())
    .first()
    .waitFor()
}

/** Chooses an entry of the menu behind the editor's head. */
export async function chooseTool(visitor: Visitor, namespace: string, key: string): Promise<void> {
  const { page, translate } = visitor
  await button(visitor, 'activity', 'editor.more').click()
  await page.getByRole('menuitem', { name: translate(namespace, key) }).click()
}

/** Presses the editor's button. */
export const publish = (visitor: Visitor): Promise<void> =>
  button(visitor, 'activity', 'moves.publish').click()

const problemLine = ({ page }: Visitor, text: string) =>
  page.locator('.editor-problems').getByRole('button', { name: text })

/** Asks to publish, and fills in the fields of the activity that are missing. */
export async function fillMissing(visitor: Visitor, careerName: string, words: string): Promise<void> {
  const { page } = visitor
  await publish(visitor)
  // The first thing that is missing is a field of the activity: its form is open, the field has the focus.
  const drawer = page.getByRole('dialog')
  await drawer.locator('[data-field=description] textarea:focus').fill(words)
  await pick(visitor, 'careerId', careerName)
  await upload(visitor, 'cover', photograph)
  await drawer.getByRole('button').first().click()
  await drawer.waitFor({ state: 'hidden' })
}

/** Is refused publishing, goes from line to line of what is missing, mends it, and publishes. */
export async function mendAndPublish(visitor: Visitor, careerName: string, words: string): Promise<void> {
  const { page, translate } = visitor
  await fillMissing(visitor, careerName, words)
  await publish(visitor)
  await page
    .locator('.card-field [data-field=alt] input:focus, [data-field=alt] input:focus')
    .first()
    .fill(words)
  await problemLine(visitor, translate('card-choice', 'problems.emptyOption', { number: 3 })).click()
  await page.locator('.choice-editor input:focus').fill(words)
  await page.locator('.editor-problems').waitFor({ state: 'hidden' })
  await publish(visitor)
  await page.getByText(translate('activity', 'states.public'), { exact: true }).first().waitFor()
  await closeShareSheet(visitor)
}

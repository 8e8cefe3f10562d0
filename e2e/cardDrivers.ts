import type { Locator, Page } from 'playwright-core'
import type { PhraseValues } from '#kit/i18n/words.ts'
import { button } from './console.ts'
import type { Visitor } from './visitor.ts'

/** Drives the form of one card as an author would. `key` names a phrase of the card, or `namespace:key` another one. */
export interface FormDriver {
  readonly page: Page
  /** The form of the open card. */
  readonly root: Locator
  translate(key: string, values?: PhraseValues): string
  /** The control with this label. */
  field(key: string, values?: PhraseValues): Locator
  fill(key: string, text: string, values?: PhraseValues): Promise<void>
  /** Types rich text into the editor within the group of this label; without a key into the form's only one. */
  write(text: string, key?: string): Promise<void>
  value(key: string, values?: PhraseValues): Promise<string>
  /** @throws when the control with this label has another value */
  expectValue(key: string, text: string, values?: PhraseValues): Promise<void>
  press(key: string, values?: PhraseValues): Promise<void>
  /** Chooses in an antd Select with this label; `option` is a phrase as well. */
  choose(key: string, option: string): Promise<void>
  /** Chooses one part of a segmented control. */
  segment(option: string): Promise<void>
  /** Gives files to the file input within `scope`, else to the form's first one. */
  upload(files: string | readonly string[], scope?: Locator): Promise<void>
  /** Opens the palette, chooses the type and waits for the form. */
  add(): Promise<void>
  /** Opens the last card of this type in the rail. */
  open(): Promise<void>
  /** Puts the open card before all others. */
  moveFirst(): Promise<void>
  /** Saves and waits until the server has everything. */
  save(): Promise<void>
}

/** Drives the player on the phone as a learner would. */
export interface PhoneDriver {
  readonly page: Page
  readonly root: Locator
  translate(key: string, values?: PhraseValues): string
  /** Touches what is named so: a button, an option, a link, or any text. */
  tap(name: string): Promise<void>
  /** Presses a button by the phrase of its name. */
  press(key: string, values?: PhraseValues): Promise<void>
  fill(key: string, text: string, values?: PhraseValues): Promise<void>
  confirm(): Promise<void>
  next(): Promise<void>
  again(): Promise<void>
  /** Waits until this text shows. */
  sees(text: string | RegExp): Promise<void>
}

type TranslateKey = (key: string, values?: PhraseValues) => string

const translatorOf =
  (visitor: Visitor, type: string): TranslateKey =>
  (key, values) => {
    const [namespace, own] = key.includes(':') ? key.split(':', 2) : [`card-${type}`, key]
    return visitor.translate(namespace ?? '', own ?? '', values)
  }

export function formDriver(visitor: Visitor, type: string): FormDriver {
  const { page } = visitor
  const translate = translatorOf(visitor, type)
  const root = page.locator('[data-card-fields]')
  const rail = page.getByRole('listbox', { name: visitor.translate('activity', 'sections.cards') })
  const field: FormDriver['field'] = (key, values) => root.getByLabel(translate(key, values), { exact: true })
  const isOpen = async () => {
    await root.locator('.card-form > .ant-collapse').waitFor()
    await root.locator('.ant-skeleton').first().waitFor({ state: 'hidden' })
  }
  return {
    page,
    root,
    translate,
    field,
    fill: (key, text, values) => field(key, values).fill(text),
    value: (key, values) => field(key, values).inputValue(),
    expectValue: async (key, text, values) => {
      const value = await field(key, values).inputValue()
      if (value !== text) throw new Error(`${translate(key, values)} has “${value}”, not “${text}”`)
    },
    write: async (text, key) => {
      const scope = key === undefined ? root : root.getByRole('group', { name: translate(key) })
      await scope.locator('[contenteditable=true]').first().click()
      await page.keyboard.insertText(text)
    },
    press: (key, values) =>
      root
        .getByRole('button', { name: translate(key, values) })
        .first()
        .click(),
    choose: async (key, option) => {
      await field(key).click()
      await page
        .locator('.ant-select-dropdown:visible')
        .getByTitle(translate(option), { exact: true })
        .first()
        .click()
    },
    segment: (option) => root.locator('.ant-segmented-item', { hasText: translate(option) }).click(),
    upload: (files, scope) => (scope ?? root).locator('input[type=file]').first().setInputFiles(files),
    add: async () => {
      await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' })
      await page
        .getByRole('button', { name: `+ ${visitor.translate('activity', 'editor.addCard')}` })
        .first()
        .click()
      const search = page.getByRole('combobox', { name: visitor.translate('activity', 'editor.findType') })
      await search.fill(translate('label'))
      await page.locator(`#editor-type-${type}`).click()
      await search.waitFor({ state: 'hidden' })
      await isOpen()
    },
    open: async () => {
      await rail
        .getByRole('option')
        .filter({ hasText: translate('label') })
        .last()
        .click()
      await isOpen()
    },
    moveFirst: async () => {
      await rail.focus()
      for (let place = await rail.getByRole('option').count(); place > 1; place -= 1)
        await page.keyboard.press('Alt+ArrowUp')
    },
    save: async () => {
      await page.keyboard.press('Control+s')
      await page
        .locator('.editor-bar .kit-save-line')
        .getByText(visitor.translate('kit', 'form.saved', { time: '' }).trim())
        .waitFor()
    },
  }
}

export function phoneDriver(visitor: Visitor, type: string): PhoneDriver {
  const { page } = visitor
  const translate = translatorOf(visitor, type)
  const root = page.locator('.player')
  return {
    page,
    root,
    translate,
    tap: (name) => root.getByText(name, { exact: true }).first().click(),
    press: (key, values) =>
      root
        .getByRole('button', { name: translate(key, values) })
        .first()
        .click(),
    fill: (key, text, values) => root.getByLabel(translate(key, values)).first().fill(text),
    confirm: () => button(visitor, 'deck', 'player.confirm').click(),
    next: () => button(visitor, 'deck', 'player.next').click(),
    again: () => button(visitor, 'deck', 'player.tryAgain').click(),
    sees: (text) => root.getByText(text).first().waitFor(),
  }
}

import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { findsNoBarrier } from './barriers.ts'
import { enterWithToken } from './cardSteps.ts'
import { button, openStage, type Stage } from './console.ts'
import type { Visitor } from './visitor.ts'
import { chooseTool } from './editorSteps.ts'
import { openCampus, type Campus } from './learn.school.ts'

let stage: Stage
let campus: Campus
beforeAll(async () => {
  stage = await openStage({ CAPTCHA: 'off' })
  campus = await openCampus(stage)
})
afterAll(() => stage.close())

const text = (title: string, words = title) => ({
  type: 'text',
  title,
  body: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }] },
})
const cardsIn = z.object({ revision: z.number(), cards: z.array(z.looseObject({ title: z.string() })) })
const read = async (id: number) => cardsIn.parse(await campus.call('GET', `course/activity/get?id=${id}`))
const titles = async (id: number) => (await read(id)).cards.map(({ title }) => title)

const rows = (page: Page) => page.locator('.editor-rail [role=option], .editor-rail [role=treeitem]')
const titleOfCard = (page: Page) => page.locator('[data-card-fields] input').first()
async function showsTitle(page: Page, title: string): Promise<void> {
  await expect.poll(() => titleOfCard(page).inputValue(), { timeout: 10_000 }).toBe(title)
}

async function openEditor(id: number, token = campus.token): Promise<Visitor> {
  const visitor = await enterWithToken(stage, token)
  await visitor.page.goto(`/manage/activity/edit?id=${id}`)
  await visitor.page.locator('.editor-columns').waitFor()
  return visitor
}

const saved = ({ page, translate }: Visitor) =>
  page
    .locator('.editor-bar .kit-save-line')
    .getByText(translate('kit', 'form.saved', { time: '' }).trim())
    .waitFor()
async function save(visitor: Visitor): Promise<void> {
  await visitor.page.keyboard.press('Control+s')
  await saved(visitor)
}

async function leave(...visitors: readonly Visitor[]): Promise<void> {
  for (const { complaints, context } of visitors) {
    expect(complaints).toEqual([])
    await context.close()
  }
}

/** A second person who may edit everything. */
async function colleague(name: string): Promise<string> {
  const body = { username: name, nickname: name, password: 'a quiet river', roles: ['admin_designer'] }
  await campus.call('POST', 'system/user/create', body)
  const login = { username: name, password: 'a quiet river' }
  const first = await stage.api('POST', 'system/auth/login', { body: login })
  const { accessToken } = z.object({ accessToken: z.string() }).parse(first.data)
  const change = { oldPassword: login.password, newPassword: 'a quiet river 7' }
  await stage.api('PUT', 'system/user/profile/update-password', { token: accessToken, body: change })
  const again = await stage.api('POST', 'system/auth/login', {
    body: { username: name, password: 'a quiet river 7' },
  })
  return z.object({ accessToken: z.string() }).parse(again.data).accessToken
}

describe('writing', () => {
  test.each([
    ['at once', 0],
    ['late', 2000],
  ])(
    'letters typed right after a type was chosen are the first of the new card, whose number comes %s',
    async (_when, delay) => {
      const id = await campus.makeDeck('早打的字', [])
      const visitor = await enterWithToken(stage, campus.token)
      const { page, translate } = visitor
      if (delay > 0)
        await page.route('**/activity-card/reserve', async (route) => {
          await new Promise((resolve) => setTimeout(resolve, delay))
          await route.continue()
        })
      await page.goto(`/manage/activity/edit?id=${id}`)
      await page.locator('.editor-columns').waitFor()
      for (const title of ['Straight on', 'And on']) {
        await page.evaluate(
          () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
        )
        await page.keyboard.press('/')
        await page
          .getByRole('combobox', { name: translate('activity', 'editor.findType') })
          .fill(translate('card-text', 'label'))
        await page.keyboard.press('Enter')
        await page.keyboard.type(title)
        await showsTitle(page, title)
      }
      await save(visitor)
      expect(await titles(id)).toEqual(['Straight on', 'And on'])
      await leave(visitor)
    },
  )

  test('on a phone an activity without cards says how to begin', async () => {
    const visitor = await enterWithToken(stage, campus.token, { width: 390, height: 844 })
    const { page, translate } = visitor
    await page.goto(`/manage/activity/edit?id=${await campus.makeDeck('空的', [])}`)
    await page.getByText(translate('activity', 'editor.emptyLead')).waitFor()
    await button(visitor, 'activity', 'editor.addCard').click()
    await page.getByRole('combobox', { name: translate('activity', 'editor.findType') }).fill('')
    await page.keyboard.press('Enter')
    await titleOfCard(page).waitFor()
    await leave(visitor)
  })

  test('whoever moves through the cards and goes into one writes into the card that the list shows', async () => {
    const id = await campus.makeDeck('走过', [text('One'), text('Two'), text('Three'), text('Four')])
    const visitor = await openEditor(id)
    const { page } = visitor
    await rows(page).first().click()
    await showsTitle(page, 'One')
    await page.locator('[role=listbox]').focus()
    for (let step = 0; step < 2; step += 1) await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.keyboard.type('!')
    await showsTitle(page, 'Three!')
    await page.locator('[role=listbox]').focus()
    await page.keyboard.press('ArrowDown')
    await showsTitle(page, 'Four')
    await save(visitor)
    expect(await titles(id)).toEqual(['One', 'Two', 'Three!', 'Four'])
    await leave(visitor)
  })

  test('an option that is ticked by voice right behind a letter is the right one, and the letter stays', async () => {
    const options = [{ text: 'One', correct: true }, { text: 'Two' }]
    const id = await campus.makeDeck('口述', [{ type: 'choice', question: '?', options }])
    const visitor = await openEditor(id)
    const { page, translate } = visitor
    const tick = page.getByLabel(translate('card-choice', 'fields.correct', { number: 2 }))
    await page.getByLabel(translate('card-choice', 'fields.optionText', { number: 2 })).fill('Two!')
    // No press of a pointer comes before such a click.
    await tick.evaluate((element) => element instanceof HTMLElement && element.click())
    await expect.poll(() => tick.isChecked()).toBe(true)
    await save(visitor)
    const { cards } = await read(id)
    expect(cards[0]).toMatchObject({ options: [{ correct: false }, { text: 'Two!', correct: true }] })
    await leave(visitor)
  })

  test('a pointer that rests above the cards marks none while keys move, and chooses the one under it when pressed', async () => {
    const id = await campus.makeDeck('ruhend', [text('One'), text('Two'), text('Three'), text('Four')])
    const visitor = await openEditor(id)
    const { page } = visitor
    const row = (title: string) => page.locator('.editor-card', { hasText: title })
    const isUnderPointer = (title: string) => row(title).evaluate((card) => card.matches(':hover'))
    await row('Three').hover()
    await page.locator('[role=listbox]').focus()
    await expect.poll(() => isUnderPointer('Three')).toBe(true)
    await page.keyboard.press('ArrowDown')
    await showsTitle(page, 'Two')
    await expect.poll(() => isUnderPointer('Three')).toBe(false)
    await page.mouse.down()
    await page.mouse.up()
    await showsTitle(page, 'Three')
    await page.keyboard.press('ArrowUp')
    await showsTitle(page, 'Two')
    await row('Four').hover()
    await expect.poll(() => isUnderPointer('Four')).toBe(true)
    await leave(visitor)
  })

  test('one undo takes back cards, their order and the title of the activity; redo brings them back', async () => {
    const id = await campus.makeDeck('撤销', [text('One'), text('Two')])
    const visitor = await openEditor(id)
    const { page, translate } = visitor
    await rows(page).first().click()
    await titleOfCard(page).fill('First')
    const title = page.getByLabel(translate('activity', 'editor.title'), { exact: true })
    await title.fill('Renamed')
    await rows(page).first().click()
    await page.keyboard.press('Alt+ArrowDown')
    await save(visitor)
    expect(await titles(id)).toEqual(['Two', 'First'])
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('Control+z')
    await showsTitle(page, 'One')
    expect(await title.inputValue()).toBe('撤销')
    await save(visitor)
    expect(await titles(id)).toEqual(['One', 'Two'])
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('Control+Shift+z')
    await save(visitor)
    expect(await titles(id)).toEqual(['Two', 'First'])
    await leave(visitor)
  })

  test('a word is found in all cards, and replaced in all of them as one step', async () => {
    const id = await campus.makeDeck('查找', [text('Open door'), text('Window', 'An open window')])
    const visitor = await openEditor(id)
    const { page, translate } = visitor
    await rows(page).first().click()
    await page.keyboard.press('Control+f')
    await page.getByLabel(translate('activity', 'editor.find.what'), { exact: true }).fill('open')
    await page.getByText(translate('activity', 'editor.find.hits', { count: 3 })).waitFor()
    await findsNoBarrier(visitor, '.editor-find')
    await page.getByLabel(translate('activity', 'editor.find.with'), { exact: true }).fill('closed')
    await button(visitor, 'activity', 'editor.find.all').click()
    await page.getByText(translate('activity', 'editor.find.none')).waitFor()
    await page.keyboard.press('Escape')
    await save(visitor)
    expect(await titles(id)).toEqual(['closed door', 'Window'])
    expect(JSON.stringify(await read(id))).toContain('An closed window')
    await page.keyboard.press('Control+z')
    await save(visitor)
    expect(await titles(id)).toEqual(['Open door', 'Window'])
    await leave(visitor)
  })

  test('? shows all keys; the phone is put aside and stays so', async () => {
    const id = await campus.makeDeck('快捷键', [text('One')])
    const visitor = await openEditor(id)
    const { page, translate } = visitor
    await rows(page).first().click()
    await page.keyboard.press('?')
    const dialog = page.getByRole('dialog')
    await dialog.getByText(translate('activity', 'editor.key.inEditor')).waitFor()
    await findsNoBarrier(visitor, '.shortcuts')
    await page.keyboard.press('Escape')
    await button(visitor, 'activity', 'editor.hidePhone').click()
    await page.reload()
    await button(visitor, 'activity', 'editor.showPhone').click()
    await page.locator('.editor-phone-frame').waitFor()
    await leave(visitor)
  })
})

describe('the clipboard', () => {
  /** What the system's clipboard would bring, as the page gets it. */
  const paste = (page: Page, kind: string, content: string) =>
    page.evaluate(
      ([type, value]) => {
        const data = new DataTransfer()
        if (type === 'picture') {
          const canvas = document.createElement('canvas')
          canvas.width = 64
          canvas.height = 64
          const bytes = Uint8Array.from(atob(canvas.toDataURL('image/png').split(',')[1] ?? ''), (sign) =>
            sign.charCodeAt(0),
          )
          data.items.add(new File([bytes], 'drawn.png', { type: 'image/png' }))
        } else data.setData('text/plain', value ?? '')
        document.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
        )
      },
      [kind, content],
    )

  test('carries cards from one activity into another one in another tab', async () => {
    const [from, to] = [
      await campus.makeDeck('来源', [text('Carried'), text('Left')]),
      await campus.makeDeck('去处', [text('Here')]),
    ]
    const visitor = await openEditor(from)
    await visitor.context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await rows(visitor.page).first().click()
    await rows(visitor.page).first().focus()
    await visitor.page.keyboard.press('Control+c')
    await visitor.page
      .getByText(visitor.translate('activity', 'editor.copied', { count: 1 }))
      .first()
      .waitFor()
    const page = await visitor.context.newPage()
    await page.goto(`/manage/activity/edit?id=${to}`)
    await rows(page).first().click()
    await page.keyboard.press('Control+v')
    await expect.poll(() => rows(page).count()).toBe(2)
    await save({ ...visitor, page })
    expect(await titles(to)).toEqual(['Here', 'Carried'])
    await leave(visitor)
  })

  test('makes text and pictures from elsewhere cards, and refuses what only pretends to be cards', async () => {
    const id = await campus.makeDeck('外来的', [])
    const visitor = await openEditor(id)
    const { page, translate } = visitor
    await page.locator('.editor-columns').waitFor()
    await paste(page, 'text', 'A first thought.\n\nAnd a second one.')
    await expect.poll(() => rows(page).count()).toBe(1)
    await paste(page, 'picture', '')
    await expect.poll(() => rows(page).count(), { timeout: 10_000 }).toBe(2)
    const hostile = `{"format":"lectern-cards","cards":[{"type":"text","__proto__":{"x":1},"body":5}],"files":{}}`
    await paste(page, 'text', hostile)
    await page.getByText(translate('activity', 'editor.pasteRefused')).waitFor()
    await save(visitor)
    const { cards } = await read(id)
    expect(cards).toMatchObject([{ type: 'text' }, { type: 'image' }])
    expect(JSON.stringify(cards[0])).toContain('And a second one.')
    await leave(visitor)
  })
})

describe('two people', () => {
  test('see each other and the card that the other is on, until it is closed', async () => {
    const id = await campus.makeDeck('同事', [text('One'), text('Two')])
    const token = await colleague('lin.xiao')
    const [mine, theirs] = [await openEditor(id), await openEditor(id, token)]
    await rows(theirs.page).nth(1).click()
    const avatar = mine.page.locator('.editor-collaborators button')
    await expect
      .poll(() => avatar.getAttribute('aria-label'), { timeout: 10_000 })
      .toBe(mine.translate('activity', 'editor.company.onCard', { name: 'lin.xiao', number: 2 }))
    await avatar.click()
    await showsTitle(mine.page, 'Two')
    await mine.page
      .getByText(mine.translate('activity', 'editor.company.sameCard', { count: 1, names: 'lin.xiao' }))
      .waitFor()
    await findsNoBarrier(mine, '.editor-bar')
    await leave(theirs)
    await expect.poll(() => avatar.count(), { timeout: 8_000 }).toBe(0)
    await leave(mine)
  })

  test('who changed the same card see both sides word by word, and may keep both', async () => {
    const id = await campus.makeDeck('冲突', [text('Listen to people')])
    const [mine, theirs] = [await openEditor(id), await openEditor(id)]
    await rows(mine.page).first().click()
    await rows(theirs.page).first().click()
    await titleOfCard(theirs.page).fill('Listen to customers')
    await save(theirs)
    await titleOfCard(mine.page).fill('Listen to users')
    await mine.page.keyboard.press('Control+s')
    const dialog = mine.page.getByRole('dialog')
    await dialog.getByText(mine.translate('activity', 'editor.conflictTitle')).waitFor()
    await dialog.locator('ins', { hasText: 'users' }).waitFor()
    await dialog.locator('del', { hasText: 'customers' }).waitFor()
    await findsNoBarrier(mine, '.editor-conflict')
    await dialog.getByLabel(mine.translate('activity', 'editor.keepBoth')).check()
    await button(mine, 'kit', 'stale.apply', dialog).click()
    await save(mine)
    expect(await titles(id)).toEqual(['Listen to users', 'Listen to customers'])
    await leave(mine, theirs)
  })
})

test('the list loads the editor before anybody goes there', async () => {
  const visitor = await enterWithToken(stage, campus.token)
  const loaded: string[] = []
  visitor.page.on('requestfinished', (request) => void loaded.push(request.url()))
  await visitor.page.goto('/manage/activity/list')
  await expect
    .poll(() => loaded.some((url) => url.includes('/ActivityEdit-')), { timeout: 15_000 })
    .toBe(true)
  await leave(visitor)
})

test('a version is saved, compared word by word, restored, and the restoring undone (D9)', async () => {
  const id = await campus.makeDeck('版本', [text('Listen to people'), text('Two')])
  const visitor = await openEditor(id)
  const { page, translate } = visitor
  await chooseTool(visitor, 'activity', 'editor.versions')
  await page.getByText(translate('activity', 'versions.none')).waitFor()
  await button(visitor, 'activity', 'keep.action').click()
  await page.getByLabel(translate('activity', 'keep.label')).fill('first')
  await page.keyboard.press('Enter')
  await page.getByText(translate('activity', 'compare.same')).waitFor()

  await button(visitor, 'activity', 'versions.toEditor').click()
  await rows(page).first().click()
  await titleOfCard(page).fill('Listen to users')
  await save(visitor)
  await chooseTool(visitor, 'activity', 'editor.versions')
  await page.locator('del', { hasText: 'people' }).waitFor()
  await page.locator('ins', { hasText: 'users' }).waitFor()
  await findsNoBarrier(visitor, 'main')

  await page.getByRole('button', { name: translate('activity', 'restore.action', { number: 1 }) }).click()
  await page.getByText(translate('activity', 'restore.done')).waitFor()
  expect(await titles(id)).toEqual(['Listen to people', 'Two'])
  await button(visitor, 'kit', 'actions.undo').click()
  await page.getByText(translate('activity', 'restore.undone')).waitFor()
  expect(await titles(id)).toEqual(['Listen to users', 'Two'])
  await expect.poll(() => page.locator('.versions-list li').count()).toBe(4)
  await leave(visitor)
})

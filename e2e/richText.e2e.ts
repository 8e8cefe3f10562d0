import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { googlePage, hostilePage, webPage, wordPage, wordPicture } from '#kit/richText/web/pasted.sample.ts'
import { en } from '#kit/richText/words/richText.en.ts'
import type { Stage } from './console.ts'
import type { Visitor } from './visitor.ts'
import { openStage } from './console.ts'
import { openCampus, type Campus } from './learn.school.ts'

let stage: Stage
let campus: Campus
let visitor: Visitor

beforeAll(async () => {
  stage = await openStage({ CAPTCHA: 'off' })
  campus = await openCampus(stage)
  visitor = await stage.visitor('en')
  await visitor.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await enter(visitor)
})
afterAll(() => stage.close())

/** The administrator, signed in already. */
const enter = ({ context }: Visitor) =>
  context.addInitScript((token) => localStorage.setItem('token', token), campus.token)

/** Saving takes a rest of whoever types. */
const patient = { timeout: 20_000 }

/** The field of a new card with rich text, which has the focus, and what the server has stored of it. */
async function openText() {
  const { page } = visitor
  const id = await campus.makeDeck('Text', [{ type: 'text' }])
  await page.goto(`/manage/activity/edit?id=${id}`)
  const box = page.locator('.editor [contenteditable=true]').first()
  await box.click()
  const stored = async () => {
    const { cards } = detail.parse(await campus.call('GET', `course/activity/get?id=${id}`))
    return outline(cards[0]?.body)
  }
  return { box, stored }
}

const detail = z.object({
  cards: z.array(z.looseObject({ body: z.looseObject({ content: z.array(z.unknown()) }) })),
})

/** Puts a page on the clipboard as a program does, unchanged, and pastes it with the keyboard. */
async function paste(html: string): Promise<string> {
  const { page } = visitor
  const { stored } = await openText()
  await page.evaluate((copied) => {
    const put = (event: ClipboardEvent) => {
      event.clipboardData?.setData('text/html', copied)
      event.clipboardData?.setData('text/plain', 'plain')
      event.preventDefault()
    }
    document.addEventListener('copy', put, { once: true, capture: true })
    document.execCommand('copy')
  }, html)
  await page.keyboard.press('Control+V')
  await expect.poll(stored, patient).not.toBe('doc')
  return stored()
}

const node = z.looseObject({
  type: z.string(),
  text: z.string().optional(),
  attrs: z.record(z.string(), z.unknown()).optional(),
  marks: z.array(z.looseObject({ type: z.string() })).optional(),
  content: z.array(z.unknown()).optional(),
})

/** `bulletList(listItem(paragraph(One)))`, marks as `bold:little`. */
function outline(value: unknown): string {
  const { type, text, attrs, marks = [], content = [] } = node.parse(value)
  if (type === 'text') return [...marks.map((mark) => mark.type), text].join(':')
  const own =
    type === 'heading'
      ? `h${String(attrs?.['level'])}`
      : type === 'formula'
        ? `$${String(attrs?.['tex'])}$`
        : type
  return content.length > 0 ? `${own}(${content.map(outline).join(' ')})` : own
}

test('pasted from Word: headings, nested lists, quotes and tables', async () => {
  const body = await paste(wordPage)
  expect(body).toContain('h2(Listening) paragraph(Say  bold:little ,  italic:ask  more.)')
  expect(body).toContain(
    'bulletList(listItem(paragraph(One) bulletList(listItem(paragraph(Inside)) listItem(paragraph(Beside)))) listItem(paragraph(Two)))',
  )
  expect(body).toContain('orderedList(listItem(paragraph(Third)) listItem(paragraph(Fourth)))')
  expect(body).toContain('blockquote(paragraph(Quoted)) table(tableRow(')
  expect(body).toContain('paragraph(link:here  there)')
})

test('pasted from Google Docs: marks that were styles, lists in their items', async () => {
  const body = await paste(googlePage)
  expect(body).toContain('h2(Listening) paragraph(Say  bold:little italic: ask strike:never underline:more)')
  expect(body).toContain(
    'bulletList(listItem(paragraph(One) bulletList(listItem(paragraph(Inside)))) listItem(paragraph(link:Two)))',
  )
})

test('pasted from a page: words without furniture, formulas as formulas', async () => {
  const body = await paste(webPage)
  expect(body).toContain('h3(Why) paragraph(Box of text)')
  expect(body).toContain('$x^2$')
  expect(body).not.toContain('unseen')
})

test('pasted with pictures: they are left out, and that is shown', async () => {
  expect(await paste(wordPicture)).toContain('paragraph(Before)')
  await visitor.page.getByText(en.pastedPictures_one).waitFor()
})

test('pasted with scripts: nothing runs, nothing is requested, the words stay', async () => {
  const requests: string[] = []
  visitor.page.on('request', (request) => {
    if (!request.url().startsWith(stage.server.url)) requests.push(request.url())
  })
  const body = await paste(hostilePage)
  expect(body).toContain('Hello')
  expect(body).toContain('link:good')
  expect(await visitor.page.evaluate(() => 'ran' in window)).toBe(false)
  expect(requests).toEqual([])
  expect(visitor.complaints).toEqual([])
})

test('typed: marks of Markdown, over a selection, in bold, and back', async () => {
  const { page } = visitor
  const { box, stored } = await openText()
  await page.keyboard.type('## Why')
  await page.keyboard.press('Enter')
  await page.keyboard.type('- One **bold** word')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Two wrong')
  await expect
    .poll(stored, patient)
    .toBe('doc(h2(Why) bulletList(listItem(paragraph(One  bold:bold  word)) listItem(paragraph(Two wrong))))')
  await page.keyboard.press('Control+Shift+ArrowLeft')
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe('wrong')
  await page.keyboard.press('Control+B')
  await page.keyboard.type('right')
  await page.keyboard.press('Control+B')
  await page.keyboard.type(' so')
  await expect.poll(stored, patient).toContain('listItem(paragraph(Two  bold:right  so))')
  // What comes without a key takes another code path, and letters go on behind it.
  await page.keyboard.insertText('对方')
  await page.keyboard.type('!')
  await expect.poll(stored, patient).toContain('bold:right  so对方!)')
  await expect.poll(() => box.innerText()).toContain('Two right so对方!')
})

test('typed: a key right behind the one that selected a word is for that word', async () => {
  const { page } = visitor
  const { box, stored } = await openText()
  await page.keyboard.type('Two words')
  await expect.poll(() => box.innerText()).toBe('Two words')
  // Both in one task, as on a busy machine: the browser reports what is selected later than of the second key.
  await box.evaluate((field) => {
    document.getSelection()?.modify('extend', 'backward', 'word')
    const bold = { key: 'b', code: 'KeyB', keyCode: 66, ctrlKey: true, bubbles: true, cancelable: true }
    field.dispatchEvent(new KeyboardEvent('keydown', bold))
  })
  await expect.poll(stored, patient).toBe('doc(paragraph(Two  bold:words))')
})

test('typed: undone by one key, and redone', async () => {
  const { page } = visitor
  const { box } = await openText()
  await page.keyboard.type('Kept')
  await page.waitForTimeout(1000)
  await page.keyboard.type(' and gone')
  await page.keyboard.press('Control+Z')
  await expect.poll(() => box.innerText()).toBe('Kept')
  await page.keyboard.press('Control+Y')
  await expect.poll(() => box.innerText()).toBe('Kept and gone')
})

test('typed: where the cursor is out of sight, it is shown', async () => {
  const { page } = visitor
  const { box } = await openText()
  const place = () => box.evaluate((field) => field.scrollTop)
  for (let line = 1; line <= 45; line += 1) {
    await page.keyboard.type(`${line}`)
    await page.keyboard.press('Enter')
  }
  const end = await place()
  expect(end).toBeGreaterThan(200)
  await box.evaluate((field) => field.scrollTo({ top: 0, behavior: 'instant' }))
  await page.keyboard.type('a')
  await expect.poll(place).toBeGreaterThan(end - 50)
  // The form around it, too, in a low window.
  await page.keyboard.press('Control+Home')
  await page.setViewportSize({ width: 1280, height: 400 })
  const form = page.locator('.editor-form')
  await form.evaluate((pane) => pane.scrollTo({ top: pane.scrollHeight, behavior: 'instant' }))
  const hidden = await form.evaluate((pane) => pane.scrollTop)
  const topOf = (part: typeof box) => part.evaluate((element) => element.getBoundingClientRect().top)
  expect(await topOf(box)).toBeLessThan((await topOf(form)) - 30)
  await page.keyboard.type('a')
  await expect.poll(() => form.evaluate((pane) => pane.scrollTop)).toBeLessThan(hidden)
})

test('typed: a letter that passes what a key did to the cursor is left to the browser', async () => {
  const { page } = visitor
  const { box } = await openText()
  await page.keyboard.type('Kept')
  /** Whether the document takes a letter, right behind a cursor that was moved or is where it was. */
  const takes = (isMoved: boolean) =>
    box.evaluate((field, isMoved) => {
      const text = field.querySelector('p')?.firstChild
      if (isMoved && text) getSelection()?.setBaseAndExtent(text, 0, text, 4)
      const letter = new KeyboardEvent('keypress', { charCode: 120, bubbles: true, cancelable: true })
      return !field.dispatchEvent(letter)
    }, isMoved)
  expect(await takes(true)).toBe(false)
  await expect.poll(() => takes(false)).toBe(true)
  await expect.poll(() => box.innerText()).toBe('x')
})

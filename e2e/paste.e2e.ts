import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { googlePage, hostilePage, webPage, wordPage, wordPicture } from '#kit/web/richText/pasted.sample.ts'
import { en } from '#kit/words/richText.en.ts'
import type { Stage, Visitor } from './console.ts'
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

/** Puts a page on the clipboard as a program does, unchanged, and pastes it with the keyboard. */
async function paste(html: string): Promise<string> {
  const { page } = visitor
  const id = await campus.makeDeck('Paste', [{ type: 'text' }])
  await page.goto(`/manage/activity/edit?id=${id}`)
  const box = page.locator('.editor [contenteditable=true]').first()
  await box.click()
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
  const detail = z.object({
    cards: z.array(z.looseObject({ body: z.looseObject({ content: z.array(z.unknown()) }) })),
  })
  await expect
    .poll(
      async () =>
        detail.parse(await campus.ask('GET', `course/activity/get?id=${id}`)).cards[0]?.body.content,
      { timeout: 20_000 },
    )
    .not.toEqual([])
  const { cards } = detail.parse(await campus.ask('GET', `course/activity/get?id=${id}`))
  return outline(cards[0]?.body)
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

test('from Word: headings, nested lists, quotes and tables', async () => {
  const body = await paste(wordPage)
  expect(body).toContain('h2(Listening) paragraph(Say  bold:little ,  italic:ask  more.)')
  expect(body).toContain(
    'bulletList(listItem(paragraph(One) bulletList(listItem(paragraph(Inside)) listItem(paragraph(Beside)))) listItem(paragraph(Two)))',
  )
  expect(body).toContain('orderedList(listItem(paragraph(Third)) listItem(paragraph(Fourth)))')
  expect(body).toContain('blockquote(paragraph(Quoted)) table(tableRow(')
  expect(body).toContain('paragraph(link:here  there)')
})

test('from Google Docs: marks that were styles, lists in their items', async () => {
  const body = await paste(googlePage)
  expect(body).toContain('h2(Listening) paragraph(Say  bold:little italic: ask strike:never underline:more)')
  expect(body).toContain(
    'bulletList(listItem(paragraph(One) bulletList(listItem(paragraph(Inside)))) listItem(paragraph(link:Two)))',
  )
})

test('from a page: words without furniture, formulas as formulas', async () => {
  const body = await paste(webPage)
  expect(body).toContain('h3(Why) paragraph(Box of text)')
  expect(body).toContain('$x^2$')
  expect(body).not.toContain('unseen')
})

test('with pictures: they are left out, and that is said', async () => {
  expect(await paste(wordPicture)).toContain('paragraph(Before)')
  await visitor.page.getByText(en.pastedPictures_one).waitFor()
})

test('with scripts: nothing runs, nothing is asked for, the words stay', async () => {
  const asked: string[] = []
  visitor.page.on('request', (request) => {
    if (!request.url().startsWith(stage.server.url)) asked.push(request.url())
  })
  const body = await paste(hostilePage)
  expect(body).toContain('Hello')
  expect(body).toContain('link:good')
  expect(await visitor.page.evaluate(() => 'ran' in window)).toBe(false)
  expect(asked).toEqual([])
  expect(visitor.complaints).toEqual([])
})

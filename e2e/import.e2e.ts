import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { photograph } from './baseSteps.ts'
import type { Stage } from './console.ts'
import type { Visitor } from './visitor.ts'
import { button, openStage } from './console.ts'
import { chooseTool } from './editorSteps.ts'
import { openCampus, type Campus } from './learn.school.ts'
import { closeShareSheet } from './shareSteps.ts'

let stage: Stage
let campus: Campus
let folder: string

beforeAll(async () => {
  stage = await openStage({ CAPTCHA: 'off' })
  campus = await openCampus(stage)
  folder = await mkdtemp(join(tmpdir(), 'lectern-import-'))
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  await stage.close()
})

/** The administrator, signed in already. */
const enter = ({ context }: Visitor) =>
  context.addInitScript((token) => localStorage.setItem('token', token), campus.token)

const question = 'Which of these is an open question?'
const right = 'What happened then?'

async function documentWithPicture(): Promise<string> {
  const picture = (await readFile(photograph)).toString('base64')
  const path = join(folder, 'Interviewing.md')
  await writeFile(
    path,
    `# Interviewing

Ask, then **listen**.

![Two people at a table](data:image/jpeg;base64,${picture})

![Elsewhere](https://example.org/far.png)

${question}

- [x] ${right}
- [ ] Did you like it?

> It begins with what.
`,
  )
  return path
}

const detail = z.object({
  title: z.string(),
  status: z.string(),
  cards: z.array(z.looseObject({ id: z.number(), type: z.string() })),
})
const read = async (id: number) => detail.parse(await campus.call('GET', `course/activity/get?id=${id}`))

/** Cards without what differs from copy to copy: their own numbers and those of files. */
const content = async (id: number) =>
  JSON.parse(
    JSON.stringify((await read(id)).cards, (key, value: unknown) =>
      key === 'id' && typeof value === 'number' ? undefined : key === 'fileId' ? 'file' : value,
    ),
  )

const menu = (visitor: Visitor, entry: string): Promise<void> => chooseTool(visitor, 'activity-import', entry)

async function take(visitor: Visitor, path: string, count: number): Promise<number> {
  const { page, translate } = visitor
  await page.locator('.kit-drop input[type=file]').setInputFiles(path)
  await page.getByText(translate('activity-import', 'summary', { count }), { exact: true }).waitFor()
  await page.getByRole('button', { name: translate('activity-import', 'take', { count }) }).click()
  await page.waitForURL('**/manage/activity/edit?id=*')
  return Number(new URL(page.url()).searchParams.get('id'))
}

async function exported(visitor: Visitor, kind: 'json' | 'html'): Promise<string> {
  const { page, translate } = visitor
  await menu(visitor, 'export.title')
  const dialog = page.getByRole('dialog')
  await dialog.getByText(translate('activity-import', `export.${kind}`), { exact: true }).click()
  const coming = page.waitForEvent('download')
  await button(visitor, 'activity-import', 'export.save', dialog).click()
  const path = join(folder, `out.${kind}`)
  await (await coming).saveAs(path)
  await dialog.waitFor({ state: 'hidden' })
  return path
}

/** Of all cards only the one of this name. */
async function exportedOne(visitor: Visitor, name: string): Promise<string> {
  const { page, translate } = visitor
  await menu(visitor, 'export.title')
  const dialog = page.getByRole('dialog')
  await dialog.getByText(translate('activity-import', 'export.some'), { exact: true }).click()
  await dialog.getByRole('checkbox', { name }).check()
  await dialog
    .getByText(translate('activity-import', 'export.chosen', { count: 1 }), { exact: true })
    .waitFor()
  const coming = page.waitForEvent('download')
  await button(visitor, 'activity-import', 'export.save', dialog).click()
  const path = join(folder, 'one.json')
  await (await coming).saveAs(path)
  await dialog.waitFor({ state: 'hidden' })
  return path
}

/** A format that cannot hold everything: what stays behind is named before the file comes. */
async function exportedWithout(visitor: Visitor, kind: 'gift' | 'h5p', names: string): Promise<string> {
  const { page, translate } = visitor
  await menu(visitor, 'export.title')
  const dialog = page.getByRole('dialog')
  await dialog.getByText(translate('activity-import', `export.${kind}`), { exact: true }).click()
  await button(visitor, 'activity-import', 'export.save', dialog).click()
  const format = kind.toUpperCase()
  const said = translate('activity-import', 'faults.exportLeavesOut', { format, names })
  await dialog.getByRole('alert').getByText(said, { exact: true }).waitFor()
  const coming = page.waitForEvent('download')
  await button(visitor, 'activity-import', 'export.without', dialog).click()
  const path = join(folder, `out.${kind}`)
  await (await coming).saveAs(path)
  await dialog.waitFor({ state: 'hidden' })
  return path
}

test('a document becomes cards, goes out as a file, comes back the same, and plays without a network', async () => {
  const id = await campus.makeDeck('访谈', [])
  const visitor = await stage.visitor('zh')
  const { page, translate } = visitor
  await enter(visitor)
  await page.goto(`/manage/activity/edit?id=${id}`)
  await menu(visitor, 'title')

  // The report comes first, and nothing has been written yet.
  await page.locator('.kit-drop input[type=file]').setInputFiles(await documentWithPicture())
  const row = (text: string) => page.getByRole('row').filter({ hasText: text })
  await row('Elsewhere').getByText(translate('activity-import', 'reasons.pictureElsewhere')).waitFor()
  await row(question).getByText(translate('activity-import', 'outcomes.taken')).waitFor()
  await row('Two people').getByRole('button').click()
  await page.locator('.import-phone img[alt="Two people at a table"]').waitFor()
  expect((await read(id)).cards).toEqual([])

  await page.getByRole('button', { name: translate('activity-import', 'take', { count: 3 }) }).click()
  await page.waitForURL(`**/manage/activity/edit?id=${id}`)
  await page.getByText(question).first().waitFor()
  expect((await read(id)).cards.map(({ type }) => type)).toEqual(['text', 'image', 'choice'])
  await button(visitor, 'activity', 'moves.publish').click()
  await page.getByText(translate('activity', 'states.public'), { exact: true }).first().waitFor()
  await closeShareSheet(visitor)

  const one = await exportedOne(visitor, question)
  expect(JSON.parse(await readFile(one, 'utf8')).cards).toMatchObject([{ type: 'choice', question }])
  const json = await exported(visitor, 'json')
  const html = await exported(visitor, 'html')
  const gift = await exportedWithout(visitor, 'gift', '2')
  const h5p = await exportedWithout(
    visitor,
    'h5p',
    `3 (${translate('kit-card-form', 'cardForm.explanation')})`,
  )
  expect(await readFile(gift, 'utf8')).toContain('~Did you like it?')
  await page.goto('/manage/activity/import')
  const copy = await take(visitor, json, 3)
  expect(copy).not.toBe(id)
  expect(await content(copy)).toEqual(await content(id))
  expect(await read(copy)).toMatchObject({ title: '访谈', status: 'draft' })
  await page.goto('/manage/activity/import')
  expect((await read(await take(visitor, gift, 2))).cards.map(({ type }) => type)).toEqual(['text', 'choice'])
  await page.goto('/manage/activity/import')
  const fromH5p = await take(visitor, h5p, 3)
  expect((await read(fromH5p)).cards.map(({ type }) => type)).toEqual(['text', 'image', 'choice'])
  expect(visitor.complaints).toEqual([])
  await visitor.context.close()
  await playOffline(html)
}, 180_000)

/** Opens the page from the disk, without a network, and plays it to its score. */
async function playOffline(path: string): Promise<void> {
  const learner = await stage.visitor('zh', { width: 390, height: 844 })
  const { page, translate, context } = learner
  const requests: string[] = []
  page.on('request', (request) => {
    if (!/^(file|data|blob):/.test(request.url())) requests.push(request.url())
  })
  await context.setOffline(true)
  await page.goto(`file://${path}`)
  await page.getByText('Ask, then').waitFor()
  await button(learner, 'deck', 'player.next').click()
  const picture = page.locator('img[alt="Two people at a table"]')
  await picture.waitFor()
  expect(
    await picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth),
  ).toBeGreaterThan(0)
  await button(learner, 'deck', 'player.next').click()
  await page.getByText(right, { exact: true }).click()
  await button(learner, 'deck', 'player.confirm').click()
  await page.getByText(translate('deck', 'player.correct')).waitFor()
  await button(learner, 'deck', 'player.finish').click()
  await page.getByText(translate('deck', 'end.score', { earned: 1, count: 1 })).waitFor()
  expect(requests).toEqual([])
  expect(learner.complaints).toEqual([])
  await context.close()
}

test('a document that is none is refused with a sentence, and another one can be chosen', async () => {
  const visitor = await stage.visitor('es', { width: 390, height: 844 })
  const { page, translate } = visitor
  await enter(visitor)
  await page.goto('/manage/activity/import')
  const path = join(folder, 'broken.docx')
  await writeFile(path, 'PK\u0003\u0004 and nothing more')
  await page.locator('.kit-drop input[type=file]').setInputFiles(path)
  await page.getByText(translate('activity-import', 'faults.broken')).waitFor()
  await button(visitor, 'activity-import', 'choose').waitFor()
  await take(visitor, await documentWithPicture(), 3)
  expect(visitor.complaints).toEqual([])
  await visitor.context.close()
}, 90_000)

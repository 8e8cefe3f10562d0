import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { prefix } from '#kit/contract/envelope.ts'
import type { Language } from '#kit/i18n/words.ts'
import type { RunningServer } from '../torture/server.ts'
import { startServer } from '../torture/server.ts'
import { photograph } from './baseSteps.ts'
import type { Stage } from './console.ts'
import type { Visitor } from './visitor.ts'
import { adminPassword, button, fill, openEmbeddedStage, signIn, upload } from './console.ts'
import { makeCover, tokenIn, type, typed } from './formSteps.ts'
import { freePort } from '#kit/testing/server/freePort.ts'

let stage: Stage
let settings: Readonly<Record<string, string>>
let dataDir: string
let back: RunningServer | undefined

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lectern-saving-'))
  // One port and one folder for good, so that the server can come back.
  settings = { DATA_DIR: dataDir, PORT: String(await freePort()), CAPTCHA: 'on' }
  stage = await openEmbeddedStage(settings)
})
afterAll(async () => {
  await back?.kill('SIGTERM')
  await stage.close()
  await rm(dataDir, { recursive: true, force: true })
})

async function admin(language: Language): Promise<Visitor> {
  const visitor = await stage.visitor(language)
  await signIn(visitor, 'admin', adminPassword)
  return visitor
}

const save = (visitor: Visitor) => button(visitor, 'kit', 'actions.save').click()
const saveLine = ({ page, translate }: Visitor, key: string) =>
  page
    .locator('.kit-save-line')
    .getByText(translate('kit', `form.${key}`, { time: '' }).trim())
    .waitFor()

async function openNew({ page }: Pick<Visitor, 'page'>): Promise<void> {
  await page.goto('/base/career/add')
  await page.locator('[data-field=name] input').waitFor()
}

async function openEdit({ page }: Visitor, id: number): Promise<void> {
  await page.goto(`/base/career/edit?id=${id}`)
  await page.locator('[data-field=name] input').waitFor()
}

/** A career made beside the browser. */
async function makeCareer(visitor: Visitor, name: string): Promise<number> {
  const token = (await tokenIn(visitor)) ?? ''
  const body = { name, summary: name, cover: await makeCover(visitor), abilityIds: [], tagIds: [] }
  const { data } = await stage.api('POST', 'course/career/create', { token, body })
  return Number(data)
}

async function careerOf(visitor: Visitor, id: number): Promise<unknown> {
  const token = (await tokenIn(visitor)) ?? ''
  return (await stage.api('GET', `course/career/get?id=${id}`, { token })).data
}

describe('what was typed', () => {
  test('asks before it is left, survives a reload and a closed tab, and is offered back (B9)', async () => {
    const visitor = await admin('en')
    const { context, translate } = visitor
    const requests: string[] = []
    let { page } = visitor
    page.on('dialog', (dialog) => {
      requests.push(dialog.type())
      void dialog.accept()
    })
    await openNew(visitor)
    await type(page, 'name', 'Sound artist')
    await type(page, 'summary', 'Hears what others miss.')
    await page.reload()
    expect(requests).toEqual(['beforeunload'])
    await button(visitor, 'kit', 'form.keptUse').click()
    expect(await typed(page, 'name')).toBe('Sound artist')
    expect(await typed(page, 'summary')).toBe('Hears what others miss.')

    await page.close()
    page = await context.newPage()
    const again = { ...visitor, page }
    await openNew(again)
    await button(again, 'kit', 'form.keptUse').click()
    expect(await typed(page, 'summary')).toBe('Hears what others miss.')

    await button(again, 'kit', 'actions.cancel').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(translate('kit', 'form.leave')).waitFor()
    await button(again, 'kit', 'form.stay', dialog).click()
    await dialog.waitFor({ state: 'hidden' })
    expect(await typed(page, 'name')).toBe('Sound artist')
    await button(again, 'kit', 'actions.cancel').click()
    await button(again, 'kit', 'form.leaveNow', dialog).click()
    await page.waitForURL('**/base/career/list')

    await openNew(again)
    await button(again, 'kit', 'form.keptDrop').click()
    await page.reload()
    await page.locator('[data-field=name] input').waitFor()
    expect(await button(again, 'kit', 'form.keptUse').count()).toBe(0)
    expect(await typed(page, 'name')).toBe('')
    await context.close()
  })
})

describe('two people on one record', () => {
  test('the later one chooses, field by field, and nobody loses anything', async () => {
    const first = await admin('en')
    const second = await admin('zh')
    const id = await makeCareer(first, 'Gardener')
    await openEdit(first, id)
    await openEdit(second, id)
    await type(first.page, 'name', 'Gardener of roofs')
    await save(first)
    await saveLine(first, 'saved')

    await type(second.page, 'name', '屋顶园丁')
    await type(second.page, 'summary', '让城市长出叶子。')
    await save(second)
    const dialog = second.page.getByRole('dialog')
    await dialog.getByText(second.translate('kit', 'stale.title')).waitFor()
    await dialog.getByText('Gardener of roofs').waitFor()
    await dialog.getByText('屋顶园丁').waitFor()
    await button(second, 'kit', 'actions.cancel', dialog).click()
    await dialog.waitFor({ state: 'hidden' })
    expect(await typed(second.page, 'name')).toBe('屋顶园丁')
    expect(await careerOf(second, id)).toMatchObject({ name: 'Gardener of roofs', summary: 'Gardener' })

    await save(second)
    await dialog.getByLabel(second.translate('kit', 'stale.takeTheirs')).check()
    await button(second, 'kit', 'stale.apply', dialog).click()
    await saveLine(second, 'saved')
    expect(await typed(second.page, 'name')).toBe('Gardener of roofs')
    expect(await careerOf(second, id)).toMatchObject({
      name: 'Gardener of roofs',
      summary: '让城市长出叶子。',
    })

    // Fields that only one of them changed need no choice.
    await type(first.page, 'name', 'Roof gardener')
    await save(first)
    await saveLine(first, 'saved')
    await expect.poll(() => typed(first.page, 'summary')).toBe('让城市长出叶子。')
    expect(await careerOf(first, id)).toMatchObject({ name: 'Roof gardener', summary: '让城市长出叶子。' })
    await first.context.close()
    await second.context.close()
  })
})

describe('a server that dies while it saves', () => {
  /** Lets the next save reach the server, kills the server, and loses its answer. */
  async function dieAfterSaving(page: Page, path: string, server: RunningServer): Promise<void> {
    await page.route(
      `**${prefix}/${path}`,
      async (route) => {
        await route.fetch()
        await server.kill('SIGKILL')
        await route.abort('connectionreset')
      },
      { times: 1 },
    )
  }

  test('loses no text, and saves once when it is back (Idempotency-Key)', async () => {
    const visitor = await admin('zh')
    const { page } = visitor
    await openNew(visitor)
    await upload(visitor, 'cover', photograph)
    await fill(page, 'name', '夜班护士')
    await fill(page, 'summary', '守着灯，也守着人。')
    await dieAfterSaving(page, 'course/career/create', stage.server)
    await save(visitor)
    await saveLine(visitor, 'offline')
    expect(await typed(page, 'name')).toBe('夜班护士')
    // Still away: tried again, stored again.
    await save(visitor)
    await saveLine(visitor, 'offline')
    expect(await typed(page, 'summary')).toBe('守着灯，也守着人。')

    back = await startServer(dataDir, settings)
    await save(visitor)
    await page.waitForURL('**/base/career/view?id=*')
    const token = (await tokenIn(visitor)) ?? ''
    const body = { name: '夜班护士' }
    expect((await stage.api('POST', 'course/career/page', { token, body })).data).toMatchObject({ total: 1 })

    const id = Number(new URL(page.url()).searchParams.get('id'))
    await openEdit(visitor, id)
    await type(page, 'name', '夜班护士长')
    await dieAfterSaving(page, 'course/career/update', back)
    await save(visitor)
    await saveLine(visitor, 'offline')
    back = await startServer(dataDir, settings)
    await save(visitor)
    await saveLine(visitor, 'saved')
    expect(await careerOf(visitor, id)).toMatchObject({ name: '夜班护士长', summary: '守着灯，也守着人。' })
    await visitor.context.close()
  }, 90_000)
})

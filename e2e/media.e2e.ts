import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { mp4, vtt, wav } from '#kit/testing/server/smallFiles.ts'
import { adminPassword, button, openStage, type Stage } from './console.ts'
import type { Visitor } from './visitor.ts'

let stage: Stage
let visitor: Visitor
let token = ''
let folder = ''

const megabyte = 1024 * 1024
const patience = { timeout: 30_000 }
const film = mp4({ size: 30 * megabyte, ms: 95_000 })
const signedIn = z.object({ accessToken: z.string() })
const filePage = z.object({ list: z.array(z.object({ id: z.number(), url: z.string(), size: z.number() })) })

beforeAll(async () => {
  stage = await openStage({ CAPTCHA: 'off' })
  folder = await mkdtemp(join(tmpdir(), 'lectern-media-'))
  await writeFile(join(folder, '认识海洋.mp4'), film)
  await writeFile(join(folder, '朗读.wav'), wav({ ms: 3000 }))
  await writeFile(join(folder, '字幕.vtt'), vtt())
  await writeFile(join(folder, '网页.pdf'), '<!doctype html><script>alert(1)</script>')
  const body = { username: 'admin', password: adminPassword }
  token = signedIn.parse((await stage.api('POST', 'system/auth/login', { body })).data).accessToken
  visitor = await stage.visitor('zh')
  await visitor.context.addInitScript((value) => localStorage.setItem('token', value), token)
})
afterAll(async () => {
  await stage.close()
  await rm(folder, { recursive: true, force: true })
})

async function openLibrary(): Promise<void> {
  await visitor.page.goto('/manage/media/list')
  await button(visitor, 'file', 'upload.start').waitFor()
}

const choose = (...names: string[]) =>
  visitor.page.locator('input[type=file]').setInputFiles(names.map((name) => join(folder, name)))

/** The line of a file in the list of uploads. */
const line = (name: string): Locator => visitor.page.locator('.file-uploads li', { hasText: name })

/** The line as it is, slow, or cut; nothing of it comes to the server. */
async function openLine() {
  const session = await visitor.context.newCDPSession(visitor.page)
  await session.send('Network.enable')
  const set = (offline: boolean, uploadThroughput: number) =>
    session.send('Network.emulateNetworkConditions', {
      ...{ offline, uploadThroughput },
      ...{ latency: 0, downloadThroughput: -1 },
    })
  return { slow: () => set(false, 6 * megabyte), cut: () => set(true, 0), fast: () => set(false, -1) }
}

/** How many bytes have arrived, polled while the browser is slow. */
async function sentSoFar(): Promise<number> {
  return Number(await line('认识海洋').locator('[role=progressbar]').getAttribute('aria-valuenow'))
}

test('a film of 30 MB whose line is cut in the middle goes on by itself, and arrives as it was', async () => {
  const { page, translate } = visitor
  await openLibrary()
  const network = await openLine()
  await network.slow()
  await choose('认识海洋.mp4')
  await expect.poll(sentSoFar, patience).toBeGreaterThan(35)
  await network.cut()
  await line('认识海洋')
    .getByText(/网络已断开/)
    .waitFor()
  const cutAt = await sentSoFar()
  const requests: string[] = []
  page.on('request', (request) => {
    const offset = request.headers()['upload-offset']
    if (request.method() === 'PATCH' && offset !== undefined) requests.push(offset)
  })
  await network.fast()
  await line('认识海洋').getByText(translate('file', 'upload.done')).waitFor({ timeout: 40_000 })
  expect(cutAt).toBeGreaterThan(35)
  // What had arrived was not sent again.
  expect(Number(requests[0])).toBeGreaterThanOrEqual(8 * megabyte)

  const { list } = filePage.parse((await stage.api('POST', 'infra/file/page', { token, body: {} })).data)
  const served = await fetch(stage.server.url + (list[0]?.url ?? ''))
  expect(Buffer.from(await served.arrayBuffer()).equals(film)).toBe(true)
})

test('an upload that a reload cut is offered, and goes on when the file is chosen again', async () => {
  const { page, translate } = visitor
  const other = mp4({ size: 24 * megabyte, ms: 8000 })
  await writeFile(join(folder, '潮汐.mp4'), other)
  await openLibrary()
  const network = await openLine()
  await network.slow()
  await choose('潮汐.mp4')
  const bar = line('潮汐').locator('[role=progressbar]')
  await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow')), patience).toBeGreaterThan(50)
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await network.fast()
  await button(visitor, 'file', 'upload.start').waitFor()
  const offsets: number[] = []
  page.on('request', (request) => {
    const offset = request.headers()['upload-offset']
    if (request.method() === 'PATCH' && offset !== undefined) offsets.push(Number(offset))
  })
  await choose('潮汐.mp4')
  await line('潮汐').getByText(translate('file', 'upload.done')).waitFor({ timeout: 40_000 })
  expect(offsets[0]).toBeGreaterThanOrEqual(8 * megabyte)
})

test('a field that is left goes on sending, and takes its file when one comes back to it', async () => {
  const { page, translate } = visitor
  await writeFile(join(folder, '洋流.mp4'), mp4({ size: 16 * megabyte, ms: 8000 }))
  const network = await openLine()
  await network.slow()
  await page.goto('/gallery?type=video&card=blank')
  const place = page.locator('.kit-file').first()
  await place.locator('input[type=file]').setInputFiles(join(folder, '洋流.mp4'))
  await place.locator('[role=progressbar]').waitFor()
  await page.getByRole('link', { name: translate('card-jump', 'label'), exact: true }).click()
  await place.waitFor({ state: 'detached' })
  await page.goBack()
  await button(visitor, 'kit', 'file.useHere').click()
  await network.fast()
  await place.locator('video').waitFor({ timeout: 40_000 })
})

test('several files are uploaded at once; one whose contents differ from its type is refused', async () => {
  const { translate } = visitor
  await openLibrary()
  await choose('朗读.wav', '字幕.vtt', '网页.pdf')
  await line('朗读').getByText(translate('file', 'upload.done')).waitFor()
  await line('字幕').getByText(translate('file', 'upload.done')).waitFor()
  await line('网页')
    .getByText(translate('file', 'upload.unknown', { name: '网页.pdf' }))
    .waitFor()
})

test('a film that an activity shows is found, not deleted, and deleted when it is let go', async () => {
  const { page, translate } = visitor
  const found = await stage.api('POST', 'infra/file/page', { token, body: { name: '认识海洋' } })
  const fileId = filePage.parse(found.data).list[0]?.id ?? 0
  const activity = await stage.api('POST', 'course/activity/create', { token, body: { title: '海洋课' } })
  const id = z.number().parse(activity.data)
  const { revision } = z
    .object({ revision: z.number() })
    .parse((await stage.api('GET', `course/activity/get?id=${id}`, { token })).data)
  const card = { type: 'video', title: '看海', fileId }
  const written = await stage.api('PUT', 'course/activity/content', {
    token,
    body: { id, revision, cards: [card] },
  })
  expect(written.code).toBe(0)

  await openLibrary()
  await page.getByRole('searchbox').or(page.locator('.kit-filters input').first()).first().fill('认识')
  const row = page.locator('tbody tr', { hasText: '认识海洋' })
  await expect.poll(() => page.locator('tbody tr').count(), patience).toBe(1)
  await row.getByRole('button', { name: translate('kit', 'actions.delete') }).click()
  await page.getByText('海洋课').waitFor()
  await row.waitFor()

  await row.getByRole('link').first().click()
  await page.getByRole('dialog').getByRole('link', { name: '海洋课' }).waitFor()
  await page.keyboard.press('Escape')

  const now = z
    .object({ revision: z.number() })
    .parse((await stage.api('GET', `course/activity/get?id=${id}`, { token })).data)
  const emptied = await stage.api('PUT', 'course/activity/content', {
    token,
    body: { id, revision: now.revision, cards: [{ type: 'text', title: '读海' }] },
  })
  expect(emptied.code).toBe(0)
  await row.getByRole('button', { name: translate('kit', 'actions.delete') }).click()
  await expect.poll(() => page.locator('tbody tr', { hasText: '认识海洋' }).count(), patience).toBe(0)
  expect(visitor.complaints).toEqual([])
})

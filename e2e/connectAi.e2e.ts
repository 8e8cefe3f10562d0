import { mkdir } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startFakeProvider, type FakeProvider } from '#kit/ai/server/testing/fakeProvider.ts'
import { findsNoBarrier } from './barriers.ts'
import type { Stage } from './console.ts'
import type { Visitor } from './visitor.ts'
import { adminPassword, button, field, fill, openStage, signIn } from './console.ts'
import { tokenIn } from './formSteps.ts'

const ns = 'ai-connect'
const key = 'canary-key-2c90'
const reply = 'Good morning to all of you.'
const pictures = '.cache/connectAi'

let fake: FakeProvider
let stage: Stage
let admin: Visitor
let creator: Visitor

beforeAll(async () => {
  await mkdir(pictures, { recursive: true })
  fake = await startFakeProvider()
  stage = await openStage({ AI_ALLOW_HOSTS: '127.0.0.1' })
  admin = await stage.visitor('en')
  await signIn(admin, 'admin', adminPassword)
  const token = (await tokenIn(admin)) ?? ''
  creator = await stage.person('zh', token, 'lin.xiao', ['lx_designer'], 'a quiet river 7')
})
afterAll(async () => {
  await stage.close()
  await fake.close()
})

/** Asks the default AI beside the browser, as this person; the code of the answer. */
async function converse(visitor: Visitor): Promise<number> {
  const token = (await tokenIn(visitor)) ?? ''
  const body = { ai_provider: 'gpt', prompt: 'Who are you?' }
  return (await stage.api('POST', 'course/ai-agent/conversation', { token, body })).code
}

test('A creator is told whom to ask, and a super administrator is led to the screen', async () => {
  await creator.page.goto('/configs/agentList')
  await creator.page.getByText(creator.translate('kit', 'ai.ask')).waitFor()
  expect(await converse(creator)).not.toBe(0)

  const { page, translate } = admin
  await page.goto('/configs/agentList')
  const notice = page.locator('.kit-banner')
  await notice.getByRole('link', { name: translate('kit', 'ai.connect') }).click()
  await page.getByRole('heading', { level: 1, name: translate(ns, 'title') }).waitFor()
  await page.getByText(translate(ns, 'now.none')).waitFor()
})

test('A wrong key is said, and leaves nothing behind', async () => {
  const { page, translate } = admin
  fake.behave({ kind: 'refuse', status: 401 })
  await page.getByRole('radio', { name: translate(ns, 'values.provider.other') }).click()
  await fill(page, 'baseUrl', fake.baseUrl)
  await fill(page, 'apiKey', 'not-the-key')
  await button(admin, ns, 'show').click()
  await page.getByText(translate('kit', 'faults.aiRefused')).waitFor()
  await page.screenshot({ path: `${pictures}/refused.png`, fullPage: true })
})

test('With the key, a model of the list is tried, and then everyone uses it', async () => {
  const { page, translate } = admin
  fake.behave({ kind: 'reply', text: reply })
  await fill(page, 'apiKey', key)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: translate(ns, 'steps.model') }).waitFor()
  await chooseModel('model', 'fake-chat')
  await chooseModel('pictureModel', 'fake-image')
  await button(admin, ns, 'test').click()
  await page.getByText(reply).waitFor()
  await findsNoBarrier({ page }, '.connect')
  for (const width of [1440, 992, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await page.screenshot({ path: `${pictures}/${width}.png`, fullPage: true })
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await button(admin, ns, 'use').click()
  await page.getByText(translate(ns, 'done', { model: 'fake-chat' })).waitFor()
  await page.locator('.kit-banner').getByRole('link', { name: 'fake-chat' }).waitFor()
  await page.locator('.kit-banner').getByRole('link', { name: 'fake-image' }).waitFor()
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect((await page.content()) + stored).not.toContain(key)
  expect(admin.complaints.filter((complaint) => !complaint.includes('401'))).toEqual([])
})

test('The creator works with it, and no notice is left', async () => {
  expect(await converse(creator)).toBe(0)
  expect(fake.calls.at(-1)).toMatchObject({ model: 'fake-chat', authorization: `Bearer ${key}` })
  await creator.page.goto('/configs/agentList')
  await creator.page.getByText(creator.translate('agent', 'empty')).waitFor()
  expect(await creator.page.getByText(creator.translate('kit', 'ai.ask')).count()).toBe(0)
  expect(creator.complaints).toEqual([])
})

async function chooseModel(name: string, model: string): Promise<void> {
  await field(admin.page, name).getByRole('combobox').click()
  await admin.page.locator('.ant-select-item-option:visible', { hasText: model }).click()
}

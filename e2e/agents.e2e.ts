import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { aiFaults } from '#kit/ai/aiFaults.ts'
import { fakeUsage, startFakeProvider, type FakeProvider } from '#kit/ai/server/testing/fakeProvider.ts'
import { cardOf } from '#cards/index.ts'
import { photograph, save } from './baseSteps.ts'
import { formDriver } from './cardDrivers.ts'
import type { Stage } from './console.ts'
import type { Visitor } from './visitor.ts'
import { adminPassword, button, field, fill, openStage, signIn, upload } from './console.ts'
import { tokenIn } from './formSteps.ts'

const key = 'canary-key-5d1f'
const secret = 'canary-secret-77a0'
const password = 'a quiet river 7'
const reply = 'I answer short questions about books.'
const name = 'Reading helper'
/** Yuan a thousand tokens. */
const price = 10
const costOfOne = ((fakeUsage.input + fakeUsage.output) * price) / 1000

let fake: FakeProvider
let stage: Stage
let owner: Visitor
let other: Visitor
let agentId: number

beforeAll(async () => {
  fake = await startFakeProvider()
  fake.behave({ kind: 'reply', text: reply })
  stage = await openStage({ AI_ALLOW_HOSTS: '127.0.0.1' })
  const admin = await stage.visitor('en')
  await signIn(admin, 'admin', adminPassword)
  const token = (await tokenIn(admin)) ?? ''
  const names = { nameZh: '千 token', nameEn: '1,000 tokens', nameEs: '1000 tokens', nameJa: '千トークン' }
  const unit = { ...names, kind: 'usage', measure: 'tokens1000', price }
  const made = await stage.api('POST', 'course/unit/create', { token, body: unit })
  if (made.code !== 0) throw new Error(JSON.stringify(made))
  owner = await stage.person('en', token, 'lin.xiao', ['lx_designer'], password)
  other = await stage.person('zh', token, 'chen.mo', ['lx_designer'], password)
})
afterAll(async () => {
  await stage.close()
  await fake.close()
})

/** Asks this agent beside the browser, as this person; the code of the answer. */
async function converse(visitor: Visitor): Promise<number> {
  const body = { ai_provider: 'gpt', prompt: 'Who are you?', agentId }
  const token = (await tokenIn(visitor)) ?? ''
  return (await stage.api('POST', 'course/ai-agent/conversation', { token, body })).code
}

const addressOf = () => `/configs/agentEdit?id=${agentId}`

/** Presses 'ask' in the trial of the agent that is open. */
const tryIt = (visitor: Visitor) => button(visitor, 'agent', 'trial.ask').click()

test('An agent is made in the form, tried, and its key is nowhere to be read', async () => {
  const { page, translate } = owner
  await page.goto('/configs/agentList')
  await page.getByText(translate('agent', 'noProvider.title')).waitFor()
  await button(owner, 'agent', 'new').click()
  await fill(page, 'name', name)
  await upload(owner, 'avatar', photograph)
  await field(page, 'platform').getByText(translate('agent', 'values.platform.openai')).click()
  await fill(page, 'baseUrl', fake.baseUrl)
  await fill(page, 'assistantId', 'fake')
  await fill(page, 'apiKey', key)
  await fill(page, 'secret', secret)
  await save(owner)
  await page.waitForURL('**/configs/agentEdit?id=*')
  agentId = Number(new URL(page.url()).searchParams.get('id'))
  await tryIt(owner)
  await page.getByText(reply).waitFor()
  expect(fake.calls.at(-1)?.authorization).toBe(`Bearer ${key}`)
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  for (const hidden of [key, secret]) expect((await page.content()) + stored).not.toContain(hidden)
  expect(owner.complaints).toEqual([])
})

test('Another creator neither sees it nor may have it work', async () => {
  const { page, translate } = other
  await page.goto('/configs/agentList')
  await page.getByText(translate('agent', 'empty')).waitFor()
  await page.goto(addressOf())
  await page.getByRole('heading', { name: translate('agent', 'faults.notYours') }).waitFor()
  expect(await converse(other)).toBe(aiFaults.aiForbidden.code)
})

test('Made public, it is chosen by the other one for a card, and answers there', async () => {
  await owner.page.goto(addressOf())
  const share = owner.page.getByRole('switch', { name: owner.translate('agent', 'sharing.title') })
  await share.click()
  await owner.page.getByText(owner.translate('agent', 'sharing.publicLead')).waitFor()

  const { page, translate } = other
  await page.goto(addressOf())
  await page.getByText(translate('agent', 'faults.notYours')).waitFor()
  expect(await page.getByRole('switch').count()).toBe(0)

  await page.goto(`/manage/activity/edit?id=${await makeActivity()}`)
  const form = formDriver(other, 'aiResponse')
  await form.open()
  await form.root.getByText(form.translate('edit.advanced')).click()
  await form.field('kit-card-form:ai.agent').click()
  await page.locator('.ant-select-item-option', { hasText: name }).click()
  await form.save()
  await page.reload()
  const phone = page.getByRole('region', { name: translate('activity', 'editor.phone') })
  await phone.getByText(reply).waitFor()
  await phone.getByText(form.translate('play.madeByAi')).waitFor()
})

/** An activity of the other creator with one card that an AI answers. */
async function makeActivity(): Promise<number> {
  const token = (await tokenIn(other)) ?? ''
  const send = async (method: string, path: string, body: unknown) => {
    const answer = await stage.api(method, path, { token, body })
    if (answer.code !== 0) throw new Error(JSON.stringify(answer))
    return answer.data
  }
  const id = z.number().parse(await send('POST', 'course/activity/create', { title: '读书会' }))
  const card = { ...cardOf('aiResponse').createEmpty(1), id: undefined, prompt: '问候学员', fallback: '欢迎' }
  await send('PUT', 'course/activity/content', { id, cards: [card], revision: 1 })
  return id
}

test('Its owner sees what that has cost and who had it, and a limit stops the next one', async () => {
  const { page, translate } = owner
  await page.goto('/configs/usage')
  const shown = page.locator('.usage-amount')
  const cost = Number(/[\d.]+/.exec((await shown.textContent()) ?? '')?.[0])
  expect(cost).toBeCloseTo(fake.calls.length * costOfOne)
  await page.getByText(translate('ai-usage', 'views.rows')).click()
  const row = page.getByRole('row', { name: /chen\.mo/ })
  await row.getByText(name).waitFor()
  await row.getByText(translate('ai-usage', 'values.purpose.trial')).waitFor()
  await page.goBack()

  await button(owner, 'ai-usage', 'limits.add').click()
  const dialog = page.getByRole('dialog')
  await fill(dialog, 'monthLimit', '0.05')
  await button(owner, 'kit', 'actions.save', dialog).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.locator('.usage-cost .kit-problem').waitFor()

  const before = fake.calls.length
  expect(await converse(other)).toBe(aiFaults.aiSpent.code)
  await page.goto(addressOf())
  await tryIt(owner)
  await page.getByText(translate('kit', 'faults.aiSpent')).waitFor()
  expect(fake.calls).toHaveLength(before)
  expect([owner.complaints, other.complaints]).toEqual([[], []])
})

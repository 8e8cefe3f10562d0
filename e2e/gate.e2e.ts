import { mkdir } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { startFakeProvider, type FakeProvider } from '#kit/ai/server/testing/fakeProvider.ts'
import { findsNoBarrier } from './barriers.ts'
import { adminPassword, button, openStage, signIn, type Stage } from './console.ts'
import type { Visitor } from './visitor.ts'
import { tokenIn } from './formSteps.ts'

const pictures = '.cache/gate'
const ns = 'ai-config'
const category = { kind: 'learner', category: 'tutor' } as const
const hint = 'Card 3 shows how.'

let fake: FakeProvider
let stage: Stage
let admin: Visitor
let token: string

beforeAll(async () => {
  await mkdir(pictures, { recursive: true })
  fake = await startFakeProvider()
  // A tutor who is not told to hold back gives the answer away.
  fake.behave(({ messages }) => {
    const isStrict = messages[0]?.content.includes('Never the answer')
    return { kind: 'reply', text: isStrict ? hint : `${hint} It is forty-two.`, chunkMs: 5 }
  })
  stage = await openStage({ AI_BASE_URL: fake.baseUrl, AI_MODEL: 'fake' })
  admin = await stage.visitor('en')
  await signIn(admin, 'admin', adminPassword)
  token = (await tokenIn(admin)) ?? ''
})
afterAll(async () => {
  await stage.close()
  await fake.close()
})

const id = z.number()
type At = { readonly stage: Stage; readonly token: string }

async function makeConfig({ stage: at, token: of }: At, name: string, json: string): Promise<number> {
  const body = { ...category, name, json }
  return id.parse((await at.api('POST', 'course/ai-config/create', { token: of, body })).data)
}

const holds = {
  hint: [{ kind: 'contains', text: 'card 3' }],
  silence: [{ kind: 'lacks', text: 'forty-two' }],
  eye: [{ kind: 'byEye', text: hint }],
}
async function addExamples({ stage: at, token: of }: At, configId: number, names: (keyof typeof holds)[]) {
  for (const name of names) {
    const body = { configId, name, input: `What is six times seven? (${name})`, holds: holds[name] }
    id.parse((await at.api('POST', 'course/ai-config/create-example', { token: of, body })).data)
  }
}
const statusOf = async ({ stage: at, token: of }: At, configId: number) => {
  const { data } = await at.api('GET', `course/ai-config/get?id=${configId}`, { token: of })
  return z.object({ status: z.string(), revision: z.number() }).parse(data)
}
const row = ({ page }: Visitor, name: string) =>
  page.locator('.ai-take > li', { has: page.getByText(name, { exact: true }) })
const sees = ({ page, translate }: Visitor, key: string, values = {}) =>
  page
    .getByText(translate(ns, key, values), { exact: true })
    .first()
    .waitFor()

test('A configuration that fails its examples is refused, and one that was mended is taken into use', async () => {
  const at = { stage, token }
  const { page, translate } = admin
  const first = await makeConfig(at, 'Plain tutor', '{ "prompt": "You help. Never the answer." }')
  await stage.api('PUT', 'course/ai-config/update-status', {
    token,
    body: { id: first, status: 'inUse', revision: 1 },
  })
  const next = await makeConfig(at, 'Chatty tutor', '{ "prompt": "You chat and help." }')
  await addExamples(at, next, ['hint', 'silence', 'eye'])

  await page.goto('/configs/aiList')
  await page
    .getByRole('button', { name: translate('kit', 'actions.moreOf', { name: 'Chatty tutor' }) })
    .click()
  await page.getByRole('menuitem', { name: translate(ns, 'reviewNow'), exact: true }).click()
  await page.waitForURL(/\/configs\/aiTake\?id=/)
  await sees(admin, 'take.notAllPass', { failed: 0, open: 0, unrun: 3 })
  await button(admin, ns, 'take.run').click()
  await button(admin, ns, 'debug.stop').waitFor()
  await sees(admin, 'take.notAllPass', { failed: 1, open: 1, unrun: 0 })
  const verdicts = (name: string) => row(admin, name).locator('.ai-take-side .kit-tag').allTextContents()
  const [passed, failed, open] = ['passed', 'failed', 'open'].map((key) => translate(ns, `verdicts.${key}`))
  await expect.poll(() => verdicts('silence')).toEqual([passed, failed])
  expect(await verdicts('hint')).toEqual([passed, passed])
  expect(await verdicts('eye')).toEqual([open, open])
  expect(await button(admin, ns, 'moves.use').count()).toBe(0)
  await button(admin, ns, 'take.compare', row(admin, 'silence')).click()
  await row(admin, 'silence').locator('ins', { hasText: 'forty-two' }).waitFor()
  await page.screenshot({ path: `${pictures}/failed.png`, fullPage: true })
  await findsNoBarrier(admin)
  // What the screen does not offer the server refuses.
  const refused = await stage.api('PUT', 'course/ai-config/update-status', {
    token,
    body: { id: next, status: 'inUse', revision: 1 },
  })
  expect(refused.code).toBe(2111)

  const mended = { ...category, id: next, revision: 1, name: 'Chatty tutor' }
  const json = '{ "prompt": "You chat and help. Never the answer." }'
  await stage.api('PUT', 'course/ai-config/update', { token, body: { ...mended, json } })
  await page.reload()
  await sees(admin, 'take.notAllPass', { failed: 0, open: 0, unrun: 3 })
  await button(admin, ns, 'take.run').click()
  await sees(admin, 'take.notAllPass', { failed: 0, open: 1, unrun: 0 })
  await button(admin, ns, 'examples.isGood', row(admin, 'eye')).click()
  await sees(admin, 'take.allPass')
  await button(admin, ns, 'moves.use').click()
  await sees(admin, 'take.isInUse')
  expect(await statusOf(at, next)).toMatchObject({ status: 'inUse' })
  expect(await statusOf(at, first)).toMatchObject({ status: 'idle' })
  expect(admin.complaints).toEqual([])
})

test('A reason overrules the examples, and the operation log shows it', async () => {
  const at = { stage, token }
  const { page, translate } = admin
  const bold = await makeConfig(at, 'Bold tutor', '{ "prompt": "You tell everything." }')
  await addExamples(at, bold, ['silence'])
  await page.goto(`/configs/aiTake?id=${bold}`)
  await button(admin, ns, 'take.run').click()
  await sees(admin, 'take.notAllPass', { failed: 1, open: 0, unrun: 0 })
  await button(admin, ns, 'take.overrule').click()
  await button(admin, ns, 'take.overrule').click()
  expect(await statusOf(at, bold)).toMatchObject({ status: 'idle' })
  const reason = 'Only for the teachers’ room, until Friday'
  await page.getByRole('textbox', { name: translate('kit', 'moves.reason') }).fill(reason)
  await button(admin, ns, 'take.overrule').click()
  await sees(admin, 'take.isInUse')
  expect(await statusOf(at, bold)).toMatchObject({ status: 'inUse' })

  await page.goto('/datas/logs/list')
  const entry = page.locator('tr', { hasText: translate('operation-log', 'values.action.overrule') }).first()
  await entry.getByText('Bold tutor').waitFor()
  await entry.click()
  const drawer = page.getByRole('dialog')
  await drawer.getByText(reason).waitFor()
  await drawer.getByText(translate(ns, 'fields.failed'), { exact: true }).waitFor()
  await page.screenshot({ path: `${pictures}/log.png` })
  expect(admin.complaints).toEqual([])
})

test('Running the examples is stopped, and goes on where it was stopped', async () => {
  const at = { stage, token }
  const slow = await makeConfig(at, 'Slow tutor', '{ "prompt": "You think slowly." }')
  await addExamples(at, slow, ['hint', 'hint', 'hint'])
  const { page } = admin
  await page.goto(`/configs/aiTake?id=${slow}`)
  await button(admin, ns, 'take.run').waitFor()
  fake.behave(({ messages }) => {
    const isSlow = fake.calls.filter((call) => call.messages[0]?.content.includes('slowly')).length > 1
    const { content = '' } = messages.at(-1) ?? {}
    return { kind: 'reply', text: `${hint} ${content}`.repeat(isSlow ? 60 : 1), chunkMs: isSlow ? 40 : 1 }
  })
  await button(admin, ns, 'take.run').click()
  await sees(admin, 'take.progress', { done: 1, total: 3 })
  await page
    .locator('.ai-take > li')
    .nth(1)
    .locator('.ai-take-side')
    .nth(1)
    .and(page.locator('[aria-busy=true]'))
    .waitFor()
  await button(admin, ns, 'debug.stop').click()
  await button(admin, ns, 'take.runRest').waitFor()
  fake.behave({ kind: 'reply', text: hint })
  await button(admin, ns, 'take.runRest').click()
  await expect
    .poll(() => page.locator('.ai-take > li:not(.ai-take-sums) .kit-tag[data-tone=ok]').count(), {
      timeout: 15_000,
    })
    .toBeGreaterThanOrEqual(5)
  expect(admin.complaints).toEqual([])
})

test('Without a provider a configuration waits until it can be tested', async () => {
  const bare = await openStage()
  try {
    const visitor = await bare.visitor('en', { width: 390, height: 844 })
    await signIn(visitor, 'admin', adminPassword)
    const at = { stage: bare, token: (await tokenIn(visitor)) ?? '' }
    const waiting = await makeConfig(at, 'Careful tutor', '{ "prompt": "Never the answer." }')
    await addExamples(at, waiting, ['silence'])
    await visitor.page.goto(`/configs/aiTake?id=${waiting}`)
    await button(visitor, ns, 'moves.awaitTest').click()
    await sees(visitor, 'take.isWaiting')
    expect(await statusOf(at, waiting)).toMatchObject({ status: 'untested' })
    expect(await button(visitor, ns, 'take.run').count()).toBe(0)
    const { revision } = await statusOf(at, waiting)
    const refused = await bare.api('PUT', 'course/ai-config/update-status', {
      token: at.token,
      body: { id: waiting, status: 'inUse', revision },
    })
    expect(refused.code).toBe(2112)
    await visitor.page.screenshot({ path: `${pictures}/waiting-390.png`, fullPage: true })
    await findsNoBarrier(visitor)
    expect(visitor.complaints).toEqual([])
  } finally {
    await bare.close()
  }
})

import { mkdir } from 'node:fs/promises'
import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { fakeUsage, startFakeProvider, type FakeProvider } from '#kit/ai/server/testing/fakeProvider.ts'
import { choiceSample } from '#cards/choice/choice.sample.ts'
import { activity } from '#features/content/activity/activity.contract.ts'
import { enterAs } from './accountSteps.ts'
import { findsNoBarrier } from './barriers.ts'
import { photograph, save } from './baseSteps.ts'
import type { Stage } from './console.ts'
import type { Visitor } from './visitor.ts'
import { button, field, fill, openStage, upload } from './console.ts'
import { openCampus, type Campus } from './learn.school.ts'

const password = 'a quiet river 7'
const phone = { width: 390, height: 844 }
const title = '访谈的第一步'
const story = '老周的手心'
const tutor = '访谈导师'
const partner = '小禾'
const hint = '先别急着选。第三张卡片里有个小故事，读一读主人公出门时做了什么。'
const question = '我想了半天，还是不知道从哪里开始'
const price = 10
/** As much as a learner may have in a day. */
const usageOfADay = { input: 199_000, output: 1_000 }
const pictures = '.cache/help'

let fake: FakeProvider
let stage: Stage
let campus: Campus
let owner: Visitor
let teacher: Visitor
let learner: Visitor
let activityId: number

const paragraph = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})
const reading = (name: string, text: string) => ({ type: 'text', title: name, body: paragraph(text) })
const [, single] = choiceSample.cards
const cards = [
  reading('为什么要访谈', '人们会告诉你他们的经历，如果你问得好。'),
  reading('和谁谈', '找最近刚做过这件事的人。'),
  reading(story, '老周出门时在手心写了一行字：今天只想知道他们为什么不回来。'),
  reading('在哪里谈', '去对方做这件事的地方。'),
  { ...single, id: undefined },
]

beforeAll(async () => {
  await mkdir(pictures, { recursive: true })
  fake = await startFakeProvider()
  stage = await openStage({ CAPTCHA: 'off', AI_ALLOW_HOSTS: '127.0.0.1' })
  campus = await openCampus(stage)
  const names = { nameZh: '千 token', nameEn: '1,000 tokens', nameEs: '1000 tokens', nameJa: '千トークン' }
  await campus.call('POST', 'course/unit/create', { ...names, kind: 'usage', measure: 'tokens1000', price })
  owner = await enterAs(stage, campus, { username: 'lin.xiao', role: 'lx_designer', password })
  teacher = await enterAs(stage, campus, { username: 'wang.laoshi', role: 'teacher', password })
  learner = await enterAs(stage, campus, { username: 'li.lei', role: 'student', password, size: phone })
  activityId = await campus.makeDeck(title, cards)
  await campus.move(activityId, 'public')
})
afterAll(async () => {
  await stage.close()
  await fake.close()
})

const users = z.object({ list: z.array(z.object({ id: z.number() })) })
const agents = z.object({ list: z.array(z.object({ id: z.number(), name: z.string() })) })

/** Changes fields of the activity; its cards stay as they were published. */
async function change(changed: object): Promise<void> {
  const found = z.looseObject({}).parse(await campus.call('GET', `course/activity/get?id=${activityId}`))
  const fields = Object.fromEntries(Object.keys(activity.fields).map((name) => [name, found[name]]))
  const revision = found['revision']
  await campus.call('PUT', 'course/activity/update', { ...fields, ...changed, id: activityId, revision })
}

/** An agent of its owner, whom everybody who makes activities may have work. */
async function makeAgent(name: string): Promise<number> {
  const { page, translate } = owner
  await page.goto('/configs/agentAdd')
  await fill(page, 'name', name)
  await upload(owner, 'avatar', photograph)
  await field(page, 'platform').getByText(translate('agent', 'values.platform.openai')).click()
  await fill(page, 'baseUrl', fake.baseUrl)
  await fill(page, 'assistantId', 'fake')
  await fill(page, 'apiKey', 'key')
  await fill(page, 'secret', 'secret')
  await save(owner)
  await page.waitForURL('**/configs/agentEdit?id=*')
  await page.getByRole('switch', { name: translate('agent', 'sharing.title') }).click()
  await page.getByText(translate('agent', 'sharing.publicLead')).waitFor()
  const body = { pageNo: 1, pageSize: 10, name }
  const { list } = agents.parse(await campus.call('POST', 'course/ai-agent/page', body))
  return z.number().parse(list.find((agent) => agent.name === name)?.id)
}

const scene = z.object({ sources: z.array(z.object({ n: z.number(), title: z.string() })) })

/** The number by which the AI was told of a card, to be cited as `[[n]]`. */
function numberOf(messages: readonly { readonly content: string }[], cardTitle: string): number | undefined {
  for (const { content } of messages) {
    const json = content.slice(content.indexOf('{'), content.lastIndexOf('}') + 1)
    if (!json.includes('"sources"')) continue
    const found = scene.parse(JSON.parse(json)).sources.find((source) => source.title === cardTitle)
    if (found) return found.n
  }
  return undefined
}

const heading = ({ page }: Visitor, name: string) =>
  page.getByRole('heading', { name, level: 2, exact: true })
const sheet = ({ page }: Visitor, name: string) => page.getByRole('dialog', { name, exact: true })
/** In the talk itself; a screen reader is told it apart. */
const told = (dialog: Locator, text: string) => dialog.getByRole('log').getByText(text)
const confirm = async (visitor: Visitor, option: string) => {
  await visitor.page.getByText(option, { exact: true }).click()
  await button(visitor, 'deck', 'player.confirm').click()
}

/** Opens the activity and reads on to its question; `onCard` is called at each card before. */
async function readOn(visitor: Visitor, onCard: () => Promise<void> = async () => undefined): Promise<void> {
  await visitor.page.goto('/learn')
  await visitor.page.getByRole('link', { name: title }).click()
  for (const { title: name } of cards.slice(0, -1)) {
    await heading(visitor, String(name)).waitFor()
    await onCard()
    await button(visitor, 'deck', 'player.next').click()
  }
  await heading(visitor, String(single?.question)).waitFor()
}

test('Without a provider nothing of it shows, and everything else works', async () => {
  const early = await enterAs(stage, campus, { username: 'han.mei', role: 'student', password, size: phone })
  const seesNone = async () => {
    await button(early, 'learn', 'ask.title').waitFor()
    expect(await button(early, 'learn', 'help').count()).toBe(0)
  }
  await readOn(early, seesNone)
  await seesNone()
  await confirm(early, '写下想弄清的一件事')
  await early.page.getByText(early.translate('deck', 'player.correct')).waitFor()
  await button(early, 'deck', 'player.finish').click()
  await early.page.getByText(early.translate('deck', 'end.score', { earned: 1, count: 1 })).waitFor()
  expect(early.complaints).toEqual([])
})

test('Who is stuck asks the tutor, is led to a card, comes back, and is right', async () => {
  const hosts = await campus.call('POST', 'system/user/page', {
    pageNo: 1,
    pageSize: 1,
    username: 'wang.laoshi',
  })
  const hostTeacherIds = users.parse(hosts).list.map(({ id }) => id)
  const agentIds = { tutorAgentId: await makeAgent(tutor), partnerAgentId: await makeAgent(partner) }
  await change({ hostTeacherIds, ...agentIds })
  fake.behave(({ messages }) => ({
    kind: 'reply',
    text: `${hint} [[${numberOf(messages, story)}]]`,
  }))
  const { page, translate } = learner
  await readOn(learner)
  await confirm(learner, '准备礼物')
  await page.getByText(translate('deck', 'player.wrong')).waitFor()
  await button(learner, 'learn', 'help').click()
  const dialog = sheet(learner, translate('help', 'manners.tutor'))
  await dialog.getByLabel(translate('learn-help', 'say')).fill(question)
  await page.screenshot({ path: `${pictures}/asked-390.png` })
  await findsNoBarrier(learner)
  await dialog.getByLabel(translate('learn-help', 'say')).press('Enter')
  await told(dialog, hint).waitFor()
  await page.screenshot({ path: `${pictures}/hint-390.png` })
  await findsNoBarrier(learner)
  await dialog.getByRole('button', { name: `卡片 3：${story}`, exact: true }).click()
  await heading(learner, story).waitFor()
  await dialog.waitFor({ state: 'hidden' })
  await page.screenshot({ path: `${pictures}/visit-390.png` })
  await findsNoBarrier(learner)
  await button(learner, 'deck', 'player.return').click()
  await heading(learner, String(single?.question)).waitFor()
  expect(await button(learner, 'deck', 'player.return').count()).toBe(0)
  await button(learner, 'deck', 'player.tryAgain').click()
  await confirm(learner, '写下想弄清的一件事')
  await page.getByText(translate('deck', 'player.correct')).waitFor()
  expect(learner.complaints).toEqual([])
})

test('The teacher reads the talk with what it relied on', async () => {
  const { page, translate } = teacher
  await page.goto('/msgs/multiple/list')
  const row = page.locator('[data-row] a').filter({ hasText: question })
  await row.getByText(translate('help', 'manners.tutor'), { exact: true }).waitFor()
  await row.click()
  const talk = page.getByRole('list', { name: translate('message', 'thread.label') })
  await talk.getByText(hint).waitFor()
  await talk.getByText(`卡片 3：${story}`, { exact: true }).waitFor()
  await page.screenshot({ path: `${pictures}/teacher-1440.png` })
  await findsNoBarrier(teacher)
})

test('A super administrator makes the talk into a reference example, and finds it with its configuration', async () => {
  const config = { kind: 'learner', category: 'tutor', name: 'Quiet tutor', json: '{}' }
  const configId = z.number().parse(await campus.call('POST', 'course/ai-config/create', config))
  const admin = await enterAs(stage, campus, { username: 'zhao.min', role: 'super_admin', password })
  const { page, translate } = admin
  await page.goto('/msgs/multiple/list')
  await page.locator('[data-row] a').filter({ hasText: question }).click()
  const dialog = page.getByRole('dialog', { name: translate('help', 'lab.title') })
  for (const size of [{ width: 1440, height: 900 }, phone]) {
    await page.setViewportSize(size)
    await button(admin, 'help', 'lab.make').click()
    await dialog.getByText('Quiet tutor').waitFor()
    await page.screenshot({ path: `${pictures}/example-${size.width}.png` })
    await findsNoBarrier(admin)
    if (size.width > phone.width) await button(admin, 'kit', 'actions.cancel', dialog).click()
  }
  await dialog.getByRole('button', { name: translate('help', 'lab.make') }).click()
  await dialog.getByText(translate('help', 'lab.done')).waitFor()
  await page.screenshot({ path: `${pictures}/example-made-390.png` })
  await dialog.getByRole('link', { name: translate('help', 'lab.open') }).click()
  await page.waitForURL(`**/configs/aiDebug?id=${configId}`)
  await page.getByText(question).first().waitFor()
  expect(admin.complaints).toEqual([])
})

test('What it cost stands with the owner of the agent', async () => {
  const { page, translate } = owner
  await page.goto('/configs/usage')
  const cost = (fake.calls.length * (fakeUsage.input + fakeUsage.output) * price) / 1000
  const amount = page.locator('.usage-amount')
  await expect
    .poll(async () => Number(/[\d.]+/.exec((await amount.textContent()) ?? '')?.[0]))
    .toBeCloseTo(cost)
  await page.getByText(translate('ai-usage', 'views.rows')).click()
  const row = page.getByRole('row').filter({ hasText: translate('ai-usage', 'values.purpose.help') })
  await row.getByText(tutor).waitFor()
  expect(await page.getByText('li.lei').count()).toBe(0)
  expect(owner.complaints).toEqual([])
})

test('Without a connection it says so, and what was typed stays', async () => {
  const { page, translate, context } = learner
  const loaded = page.waitForResponse((response) => response.url().includes('HelpSheet') && response.ok())
  await page.reload()
  await loaded
  await context.setOffline(true)
  await button(learner, 'learn', 'help').click()
  const dialog = sheet(learner, translate('help', 'manners.tutor'))
  const say = dialog.getByLabel(translate('learn-help', 'say'))
  await dialog.getByText(translate('learn-help', 'trouble.offline')).waitFor()
  await say.fill('那下一步呢？')
  await say.press('Enter')
  await dialog.getByRole('alert').getByText(translate('learn-help', 'trouble.offline')).waitFor()
  expect(await say.inputValue()).toBe('那下一步呢？')
  await findsNoBarrier(learner)
  await context.setOffline(false)
  await told(dialog, hint).waitFor()
  await dialog.getByRole('alert').waitFor({ state: 'detached' })
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await page.reload()
  await button(learner, 'learn', 'help').click()
  await expect.poll(() => say.inputValue()).toBe('那下一步呢？')
  await button(learner, 'learn-help', 'close', dialog).click()
})

test('The limit of a day ends it kindly, and the talk goes along to the teacher', async () => {
  fake.behave({ kind: 'reply', text: '你已经走了很远。', usage: usageOfADay })
  const { page, translate } = learner
  await button(learner, 'learn', 'help').click()
  const dialog = sheet(learner, translate('help', 'manners.tutor'))
  await told(dialog, hint).waitFor()
  await dialog.getByLabel(translate('learn-help', 'say')).press('Enter')
  await told(dialog, '你已经走了很远。').waitFor()
  await dialog.getByText(translate('learn-help', 'end.title')).waitFor()
  await page.screenshot({ path: `${pictures}/end-390.png` })
  await findsNoBarrier(learner)
  await button(learner, 'learn-help', 'askTeacher', dialog).click()
  const asking = sheet(learner, translate('learn', 'ask.title'))
  await asking.getByText(translate('learn-help', 'talkGoesAlong')).waitFor()
  await asking.getByLabel(translate('learn', 'ask.text')).fill('第二步该做什么？')
  await findsNoBarrier(learner)
  await button(learner, 'learn', 'ask.send', asking).click()
  await page.getByText(translate('learn', 'ask.sent')).waitFor()

  await teacher.page.goto('/msgs/teachered/list')
  await teacher.page.locator('[data-row] a').filter({ hasText: '第二步该做什么？' }).click()
  const talk = teacher.page.getByRole('list', { name: teacher.translate('message', 'thread.label') })
  await talk.getByText(teacher.translate('message', 'thread.along')).waitFor()
  const said = await talk.locator('.msg-text').allTextContents()
  // What was said at the other card was another talk.
  expect(said).toEqual(['那下一步呢？', '你已经走了很远。', '第二步该做什么？'])
  await teacher.page.screenshot({ path: `${pictures}/along-1440.png` })
  await findsNoBarrier(teacher)
  expect([...teacher.complaints, ...learner.complaints]).toEqual([])
})

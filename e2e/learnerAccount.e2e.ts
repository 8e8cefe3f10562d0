import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { Language } from '#kit/i18n/words.ts'
import { publicCoursePath } from '#features/content/course/course.address.ts'
import { formatCode } from '#features/sale/exchange-code/exchange-code.encoding.ts'
import { redeemLink } from '#features/sale/exchange-code/exchange-code.link.ts'
import { findsNoBarrier } from './barriers.ts'
import { photograph } from './baseSteps.ts'
import { enterWith, makeAccount } from './accountSteps.ts'
import { button, openStage, type Stage } from './console.ts'
import type { Visitor } from './visitor.ts'
import { tokenIn } from './formSteps.ts'
import { openCampus, type Campus } from './learn.school.ts'
import {
  course,
  judge,
  listen,
  orderCode,
  product,
  sellCourse,
  userId,
  type Sold,
} from './stranger.school.ts'

const first = 'a quiet river 7'
const second = 'a louder river 8'
const phone = { width: 390, height: 844 }
const question = '对方一直说“还行”，我该等一等吗？'
const thanks = '我试了，真的有用。'

let stage: Stage
let campus: Campus
let teacher: Visitor
let teacherToken: string
let sold: Sold

beforeAll(async () => {
  stage = await openStage({ CAPTCHA: 'off' })
  campus = await openCampus(stage)
  const account = { username: 'wang.laoshi', role: 'teacher', password: first }
  teacherToken = await makeAccount(stage, campus, account)
  teacher = await enterWith(stage, teacherToken)
  sold = await sellCourse(campus, 'wang.laoshi')
  const [targetId, assistant] = [sold.courseId, await userId(campus, 'wang.laoshi')]
  const privileges = ['answerMessages']
  const authorization = { targetType: 'course', targetId, userId: assistant, privileges }
  await campus.call('POST', 'course/lession-auth/create', authorization)
})
afterAll(() => stage.close())

const codeOf = z.object({ accessToken: z.string() })
const idIn = z.object({ code: z.literal(0), data: z.number() })
const main = ({ page }: Visitor) => page.locator('main')
const section = (visitor: Visitor, id: string) => visitor.page.locator(`section#${id}`)

/** Reads the page of the course as a stranger, whose button leads on. */
async function readCourse({ page, translate }: Visitor): Promise<void> {
  await page.goto(publicCoursePath(sold.courseId))
  await page.getByRole('heading', { name: course, level: 1 }).waitFor()
  await page.getByRole('link', { name: product }).waitFor()
  await page.getByRole('link', { name: translate('public-page', 'entry.redeem') }).click()
}

/** Registers in place, wherever in the learner's pages a link led. */
async function register(visitor: Visitor, username: string): Promise<void> {
  const { page, translate } = visitor
  await button(visitor, 'session', 'screen.toRegister').click()
  await page.getByLabel(translate('session', 'fields.username')).fill(username)
  await page.getByLabel(translate('session', 'fields.nickname')).fill(username)
  await page.getByLabel(translate('session', 'fields.password'), { exact: true }).fill(first)
  await button(visitor, 'session', 'screen.register').click()
}

/** From the menu of the bar, which has the language too. */
async function openAccount(visitor: Visitor, name: string): Promise<void> {
  const { page, translate } = visitor
  await page.locator('summary', { has: page.locator('img') }).click()
  await page.getByRole('combobox', { name: translate('session', 'screen.language') }).waitFor()
  await page.getByRole('link', { name: translate('learn', 'account.own'), exact: true }).click()
  await page.getByRole('heading', { name: translate('profile', 'own.title'), level: 1 }).waitFor()
  await section(visitor, 'profile')
    .getByText(translate('profile', 'own.username', { name }))
    .waitFor()
}

/** The page of the course leads into it now, and the first unit is learned. */
async function learnFirstUnit(visitor: Visitor): Promise<void> {
  const { page, translate } = visitor
  await page.goto(publicCoursePath(sold.courseId))
  await page.getByRole('link', { name: translate('public-page', 'entry.continueCourse') }).click()
  await page.getByRole('heading', { name: course, level: 1 }).waitFor()
  await main(visitor).locator('.learn-go-on').click()
  await page.getByRole('heading', { name: listen, level: 2 }).waitFor()
  await button(visitor, 'deck', 'player.next').click()
  await page.getByRole('heading', { name: judge, level: 2 }).waitFor()
  await page.locator('label:has(input[type=radio])').nth(1).click()
  await button(visitor, 'deck', 'player.confirm').click()
  await page.getByText(translate('deck', 'player.correct')).waitFor()
  await button(visitor, 'deck', 'player.finish').click()
  await page.getByRole('heading', { name: translate('deck', 'end.title'), level: 2 }).waitFor()
}

async function changeProfile(visitor: Visitor, nickname: string): Promise<void> {
  const { page, translate } = visitor
  const profile = section(visitor, 'profile')
  await profile.locator('input[type=file]').setInputFiles(photograph)
  await button(visitor, 'kit', 'picture.use').click()
  await expect.poll(() => page.locator('.learn-top img').last().getAttribute('src')).toMatch(/^\/files\//)
  await profile.getByLabel(translate('profile', 'fields.nickname')).fill('长'.repeat(21))
  await button(visitor, 'profile', 'screen.save').click()
  await profile.getByText(translate('kit', 'problems.tooLong', { max: 20 })).waitFor()
  await profile.getByLabel(translate('profile', 'fields.nickname')).fill(nickname)
  await button(visitor, 'profile', 'screen.save').click()
  await profile.locator('.own-foot [data-kind=saved]').waitFor()
}

async function changePassword(visitor: Visitor): Promise<void> {
  const { translate } = visitor
  const part = section(visitor, 'password')
  const field = (name: string) => part.getByLabel(translate('profile', `fields.${name}`), { exact: true })
  await field('oldPassword').fill('not this one')
  await field('newPassword').fill(second)
  await button(visitor, 'profile', 'screen.change', part).click()
  await part.getByText(translate('profile', 'problems.wrongPassword')).waitFor()
  expect(await field('newPassword').inputValue()).toBe(second)
  await field('oldPassword').fill(first)
  await button(visitor, 'profile', 'screen.change', part).click()
  await part.getByText(translate('profile', 'screen.changed')).waitFor()
}

/** Signs out, and in with the new password; the old one is none any more. */
async function signInAnew(visitor: Visitor, username: string): Promise<void> {
  const { page, translate } = visitor
  await page.locator('summary', { has: page.locator('img') }).click()
  await button(visitor, 'learn', 'account.logout').click()
  await page.getByLabel(translate('session', 'fields.username')).fill(username)
  const field = page.getByLabel(translate('session', 'fields.password'), { exact: true })
  await field.fill(first)
  await button(visitor, 'session', 'screen.login').click()
  await page.getByText(translate('session', 'faults.wrongCredentials')).waitFor()
  await field.fill(second)
  await button(visitor, 'session', 'screen.login').click()
  await page.locator('.learn-account').waitFor()
}

/** A second device, which its owner ends; nothing can be done with its token then. */
async function endOther(visitor: Visitor, username: string): Promise<void> {
  const signed = await stage.api('POST', 'system/auth/login', { body: { username, password: second } })
  const token = codeOf.parse(signed.data).accessToken
  const { page, translate } = visitor
  await page.goto('/learn/account#sessions')
  const part = section(visitor, 'sessions')
  await part.getByText(translate('session', 'sessions.current')).waitFor()
  await part.getByRole('button').first().click()
  await page.getByText(translate('session', 'sessions.ended')).waitFor()
  await part.getByRole('button').first().waitFor({ state: 'detached' })
  const after = await stage.api('GET', 'system/auth/get-permission-info', { token })
  expect(after.code).not.toBe(0)
}

/** What the teacher has answered is answered in turn; without a connection it waits, and is there for the teacher once. */
async function answerTeacher(visitor: Visitor, text: string): Promise<void> {
  const token = (await tokenIn(visitor)) ?? ''
  const asked = { clientId: randomUUID(), activityId: sold.activityIds[0], text: question }
  const { data } = idIn.parse(await stage.api('POST', 'learn/ask', { token, body: asked }))
  const answer = { parentId: data, content: '先等三秒。' }
  const path = 'course/activity-interaction-discussion/create'
  expect(await stage.api('POST', path, { token: teacherToken, body: answer })).toMatchObject({ code: 0 })
  const { page, context, translate } = visitor
  await page.goto('/learn/messages')
  await main(visitor).getByText('先等三秒。').waitFor()
  await button(visitor, 'learn', 'reply.title').click()
  await page.getByLabel(translate('learn', 'reply.text')).fill(text)
  const note = { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('3 s') }
  await page
    .getByLabel(translate('learn', 'reply.addFiles'))
    .setInputFiles([note, { ...note, name: 'no.txt' }])
  await page.getByRole('button', { name: translate('learn', 'reply.removeFile', { name: 'no.txt' }) }).click()
  await page
    .getByRole('button', { name: translate('learn', 'reply.removeFile', { name: 'note.txt' }) })
    .waitFor()
  expect(await page.getByText('no.txt').count()).toBe(0)
  await findsNoBarrier(visitor)
  await context.setOffline(true)
  await button(visitor, 'learn', 'ask.send').click()
  await main(visitor).getByText(translate('learn', 'reply.waiting')).waitFor()
  await context.setOffline(false)
  await page.getByText(translate('learn', 'reply.sent')).waitFor()
  await main(visitor).getByText(text).waitFor()
  await main(visitor).getByRole('link', { name: 'note.txt' }).waitFor()
  await teacher.page.goto('/msgs/index/list')
  await teacher.page.locator('[data-row] a', { hasText: text }).click()
  const said = teacher.page.getByRole('list', { name: teacher.translate('message', 'thread.label') })
  await said.getByText(text).waitFor()
  await said.getByText(question).waitFor()
  await said.getByText('note.txt').waitFor()
}

async function downloadData(visitor: Visitor): Promise<void> {
  const coming = visitor.page.waitForEvent('download')
  await button(visitor, 'account', 'data.action').click()
  expect((await coming).suggestedFilename()).toMatch(/\.zip$/)
}

test.each([
  ['zh', 'li.lei', '李雷同学'],
  ['es', 'ana.ruiz', 'Ana Ruiz'],
] as const)(
  'in %s a stranger comes by a link, registers, redeems a printed code, learns, sees to the account and answers a teacher',
  async (language: Language, username, nickname) => {
    const code = username === 'li.lei' ? sold.code : await orderCode(campus, sold.productId, product)
    const visitor = await stage.visitor(language, phone)
    const { page, translate } = visitor
    await readCourse(visitor)
    await register(visitor, username)
    await page.getByRole('heading', { name: translate('learn', 'redeem.title'), level: 1 }).waitFor()
    // The picture on the printed sheet, as a phone's camera opens it.
    await page.goto(redeemLink(new URL(page.url()).origin, code, { viaQr: true }))
    const field = page.getByLabel(translate('learn', 'redeem.code'))
    await expect.poll(() => field.inputValue()).toBe(formatCode(code))
    await button(visitor, 'learn', 'redeem.send').click()
    await page.getByText(translate('learn', 'redeem.done', { title: product })).waitFor()
    await learnFirstUnit(visitor)
    await page.goto('/learn')

    await openAccount(visitor, username)
    await findsNoBarrier(visitor)
    const orders = section(visitor, 'orders')
    await orders.getByText(product).waitFor()
    await orders.getByText(translate('order', 'values.source.code'), { exact: true }).waitFor()
    await orders.getByText(/^\d{8}-\d{6}$/).waitFor()
    await changeProfile(visitor, nickname)
    await changePassword(visitor)
    await signInAnew(visitor, username)
    await page.getByText(translate('learn', 'hello', { name: nickname })).waitFor()
    await endOther(visitor, username)
    await downloadData(visitor)
    await answerTeacher(visitor, `${thanks} ${username}`)
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  },
  120_000,
)

import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { textSample } from '#cards/text/text.sample.ts'
import { findsNoBarrier } from './barriers.ts'
import { photograph } from './baseSteps.ts'
import { enterWith, makeAccount } from './accountSteps.ts'
import type { Stage } from './console.ts'
import type { Visitor } from './visitor.ts'
import { button, field, fill, openStage, pick, upload } from './console.ts'
import { openCampus, type Campus } from './learn.school.ts'

const password = 'a quiet river 7'
const phone = { width: 390, height: 844 }
const about = '做了八年用户研究，现在把它教给别人。'

let stage: Stage
let campus: Campus

const info = z.object({ user: z.object({ id: z.number() }) })
const pageShown = z.object({ id: z.number(), revision: z.number(), status: z.string() })

beforeAll(async () => {
  stage = await openStage({ CAPTCHA: 'off' })
  campus = await openCampus(stage)
  const tag = { name: '用户研究', summary: '', mainImage: '', headImage: '' }
  const id = z.number().parse(await campus.call('POST', 'course/tag/create', tag))
  await campus.call('PUT', 'course/tag/update-status', { id, status: 'reviewed', revision: 1 })
})
afterAll(() => stage.close())

const account = (username: string, role: string) => makeAccount(stage, campus, { username, role, password })

async function enter(token: string, at: string, size?: typeof phone): Promise<Visitor> {
  const visitor = await enterWith(stage, token, size)
  await visitor.page.goto(at)
  return visitor
}

const isAsWideAsThePhone = async ({ page }: Visitor) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)

/** Fills in nickname, picture and description; the navigation bar shows the picture at once. */
async function writeProfile(visitor: Visitor): Promise<void> {
  const { page, translate } = visitor
  await upload(visitor, 'avatar', photograph)
  await fill(page, 'nickname', '林老师')
  await fill(page, 'description', about)
  await button(visitor, 'profile', 'screen.save').click()
  await page.getByText(translate('profile', 'screen.saved')).waitFor()
  const mine = page.getByRole('button', { name: translate('shell', 'nav.account') })
  await expect.poll(() => mine.locator('img').getAttribute('src')).toMatch(/^\/files\//)
  await mine.click()
  await page.locator('.shell-person b', { hasText: '林老师' }).waitFor()
  await page.keyboard.press('Escape')
}

/** Going over to the page asks first, where the profile is not saved. */
async function expectLeaveWarning(visitor: Visitor): Promise<void> {
  const { page, translate } = visitor
  await fill(page, 'nickname', '林老')
  await page.getByRole('button', { name: translate('user-page', 'title'), exact: true }).click()
  const dialog = page.getByRole('dialog', { name: translate('kit', 'form.leave') })
  await button(visitor, 'kit', 'form.stay', dialog).click()
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(() => field(page, 'nickname').locator('input').inputValue()).toBe('林老')
  await page.getByRole('button', { name: translate('user-page', 'title'), exact: true }).click()
  await button(visitor, 'kit', 'form.leaveNow', dialog).click()
}

/** Begins the page with what the profile says; what is typed is shown beside the form before it is saved. */
async function writePage(visitor: Visitor): Promise<void> {
  const { page, translate } = visitor
  await button(visitor, 'user-page', 'begin.action').click()
  const seen = page.getByRole('article')
  await seen.getByRole('heading', { name: '林老师' }).waitFor()
  await upload(visitor, 'backgroundImage', photograph)
  await pick(visitor, 'tagId', '用户研究')
  await field(page, 'industryLevel').locator('input').first().click()
  const level = translate('user-page', 'values.industryLevel.senior')
  await page.locator('.ant-select-item-option', { hasText: level }).first().click()
  await seen.getByText(level).waitFor()
  await fill(page, 'nickname', '林老师 · 访谈课')
  await seen.getByRole('heading', { name: '林老师 · 访谈课' }).waitFor()
  await button(visitor, 'kit', 'actions.save').click()
  await button(visitor, 'user-page', 'moves.submit').click()
  await page.getByText(translate('user-page', 'locked.reviewing')).waitFor()
}

/** A public activity of the token's owner. */
async function publishActivity(token: string, title: string): Promise<void> {
  const own = await openCampus(stage, token)
  const cards = textSample.cards.slice(0, 1).map((card) => ({ ...card, id: undefined }))
  await own.move(await own.makeDeck(title, cards), 'public')
}

/** Approves the page of the token's owner, as the super administrator. */
async function approve(token: string): Promise<void> {
  const { data } = await stage.api('GET', 'course/user-page/owner', { token })
  const { id, revision, status } = pageShown.parse(data)
  expect(status).toBe('reviewing')
  await campus.call('PUT', 'course/user-page/update-status', { id, revision, status: 'public' })
}

test('a creator writes the profile and the page, which learners see once it is approved', async () => {
  const token = await account('lin', 'lx_designer')
  const { data } = await stage.api('GET', 'system/auth/get-permission-info', { token })
  const address = `/learn/creator/${info.parse(data).user.id}`
  await publishActivity(token, '问对第一个问题')
  const creator = await enter(token, '/profile/home')
  const { page, translate } = creator
  await writeProfile(creator)
  await expectLeaveWarning(creator)
  await writePage(creator)
  await findsNoBarrier(creator)

  const learner = await enter(await account('an.an', 'student'), address, phone)
  await learner.page.getByText(translate('public-page', 'absent')).waitFor()
  await approve(token)
  await learner.page.reload()
  await learner.page.getByRole('heading', { name: '林老师 · 访谈课', level: 1 }).waitFor()
  await learner.page.getByText(about).waitFor()
  await learner.page.getByText('用户研究', { exact: true }).waitFor()
  await isAsWideAsThePhone(learner)
  await findsNoBarrier(learner)
  await learner.page.getByRole('link', { name: '问对第一个问题' }).click()
  await learner.page.waitForURL('**/learn/activity/*')

  await page.reload()
  const link = page.getByRole('link', { name: translate('user-page', 'visit') })
  await expect.poll(() => link.getAttribute('href')).toBe(address)
  expect([...creator.complaints, ...learner.complaints]).toEqual([])
})

test('on a phone the form fills the screen, and the page comes over it', async () => {
  const token = await account('zhou', 'lx_designer')
  const visitor = await enter(token, '/profile/home?tab=page', phone)
  const { page } = visitor
  await button(visitor, 'user-page', 'begin.action').click()
  await fill(page, 'description', about)
  await isAsWideAsThePhone(visitor)
  await button(visitor, 'kit', 'form.preview').click()
  await page.getByRole('dialog').getByText(about).waitFor()
  await isAsWideAsThePhone(visitor)
})

test('a teacher has a profile and no page', async () => {
  const teacher = await enter(await account('qian', 'teacher'), '/profile/home?tab=page')
  await field(teacher.page, 'nickname').waitFor()
  expect(await button(teacher, 'user-page', 'title').count()).toBe(0)
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { richOf } from '#kit/richText/richText.ts'
import { activityFields } from '#features/content/activity/activity.fields.ts'
import { signIn } from '../torture/server.ts'
import { findsNoBarrier } from './barriers.ts'
import { enterWith, makeAccount } from './accountSteps.ts'
import type { Stage } from './console.ts'
import type { Visitor } from './visitor.ts'
import { openStage } from './console.ts'
import { openCampus, type Campus } from './learn.school.ts'

const password = 'a quiet river 7'
const phone = { width: 390, height: 844 }

let stage: Stage
/** The super administrator's, and that of a designer. */
let campus: Campus
let own: Campus

const decks = z.object({ cards: z.array(z.object({ id: z.number() })) })
const record = z.object({ id: z.number(), revision: z.number() })
const users = z.object({ list: z.array(z.object({ id: z.number() })) })

beforeAll(async () => {
  stage = await openStage({ CAPTCHA: 'off' })
})
afterAll(() => stage.close())

const account = (username: string, role: string) => makeAccount(stage, campus, { username, role, password })

async function enter(token: string, size?: typeof phone): Promise<Visitor> {
  const visitor = await enterWith(stage, token, size)
  await visitor.page.goto('/dashboard')
  return visitor
}

const lineOf = ({ page, translate }: Visitor, key: string) =>
  page.getByRole('link', { name: new RegExp(translate('dashboard', `lines.${key}`)) })

/** The number of a line; its list shows exactly so many rows, and going back leads home. */
async function expectShown(visitor: Visitor, key: string, count: number): Promise<void> {
  const { page } = visitor
  const line = lineOf(visitor, key)
  await line.waitFor()
  await expect.poll(() => line.locator('b').textContent()).toBe(String(count))
  await line.click()
  await page.locator('[data-row]').first().waitFor()
  await expect.poll(() => page.locator('[data-row]').count()).toBe(count)
  await page.goBack()
  await line.waitFor()
}

async function handIn(username: string, activityId: number): Promise<void> {
  const token = await account(username, 'student')
  const deck = await stage.api('GET', `learn/activity?id=${activityId}`, { token })
  const card = { activityId, cardId: decks.parse(deck.data).cards[0]?.id, clientId: randomUUID() }
  const handed = await stage.api('POST', 'learn/assignment', { token, body: { ...card, text: '三句原话' } })
  expect(handed).toMatchObject({ code: 0 })
}

test('an empty console shows one thing, the steps to the first learner, and leads to the first of them', async () => {
  const visitor = await enter(await signIn(stage.server), phone)
  const { page, translate } = visitor
  const steps = page.getByRole('region', { name: translate('dashboard', 'begin.title') })
  await steps.waitFor()
  expect(await page.getByRole('heading', { name: translate('dashboard', 'waiting.title') }).count()).toBe(0)
  expect(await page.getByText(translate('shell', 'dashboard.shortcuts')).count()).toBe(0)
  await findsNoBarrier(visitor)
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
  await steps.getByRole('link', { name: translate('dashboard', 'begin.go.career') }).click()
  await page.waitForURL('**/base/career/add')
  expect(visitor.complaints).toEqual([])
})

test('a designer, an auditor and a teacher each find what waits for them, and each number is its list', async () => {
  campus = await openCampus(stage)
  own = await openCampus(stage, await account('lin.sheji', 'lx_designer'))
  const auditorToken = await account('zhao.shenhe', 'auditor')
  const teacherToken = await account('wang.laoshi', 'teacher')
  await own.makeDeck('访谈作业', [])
  const { revision } = record.parse(await own.call('GET', `course/career/get?id=${own.careerId}`))
  const taught = await teachesA(await idOf('wang.laoshi'))
  await handIn('li.lei', taught)
  await handIn('han.meimei', taught)

  const designer = await enter(own.token)
  await expectShown(designer, 'draftCareers', 1)
  await expectShown(designer, 'draftActivities', 1)
  await own.call('PUT', 'course/career/update-status', { id: own.careerId, status: 'reviewing', revision })
  await designer.page.reload()
  await lineOf(designer, 'draftActivities').waitFor()
  expect(await lineOf(designer, 'draftCareers').count()).toBe(0)

  const auditor = await enter(auditorToken)
  await expectShown(auditor, 'reviewCareers', 1)
  expect(await lineOf(auditor, 'draftActivities').count()).toBe(0)
  await findsNoBarrier(auditor)

  const teacher = await enter(teacherToken)
  await expectShown(teacher, 'works', 2)
  await expectShown(teacher, 'activeRecords', 2)
  expect(await lineOf(teacher, 'reviewCareers').count()).toBe(0)
  await findsNoBarrier(teacher)
  for (const { complaints } of [designer, auditor, teacher]) expect(complaints).toEqual([])
})

test('what was open last is listed at home, for whoever opened it', async () => {
  const visitor = await enter(own.token)
  const { page, translate } = visitor
  await page.goto(`/base/career/view?id=${own.careerId}`)
  await page.getByRole('heading', { name: '用户研究' }).first().waitFor()
  await page.goto('/dashboard')
  await page.getByText(translate('shell', 'dashboard.recent')).waitFor()
  await page.getByRole('link', { name: '用户研究' }).click()
  await page.waitForURL('**/base/career/view?id=*')
  expect(visitor.complaints).toEqual([])
})

async function idOf(username: string): Promise<number> {
  const body = { pageNo: 1, pageSize: 1, username }
  const { list } = users.parse(await campus.call('POST', 'system/user/page', body))
  return list[0]?.id ?? 0
}

/** A public activity with an assignment, hosted by a teacher. */
async function teachesA(teacherId: number): Promise<number> {
  const card = {
    ...{ type: 'assignment', title: '交一段访谈记录', points: 10, accepted: ['text'] },
    ...{ instructions: richOf('交上三句原话。'), attempts: { max: null, showAnswer: 'never' } },
  }
  const id = await campus.makeDeck('带作业的活动', [card])
  const saved = z.looseObject({}).parse(await campus.call('GET', `course/activity/get?id=${id}`))
  const names = ['id', 'revision', ...Object.keys(activityFields)]
  const written = Object.fromEntries(names.map((name) => [name, saved[name]]))
  await campus.call('PUT', 'course/activity/update', { ...written, hostTeacherIds: [teacherId] })
  await campus.move(id, 'public')
  return id
}

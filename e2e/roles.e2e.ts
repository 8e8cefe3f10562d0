import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { Role } from '#kit/contract/role.ts'
import { richOf } from '#kit/richText/richText.ts'
import { zh as deckWords } from '#deck/words/zh.ts'
import { allowedRoutes, flatten, routeTable } from '#app/console/routing/routes.ts'
import { enterAs } from './accountSteps.ts'
import { approve, makeTag } from './baseSteps.ts'
import type { Stage } from './console.ts'
import type { Visitor } from './visitor.ts'
import { openStage } from './console.ts'
import { beginActivity } from './editorSteps.ts'
import { tokenIn } from './formSteps.ts'
import type { Campus } from './learn.school.ts'
import { openCampus } from './learn.school.ts'

const password = 'a quiet river 7'
const title = '交一段访谈记录'

let stage: Stage
let campus: Campus
let activityId: number

beforeAll(async () => {
  stage = await openStage({ CAPTCHA: 'off' })
  campus = await openCampus(stage)
})
afterAll(() => stage.close())

const enter = (role: Role) => enterAs(stage, campus, { username: `as-${role}`, role, password })

const side = ({ page, translate }: Visitor) =>
  page.getByRole('navigation', { name: translate('shell', 'nav.label') })

/** What the sidebar leads to, from top to bottom, compared with the table of routes for the role. */
async function seesItsMenu(visitor: Visitor, role: Role): Promise<void> {
  await visitor.page.goto('/')
  await side(visitor).waitFor()
  const closed = side(visitor).locator('button[aria-expanded=false]')
  while ((await closed.count()) > 0) await closed.first().click()
  const expected = flatten(allowedRoutes(routeTable, { id: 1, roles: [role] }).filter((row) => !row.isHidden))
    .filter((row) => !row.isHidden && !row.children)
    .map(({ title }) => visitor.translate(title.namespace, title.key))
  // The counts beside some of them are read elsewhere.
  const titles = side(visitor).getByRole('link').locator('> span:not([role=img])')
  await expect.poll(() => titles.allTextContents()).toEqual(expected)
}

/** A typed address leads to the page that says so, and the same is refused behind the console's back. */
async function isRefused(visitor: Visitor, address: string, method: string, path: string): Promise<void> {
  await visitor.page.goto(address)
  await visitor.page.waitForURL('**/401')
  await visitor.page.getByText(visitor.translate('shell', 'page.forbiddenTitle')).waitFor()
  const token = (await tokenIn(visitor)) ?? ''
  const answer = await stage.api(method, path, { token, ...(method !== 'GET' && { body: {} }) })
  expect(answer).toMatchObject({ code: 1403 })
}

async function leaves(visitor: Visitor): Promise<void> {
  expect(visitor.complaints).toEqual([])
  await visitor.context.close()
}

const work = (reviewerId: number) => ({
  ...{ type: 'assignment', title, points: 4, accepted: ['text'], reviewerIds: [reviewerId] },
  rubric: [{ id: 'quotes', title: '有原话', detail: '三句', points: 4 }],
  ...{ instructions: richOf('交上三句原话。'), attempts: { max: null, showAnswer: 'never' } },
})

const people = z.object({ list: z.array(z.object({ id: z.number() })) })
const record = z.object({ revision: z.number() })

test('a super administrator sees everything, and reads who may do what', async () => {
  const visitor = await enter('super_admin')
  const { page, translate } = visitor
  await seesItsMenu(visitor, 'super_admin')
  await page.goto('/datas/roles/access')
  await page.getByRole('columnheader', { name: translate('kit', 'roles.auditor') }).waitFor()
  await page.getByText(translate('access', 'views.calls'), { exact: true }).click()
  await page.getByRole('rowheader', { name: 'PUT /course/career/update-status' }).waitFor()
  await page.getByLabel(translate('access', 'search')).fill('/course/tag/delete')
  const row = page.getByRole('row').filter({ hasText: 'DELETE /course/tag/delete' })
  const cells = await row.getByRole('cell').allTextContents()
  expect(cells).toEqual([
    translate('access', 'reach.every'),
    translate('access', 'reach.every'),
    '–',
    '–',
    '–',
    '–',
  ])
  await leaves(visitor)
}, 120_000)

test('an administrator reviews a tag, and manages no accounts', async () => {
  const visitor = await enter('admin_designer')
  await seesItsMenu(visitor, 'admin_designer')
  await makeTag(visitor, '用户研究')
  await isRefused(visitor, '/datas/roles/list', 'POST', 'system/user/page')
  await leaves(visitor)
}, 120_000)

test('a creator begins an activity, and reviews nothing', async () => {
  const visitor = await enter('lx_designer')
  await seesItsMenu(visitor, 'lx_designer')
  expect(await beginActivity(visitor, '第一次访谈')).toBeGreaterThan(0)
  await isRefused(visitor, '/base/tag/list', 'POST', 'course/tag/page')
  await leaves(visitor)
}, 120_000)

test('a reviewer approves what was submitted, and changes nothing', async () => {
  const career = await campus.call('GET', `course/career/get?id=${campus.careerId}`)
  const { revision } = record.parse(career)
  await campus.call('PUT', 'course/career/update-status', {
    ...{ id: campus.careerId, status: 'reviewing', revision },
  })
  const visitor = await enter('auditor')
  await seesItsMenu(visitor, 'auditor')
  await approve(visitor, 'career', `/base/career/view?id=${campus.careerId}`)
  await isRefused(visitor, '/base/career/list', 'POST', 'course/career/create')
  await leaves(visitor)
}, 120_000)

test('a teacher answers a work, and hands out no codes', async () => {
  const visitor = await enter('teacher')
  const { page, translate } = visitor
  await seesItsMenu(visitor, 'teacher')
  const body = { pageNo: 1, pageSize: 1, username: 'as-teacher' }
  const { list } = people.parse(await campus.call('POST', 'system/user/page', body))
  activityId = await campus.makeDeck(title, [work(list[0]?.id ?? 0)])
  await campus.move(activityId, 'public')
  await handIn('三句原话')
  await page.goto('/datas/works/edit')
  await page.getByText('三句原话', { exact: true }).waitFor()
  const mark = page.locator('input[type=radio]').first()
  await expect.poll(() => mark.evaluate((input) => input === document.activeElement)).toBe(true)
  await page.keyboard.press('4')
  await page.keyboard.type('写得好')
  await page.keyboard.press('Control+Enter')
  await page.getByText(translate('assignment', 'queue.done')).waitFor()
  await isRefused(visitor, '/exchange/list/index', 'POST', 'course/exchange-code/page')
  await leaves(visitor)
}, 120_000)

const decks = z.object({ cards: z.array(z.object({ id: z.number() })) })

/** The administrator learns too, beside the browser. */
async function handIn(text: string): Promise<void> {
  const deck = decks.parse(await campus.call('GET', `learn/activity?id=${activityId}`))
  const body = { activityId, cardId: deck.cards[0]?.id, clientId: randomUUID(), text }
  await campus.call('POST', 'learn/assignment', body)
}

test('a student learns, and has nothing of the console but the own account', async () => {
  const visitor = await enter('student')
  const { page, translate } = visitor
  await page.goto('/')
  await page.waitForURL('**/learn')
  await page.getByRole('link', { name: title }).click()
  await page.getByLabel(translate('card-assignment', 'play.text')).fill('我的三句话')
  await page.getByRole('button', { name: deckWords.player.confirm, exact: true }).click()
  await page.getByText(deckWords.player.pending).waitFor()
  await page.goto('/profile/home')
  await page.waitForURL('**/profile/home')
  await isRefused(visitor, '/manage/activity/list', 'POST', 'course/activity/page')
  await leaves(visitor)
}, 120_000)

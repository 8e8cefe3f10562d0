import { randomUUID } from 'node:crypto'
import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { findsNoBarrier } from './barriers.ts'
import { photograph } from './baseSteps.ts'
import type { Stage } from './console.ts'
import type { Visitor } from './visitor.ts'
import { adminPassword, button, field, fill, openStage, pick, signIn, upload } from './console.ts'
import { fillMissing, publish, writeTextCard } from './editorSteps.ts'
import { tokenIn } from './formSteps.ts'
import { openCampus, type Campus } from './learn.school.ts'
import { enterAsLearner, register } from './learnSteps.ts'
import { closeShareSheet, sharedLink, shareFromView, shareSheet } from './shareSteps.ts'
import { approveFromQueue, chooseFrom, rowOf, submitProduct } from './sellingSteps.ts'
import { course, product, sellCourse, type Sold } from './stranger.school.ts'

const password = 'a quiet river 7'
const phone = { width: 390, height: 844 }
const title = '听见没说出口的'
const career = '用户研究'

let stage: Stage
let campus: Campus
let admin: Visitor
let author: Visitor
let sold: Sold

beforeAll(async () => {
  stage = await openStage()
  admin = await stage.visitor('zh')
  await signIn(admin, 'admin', adminPassword)
  const token = (await tokenIn(admin)) ?? ''
  campus = await openCampus(stage, token)
  const teacher = { username: 'wang.laoshi', nickname: '王老师', password, roles: ['teacher'] }
  await campus.call('POST', 'system/user/create', teacher)
  sold = await sellCourse(campus, 'wang.laoshi')
  author = await stage.person('zh', token, 'lin.xiao', ['lx_designer'], password)
})
afterAll(() => stage.close())

/** Opens a list by the sidebar. */
async function openList(
  { page, translate }: Visitor,
  kind: 'activity' | 'banner' | 'course' | 'product',
): Promise<void> {
  const sidebar = page.getByRole('navigation', { name: translate('shell', 'nav.label') })
  const closed = sidebar.locator('button[aria-expanded=false]')
  while ((await closed.count()) > 0) await closed.first().click()
  const name = translate(kind, 'title')
  await sidebar.getByRole('link', { name, exact: true }).click()
  await page.getByRole('heading', { name, level: 1 }).waitFor()
}

/** Chooses one of the few values of a field in the open form. */
const choose = ({ page, translate }: Visitor, name: string, value: string) =>
  field(page.getByRole('dialog'), name)
    .getByText(translate('banner', `values.${name}.${value}`), { exact: true })
    .click()

/** Redeems the code of the course beside the browser. */
async function redeem(learner: Visitor): Promise<void> {
  const body = { code: sold.code, clientId: randomUUID(), viaQr: false, timeZone: 'Asia/Shanghai' }
  const token = (await tokenIn(learner)) ?? ''
  expect(await stage.api('POST', 'learn/redeem', { token, body })).toMatchObject({ code: 0 })
}

/** Opens a row's menu, and the share sheet from there. */
async function shareRow({ page, translate }: Visitor, name: string): Promise<void> {
  await page.getByRole('button', { name: translate('kit', 'actions.moreOf', { name }) }).click()
  await page.getByRole('menuitem', { name: translate('kit', 'actions.share'), exact: true }).click()
}

/** How many pixels of the height of something are seen without scrolling. */
async function inSight(one: Locator): Promise<number> {
  const box = await one.boundingBox()
  const height = one.page().viewportSize()?.height ?? 0
  return box ? Math.min(box.y + box.height, height) - Math.max(box.y, 0) : 0
}

const step = (visitor: Visitor, key: string) =>
  shareSheet(visitor).getByRole(key === 'place.title' ? 'button' : 'link', {
    name: visitor.translate('share', key),
  })

test('who publishes hands on the link of the sheet that opens, and a stranger plays it', async () => {
  const { page, translate } = author
  await openList(author, 'activity')
  await button(author, 'activity', 'new').first().click()
  await fill(page, 'title', title)
  await button(author, 'activity', 'add.begin').click()
  await page.getByRole('heading', { name: translate('activity', 'editor.emptyTitle') }).waitFor()
  const id = z.coerce.number().parse(new URL(page.url()).searchParams.get('id'))

  // Before it is public there is nothing to hand on, and the sheet says why.
  await writeTextCard(author, title)
  await button(author, 'kit', 'actions.share').click()
  await shareSheet(author).getByText(translate('share', 'first.activity.draft')).waitFor()
  expect(await shareSheet(author).locator('input, canvas').count()).toBe(0)
  await closeShareSheet(author)

  await fillMissing(author, career, title)
  await publish(author)
  await shareSheet(author)
    .getByText(translate('share', 'published', { title }))
    .waitFor()
  await shareSheet(author).getByText(translate('share', 'audience.activity.everybody')).waitFor()
  const link = await sharedLink(author)
  expect(link).toBe(`${stage.server.url}/learn/activity/${id}`)
  await findsNoBarrier(author, '.share-sheet')
  const opened = page.context().waitForEvent('page')
  await step(author, 'learner.title').click()
  await (await opened).getByRole('heading', { name: title, level: 1 }).waitFor()
  await (await opened).close()

  const stranger = await stage.visitor('zh', phone)
  await stranger.page.goto(link)
  await stranger.page.getByRole('heading', { name: title, level: 1 }).waitFor()
  await stranger.page.getByRole('link', { name: translate('public-page', 'entry.start') }).click()
  await register(stranger, 'an.an', password)
  await stranger.page.getByRole('heading', { name: title, level: 2 }).waitFor()
  await button(stranger, 'deck', 'player.finish').click()
  await stranger.page.getByRole('heading', { name: translate('deck', 'end.title') }).waitFor()

  await closeShareSheet(author)
  await button(author, 'activity', 'editor.back').click()
  await shareRow(author, title)
  await expect.poll(() => sharedLink(author)).toBe(link)
  await closeShareSheet(author)
  await page.getByRole('button', { name: translate('kit', 'actions.moreOf', { name: title }) }).click()
  await page.getByRole('menuitem', { name: translate('kit', 'actions.view'), exact: true }).click()
  await page.waitForURL('**/manage/activity/view?id=*')
  await shareFromView(author)
  await expect.poll(() => sharedLink(author)).toBe(link)
  expect([...author.complaints, ...stranger.complaints]).toEqual([])
}, 120_000)

test('the sheet leads on: into a new course with the activity, and back from it to its own sheet', async () => {
  const { page, translate } = author
  await step(author, 'place.title').click()
  await button(author, 'share', 'place.new').click()
  await page.waitForURL('**/manage/lession/add?activityId=*')
  await page.getByRole('button', { name: translate('course-design', 'places.move', { title }) }).waitFor()
  await fill(page, 'title', '一门新课')
  await button(author, 'kit', 'actions.save').click()
  await page.waitForURL('**/manage/lession/edit?id=*')
  await shareFromView(author)
  await shareSheet(author).getByText(translate('share', 'first.course.draft')).waitFor()
  await closeShareSheet(author)
  expect(author.complaints).toEqual([])
})

test('a product that is sold leads to a batch of codes of it, and its course to the same', async () => {
  const { page, translate } = admin
  await openList(admin, 'product')
  await shareRow(admin, product)
  await expect.poll(() => sharedLink(admin)).toMatch(/\/learn\/product\/\d+$/)
  await closeShareSheet(admin)
  await openList(admin, 'course')
  await shareRow(admin, course)
  await expect.poll(() => sharedLink(admin)).toMatch(/\/learn\/course\/\d+$/)
  await shareSheet(admin).getByText(translate('share', 'audience.course.enrolled')).waitFor()
  expect(await step(admin, 'sell.title').count()).toBe(0)
  await step(admin, 'codes.title').click()
  const drawer = page.getByRole('dialog')
  await field(drawer, 'productId').getByText(product).waitFor()
  expect(admin.complaints).toEqual([])
})

test('a product is shared once it is approved, and a stranger reads its page and that of its course', async () => {
  const token = (await tokenIn(admin)) ?? ''
  const auditor = await stage.person('zh', token, 'zhao.shenhe', ['auditor'], password)
  const written = { title: '用户访谈秋季班', overview: '从第一个问题到结论。', career, course, price: '66.6' }
  await submitProduct(author, written)
  await shareFromView(author)
  await shareSheet(author).getByText(author.translate('share', 'first.product.reviewing')).waitFor()
  expect(await shareSheet(author).locator('input, canvas').count()).toBe(0)
  await closeShareSheet(author)

  const link = await approveFromQueue(auditor, written)
  expect(link).toMatch(new RegExp(`^${stage.server.url}/learn/product/\\d+$`))
  await openList(author, 'product')
  await author.page.reload()
  await shareRow(author, written.title)
  await expect.poll(() => sharedLink(author)).toBe(link)
  await closeShareSheet(author)

  const stranger = await stage.visitor('es', phone)
  const { page, translate } = stranger
  await page.goto(link)
  await page.getByRole('heading', { name: written.title, level: 1 }).waitFor()
  for (const text of [written.overview, '66,60']) await page.getByText(text).first().waitFor()
  await page.getByRole('link', { name: translate('public-page', 'entry.redeem') }).waitFor()
  await findsNoBarrier(stranger)
  await page.locator('main').getByRole('link', { name: course }).click()
  await page.getByRole('heading', { name: course, level: 1 }).waitFor()
  await page.getByRole('link', { name: written.title }).waitFor()
  expect(await tokenIn(stranger)).toBeNull()
  expect([...author.complaints, ...auditor.complaints, ...stranger.complaints]).toEqual([])
}, 120_000)

test('a banner leads learners to its course, and nowhere once the course is closed', async () => {
  const { page, translate } = admin
  await page.keyboard.press('Escape')
  await openList(admin, 'banner')
  await button(admin, 'banner', 'new').first().click()
  const drawer = page.getByRole('dialog')
  await fill(drawer, 'title', '春季班开课了')
  await choose(admin, 'fileType', 'image')
  await upload(admin, 'image', photograph)
  await chooseFrom(admin, 'targetKind', translate('banner', 'values.targetKind.course'))
  await pick(admin, 'targetCourseId', course)
  await choose(admin, 'pushType', 'node')
  await choose(admin, 'nodeType', 'redeemed')
  await fill(drawer, 'courseIds', String(sold.courseId))
  await button(admin, 'kit', 'actions.save', drawer).click()
  await drawer.waitFor({ state: 'hidden' })
  await rowOf(admin, '春季班开课了').getByText(course).waitFor()
  await button(admin, 'banner', 'moves.publish', rowOf(admin, '春季班开课了')).click()
  await rowOf(admin, '春季班开课了').getByText(translate('banner', 'states.public')).waitFor()

  const learner = await stage.visitor('zh', phone)
  await enterAsLearner(learner, 'bei.bei', password)
  await learner.page.locator('main').waitFor()
  await expect.poll(() => tokenIn(learner)).toBeTruthy()
  await redeem(learner)
  await learner.page.goto('/learn')
  const banner = learner.page.locator('.learn-banner')
  await banner.getByText('春季班开课了').waitFor()
  // It leaves what the learner continues with in sight.
  const own = learner.page.locator('.learn-group .learn-card')
  expect(await inSight(own.first())).toBeGreaterThan(100)
  await learner.page.setViewportSize({ width: 1440, height: 900 })
  expect(await inSight(own.locator('.learn-card-title').first())).toBeGreaterThan(20)
  await learner.page.setViewportSize(phone)
  const link = banner.getByRole('link', { name: '春季班开课了' })
  await expect.poll(() => link.getAttribute('href')).toBe(`/learn/course/${sold.courseId}`)

  await openList(admin, 'course')
  await button(admin, 'course', 'moves.close', rowOf(admin, course)).click()
  await rowOf(admin, course).getByText(translate('course', 'states.closed')).waitFor()
  await openList(admin, 'banner')
  // A list that was read a moment ago is shown as it was.
  await page.reload()
  await rowOf(admin, '春季班开课了').getByText(translate('banner', 'target.notPublic')).waitFor()
  await learner.page.reload()
  await banner.getByText('春季班开课了').waitFor()
  expect(await link.count()).toBe(0)
  expect([...admin.complaints, ...learner.complaints]).toEqual([])
}, 120_000)

import jsQR from 'jsqr'
import { readSheet } from 'read-excel-file/node'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readArchive } from '#kit/files/server/archive.ts'
import { textSample } from '#cards/text/text.sample.ts'
import { formatCode } from '#features/sale/exchange-code/exchange-code.encoding.ts'
import type { Stage } from './console.ts'
import type { Visitor } from './visitor.ts'
import { adminPassword, openStage, signIn } from './console.ts'
import { tokenIn } from './formSteps.ts'
import { freePort } from '#kit/testing/server/freePort.ts'
import { openCampus } from './learn.school.ts'
import { enterAsLearner } from './learnSteps.ts'
import {
  approveFromQueue,
  fetchCodes,
  orderCodes,
  printed,
  redeem,
  rowOf,
  sellableCourse,
  submitProduct,
} from './sellingSteps.ts'

const phone = { width: 390, height: 844 }
const password = 'a quiet river 7'
const teacher = '陈默'
const career = '用户研究'
const activities = ['问对第一个问题', '听见没说出口的', '把访谈变成结论'] as const
const course = {
  title: '三天学会用户访谈',
  overview: '每天二十分钟，从提问、倾听到整理。',
  career,
  teacher,
  activities,
}
const product = {
  title: '用户访谈春季班',
  overview: '三天，一次真实的访谈。',
  career,
  course: course.title,
  price: '199.5',
}
const task = { name: '春季班第一批', product: product.title, quantity: '100', title: '用户访谈春季班' }

let stage: Stage

beforeAll(async () => {
  // What is printed under a picture leads to the installation's own address.
  const port = await freePort()
  stage = await openStage({ PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` })
})
afterAll(() => stage.close())

/** Three public activities of a public career, and a teacher. */
async function prepare(token: string): Promise<void> {
  const campus = await openCampus(stage, token)
  for (const [revision, status] of ['reviewing', 'public'].entries())
    await campus.call('PUT', 'course/career/update-status', {
      id: campus.careerId,
      status,
      revision: revision + 1,
    })
  const [text] = textSample.cards
  for (const title of activities)
    await campus.move(await campus.makeDeck(title, [{ ...text, id: undefined }]), 'public')
  const body = { username: 'chen.mo', nickname: teacher, password, roles: ['teacher'] }
  await campus.call('POST', 'system/user/create', body)
}

/** What a phone reads in a picture with a code in it. */
async function scan(picture: Buffer | undefined): Promise<string> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return jsQR(Uint8ClampedArray.from(data), info.width, info.height)?.data ?? ''
}

/** The days of a course as a learner finds them: open or closed, and when they open. */
const daysOf = ({ page }: Visitor) =>
  page.locator('.learn-unit').evaluateAll((units) =>
    units.map((unit) => ({
      status: unit.getAttribute('data-status'),
      text: unit.querySelector('.learn-unit-state')?.textContent,
    })),
  )

/** The beginning of a day so many days after today, as a learner reads it. */
function beginOf(days: number): string {
  const day = new Date()
  day.setDate(day.getDate() + days)
  return `${new Intl.DateTimeFormat('zh-CN', { dateStyle: 'medium' }).format(day)} 00:00`
}

test('a course becomes a product, a product a code, and a code a course that somebody learns', async () => {
  const admin = await stage.visitor('zh')
  await signIn(admin, 'admin', adminPassword)
  const token = (await tokenIn(admin)) ?? ''
  await prepare(token)
  const designer = await stage.person('zh', token, 'designer', ['lx_designer'], password)
  const auditor = await stage.person('zh', token, 'auditor', ['auditor'], password)
  const seller = await stage.person('zh', token, 'seller', ['admin_designer'], password)

  await sellableCourse(designer, course)
  await submitProduct(designer, product)
  await approveFromQueue(auditor, product)
  await orderCodes(seller, task)

  const { sheet, pictures } = await fetchCodes(seller)
  expect(sheet.name).toBe(`${task.name}.xlsx`)
  const [, ...rows] = await readSheet(sheet.bytes)
  const shown = rows.map(([code]) => String(code))
  expect(new Set(shown).size).toBe(100)
  expect(await printed(seller)).toEqual({ codes: shown, others: [] })
  const archive = await readArchive(pictures.bytes)
  expect([...archive.keys()].map((name) => name.slice(4, -4))).toEqual(shown)
  const [picture] = archive.values()
  const link = new URL(await scan(picture))
  const code = link.searchParams.get('code') ?? ''
  expect(link.origin).toBe(new URL(stage.server.url).origin)
  expect(formatCode(code)).toBe(shown[0])

  const learner = await stage.visitor('zh', phone)
  await enterAsLearner(learner, 'li.lei', password, link.href)
  await redeem(learner, formatCode(code))
  const opening = [1, 2].map((days) => learner.translate('learn', 'course.opens', { time: beginOf(days) }))
  await learner.page.getByText(learner.translate('learn', 'redeem.done', { title: product.title })).waitFor()
  await learner.page.getByRole('link', { name: learner.translate('learn', 'redeem.toCourses') }).click()
  await learner.page.getByRole('link', { name: course.title }).click()
  await learner.page.getByRole('heading', { name: course.title, level: 1 }).waitFor()
  expect(await daysOf(learner)).toEqual([
    { status: 'pending', text: learner.translate('learn', 'course.states.pending') },
    { status: 'locked', text: opening[0] },
    { status: 'locked', text: opening[1] },
  ])
  await learner.page.locator('.learn-unit').getByRole('link', { name: activities[0] }).waitFor()

  const late = await stage.visitor('zh', phone)
  await enterAsLearner(late, 'han.meimei', password, link.href)
  await redeem(late, formatCode(code))
  await late.page.getByText(late.translate('exchange-code', 'faults.notValid')).waitFor()

  await seller.page.goto('/exchange/list/index?status=redeemed')
  const redeemed = rowOf(seller, shown[0] ?? '')
  await redeemed.getByText('li.lei').waitFor()
  await redeemed.getByText(seller.translate('exchange-code', 'states.redeemed'), { exact: true }).waitFor()
  await redeemed.getByRole('link', { name: task.name }).click()
  await seller.page.waitForURL('**/exchange/task/view?id=*')
  await seller.page.locator('[data-status=redeemed]', { hasText: 'li.lei' }).waitFor()
  expect((await printed(seller)).codes).toEqual(shown.slice(1))

  await admin.page.goto('/datas/orders/list')
  const order = rowOf(admin, product.title)
  await order.getByText('li.lei').waitFor()
  await order.getByText(admin.translate('order', 'states.paid'), { exact: true }).waitFor()

  for (const visitor of [admin, designer, auditor, seller, learner, late]) {
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  }
}, 240_000)

import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { findsNoBarrier } from './barriers.ts'
import { enterAs } from './accountSteps.ts'
import { button, field, fill, openStage, type Stage } from './console.ts'
import type { Visitor } from './visitor.ts'
import { focusedField, makeCover, tokenIn } from './formSteps.ts'
import { openCampus, type Campus } from './learn.school.ts'

let stage: Stage
let campus: Campus
beforeAll(async () => {
  stage = await openStage({ CAPTCHA: 'off' })
  campus = await openCampus(stage)
})
afterAll(() => stage.close())

const exact = { exact: true }
const soon = { timeout: 15_000 }
const password = 'queue-of-reviews'
const enter = (username: string, role: string) => enterAs(stage, campus, { username, role, password })

/** A career of this designer, written beside the browser and still a draft. */
async function writeCareer(designer: Visitor, name: string, summary: string): Promise<number> {
  await designer.page.goto('/base/career/list')
  const token = (await tokenIn(designer)) ?? ''
  const cover = await makeCover(designer)
  const body = { name, summary, cover, abilityIds: [], tagIds: [] }
  const made = await stage.api('POST', 'course/career/create', { token, body })
  return z.number().parse(made.data)
}

async function submit(designer: Visitor, id: number): Promise<void> {
  await designer.page.goto(`/base/career/view?id=${id}`)
  await button(designer, 'career', 'moves.submit').click()
  await designer.page.getByText(designer.translate('career', 'states.reviewing')).first().waitFor()
}

/** Opens a record from the queue, as somebody who came to decide. */
async function openFromQueue({ page }: Visitor, name: string): Promise<void> {
  await page.goto('/audits/career')
  await page.getByRole('link', { name }).click()
  await page.locator('.review-main').getByRole('heading', { name }).first().waitFor()
}

test('a reason stands at its field until the creator has mended it, and the reviewer sees what changed', async () => {
  const designer = await enter('lin.sheji', 'lx_designer')
  const auditor = await enter('zhao.shenhe', 'auditor')
  const id = await writeCareer(designer, '产品经理', '发现用户要什么')
  await submit(designer, id)

  const { page, translate } = auditor
  await openFromQueue(auditor, '产品经理')
  await page.getByText(translate('audit', 'review.first')).waitFor()
  await findsNoBarrier(auditor)
  await page.locator('body').press('r')
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName), soon).toBe('TEXTAREA')
  await page.keyboard.type('请写明面向谁')
  await page.getByLabel(translate('audit', 'decide.where', { number: 1 })).click()
  await page.locator('.ant-select-item-option', { hasText: translate('career', 'fields.summary') }).click()
  await findsNoBarrier(auditor)
  await button(auditor, 'audit', 'decide.reject').click()
  await page.getByText(translate('audit', 'queues.career.empty')).waitFor()

  await designer.page.goto(`/base/career/edit?id=${id}`)
  const pinned = field(designer.page, 'summary').locator('.kit-pinned')
  await pinned.waitFor()
  await expect.poll(() => pinned.textContent()).toContain('请写明面向谁')
  expect(await field(designer.page, 'name').locator('.kit-pinned').count()).toBe(0)
  await designer.page.locator('.kit-rejection').getByRole('button').click()
  await expect.poll(() => focusedField(designer.page), soon).toBe('summary')
  await fill(designer.page, 'summary', '面向想转行的人，发现用户要什么')
  await button(designer, 'kit', 'actions.save').click()
  await designer.page.getByText(/^已保存/).waitFor()
  await submit(designer, id)
  await designer.page.goto(`/base/career/view?id=${id}`)
  await designer.page.getByText('面向想转行的人，发现用户要什么').first().waitFor()
  expect(await designer.page.locator('.kit-rejection').count()).toBe(0)

  await openFromQueue(auditor, '产品经理')
  const changes = page.locator('.kit-change')
  await changes.waitFor()
  await expect.poll(() => changes.locator('ins').allTextContents()).toEqual([expect.stringContaining('面向')])
  await page.getByText('简介：请写明面向谁').waitFor()
  await button(auditor, 'audit', 'decide.approve').click()
  await page.getByText(translate('audit', 'queues.career.empty')).waitFor()
  await designer.page.reload()
  await designer.page.getByText(translate('career', 'states.public')).first().waitFor()
  for (const { complaints } of [designer, auditor]) expect(complaints).toEqual([])
}, 180_000)

test('two reviewers at once know of each other, and the second reads who was first', async () => {
  const designer = await enter('chen.sheji', 'lx_designer')
  const [first, second] = [await enter('wang.shenhe', 'auditor'), await enter('li.shenhe', 'auditor')]
  const id = await writeCareer(designer, '数据分析师', '让数字说话')
  await submit(designer, id)
  await openFromQueue(first, '数据分析师')
  await openFromQueue(second, '数据分析师')
  await first.page
    .getByText(first.translate('audit', 'review.company', { count: 1, names: 'li.shenhe' }))
    .waitFor()

  await first.page.locator('body').press('r')
  await first.page
    .getByLabel(first.translate('audit', 'decide.reason', { number: 1 }), exact)
    .fill('再想一想')
  await button(first, 'audit', 'decide.reject').click()
  await first.page.getByText(first.translate('audit', 'queues.career.empty')).waitFor()

  await button(second, 'audit', 'decide.approve').click()
  await second.page.getByText(second.translate('audit', 'decide.late', { name: 'wang.shenhe' })).waitFor()
  await second.page.getByText('再想一想').waitFor()
  for (const { complaints } of [designer, first, second]) expect(complaints).toEqual([])
}, 180_000)

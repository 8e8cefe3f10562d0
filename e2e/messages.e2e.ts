import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { textSample } from '#cards/text/text.sample.ts'
import { activity } from '#features/content/activity/activity.contract.ts'
import { findsNoBarrier } from './barriers.ts'
import { enterAs } from './accountSteps.ts'
import type { Stage } from './console.ts'
import type { Visitor } from './visitor.ts'
import { button, openStage } from './console.ts'
import { openCampus, type Campus } from './learn.school.ts'

const password = 'a quiet river 7'
const phone = { width: 390, height: 844 }
const title = '听见没说出口的'
const question = '对方一直说“还行”，我该等一等吗？'
const answer = '先等三秒，多数人会自己补一句。'

let stage: Stage
let campus: Campus
let teacher: Visitor
let learner: Visitor

beforeAll(async () => {
  stage = await openStage({ CAPTCHA: 'off' })
  campus = await openCampus(stage)
  teacher = await enterAs(stage, campus, { username: 'wang.laoshi', role: 'teacher', password })
  learner = await enterAs(stage, campus, { username: 'li.lei', role: 'student', password, size: phone })
  await hostedBy('wang.laoshi')
})
afterAll(() => stage.close())

const users = z.object({ list: z.array(z.object({ id: z.number() })) })

/** A public activity with one card, whose host is this teacher. */
async function hostedBy(username: string): Promise<void> {
  const body = { pageNo: 1, pageSize: 1, username }
  const { list } = users.parse(await campus.call('POST', 'system/user/page', body))
  const [text] = textSample.cards
  const id = await campus.makeDeck(title, [{ ...text, id: undefined }])
  const found = z.looseObject({}).parse(await campus.call('GET', `course/activity/get?id=${id}`))
  const fields = Object.fromEntries(Object.keys(activity.fields).map((name) => [name, found[name]]))
  const hostTeacherIds = list.map((user) => user.id)
  await campus.call('PUT', 'course/activity/update', {
    ...fields,
    hostTeacherIds,
    id,
    revision: found['revision'],
  })
  await campus.move(id, 'public')
}

/** The bell of the console, by its label. */
const bell = ({ page, translate }: Visitor, count: number) =>
  page.getByRole('button', {
    name: count === 0 ? translate('shell', 'nav.messages') : translate('shell', 'nav.unread', { count }),
    exact: true,
  })

test('a learner asks at a card, the teacher’s bell counts it, the teacher answers, and the learner reads it', async () => {
  await learner.page.goto('/learn')
  await learner.page.getByRole('link', { name: title }).click()
  await button(learner, 'learn', 'ask.title').click()
  await learner.page.getByLabel(learner.translate('learn', 'ask.text')).fill(question)
  await button(learner, 'learn', 'ask.send').click()
  await learner.page.getByText(learner.translate('learn', 'ask.sent')).waitFor()

  const { page, translate } = teacher
  await page.goto('/dashboard')
  await bell(teacher, 1).click()
  await page.getByRole('menuitem', { name: translate('shell', 'nav.allMessages') }).click()
  await page.waitForURL('**/msgs/index/list')
  const row = page.locator('[data-row] a').filter({ hasText: question })
  await row.getByText(translate('message', 'row.waiting')).waitFor()
  await findsNoBarrier(teacher)
  await page.keyboard.press('Alt+KeyN')
  await page
    .getByText(translate('message', 'thread.card', { title: textSample.cards[0]?.title ?? '' }))
    .waitFor()
  await bell(teacher, 0).waitFor()
  await row.getByRole('img', { name: translate('message', 'row.unread') }).waitFor({ state: 'detached' })

  const box = page.getByLabel(translate('message', 'reply.label'))
  await box.fill('先等')
  await page.reload()
  await page.getByText(translate('message', 'reply.kept')).waitFor()
  await expect.poll(() => box.inputValue()).toBe('先等')
  await teacher.context.setOffline(true)
  await box.fill(answer)
  await box.press('Control+Enter')
  await page.getByText(translate('message', 'reply.offline')).waitFor()
  await teacher.context.setOffline(false)
  const note = { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('等一等') }
  await page.locator('form input[type=file]').setInputFiles(note)
  await page
    .getByRole('button', { name: translate('message', 'reply.remove', { name: 'note.txt' }) })
    .waitFor()
  await box.press('Control+Enter')
  await page.getByText(translate('message', 'reply.sent')).waitFor()
  await page
    .getByRole('list', { name: translate('message', 'thread.label') })
    .getByText(answer)
    .waitFor()
  await row.getByText(translate('message', 'row.answered')).waitFor()
  await findsNoBarrier(teacher)

  await learner.page.goto('/learn')
  await learner.page
    .getByRole('link', { name: learner.translate('learn', 'messages.unread', { count: 1 }) })
    .click()
  await learner.page.getByText(answer, { exact: true }).waitFor()
  await learner.page.getByRole('link', { name: 'note.txt' }).waitFor()
  expect([...teacher.complaints, ...learner.complaints]).toEqual([])
})

test('on a phone the conversation lies over its list, and closing leads back', async () => {
  const { page, translate } = teacher
  await page.setViewportSize(phone)
  await page.goto('/msgs/teachered/list')
  await page.locator('[data-row] a').filter({ hasText: question }).click()
  const dialog = page.getByRole('dialog', { name: translate('message', 'thread.label') })
  await dialog.getByText(answer, { exact: true }).waitFor()
  await findsNoBarrier(teacher)
  await button(teacher, 'kit', 'actions.close', dialog).click()
  await dialog.waitFor({ state: 'hidden' })
  expect(new URL(page.url()).search).toBe('')
  for (const list of ['teachering', 'simple', 'multiple'] as const) {
    await page.goto(`/msgs/${list}/list`)
    await page.getByRole('heading', { name: translate('message', `lists.${list}.title`), level: 1 }).waitFor()
    await findsNoBarrier(teacher)
  }
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { richOf } from '#kit/richText/richText.ts'
import { zh as deckWords } from '#deck/words/zh.ts'
import { drawPicture } from '#features/media/file/server/makePicture.ts'
import { findsNoBarrier } from './barriers.ts'
import { enterWith, makeAccount } from './accountSteps.ts'
import type { Stage } from './console.ts'
import type { Visitor } from './visitor.ts'
import { button, openStage } from './console.ts'
import { openCampus, type Campus } from './learn.school.ts'

const password = 'a quiet river 7'
const phone = { width: 390, height: 844 }
const title = '访谈作业'

let stage: Stage
let campus: Campus
let teacher: Visitor
let activityId: number

beforeAll(async () => {
  stage = await openStage({ CAPTCHA: 'off' })
  campus = await openCampus(stage)
  teacher = await enter(await account('wang.laoshi', 'teacher'))
  activityId = await campus.makeDeck(title, [work(await teacherId())])
  await campus.move(activityId, 'public')
})
afterAll(() => stage.close())

const users = z.object({ list: z.array(z.object({ id: z.number() })) })
const decks = z.object({ cards: z.array(z.object({ id: z.number() })) })

async function teacherId(): Promise<number> {
  const body = { pageNo: 1, pageSize: 1, username: 'wang.laoshi' }
  const { list } = users.parse(await campus.call('POST', 'system/user/page', body))
  return list[0]?.id ?? 0
}

const work = (reviewerId: number) => ({
  ...{ type: 'assignment', title: '交一段访谈记录', points: 10, accepted: ['text', 'picture'] },
  ...{ instructions: richOf('交上三句原话。'), attempts: { max: null, showAnswer: 'never' } },
  reviewerIds: [reviewerId],
  rubric: [
    { id: 'quotes', title: '有原话', detail: '三句', points: 4 },
    { id: 'finding', title: '有发现', detail: '', points: 6 },
  ],
})

const account = (username: string, role: string) => makeAccount(stage, campus, { username, role, password })

const enter = (token: string, size?: typeof phone) => enterWith(stage, token, size)

/** Somebody who hands in without a browser. */
async function handIn(username: string, text: string): Promise<void> {
  const token = await account(username, 'student')
  const deck = await stage.api('GET', `learn/activity?id=${activityId}`, { token })
  const body = { activityId, cardId: decks.parse(deck.data).cards[0]?.id, clientId: randomUUID(), text }
  expect(await stage.api('POST', 'learn/assignment', { token, body })).toMatchObject({ code: 0 })
}

test('a learner hands in a text and a picture, a teacher answers three works by keyboard alone, and it comes back better', async () => {
  const learner = await enter(await account('li.lei', 'student'), phone)
  await learner.page.goto('/learn')
  await learner.page.getByRole('link', { name: title }).click()
  await learner.page.getByLabel(learner.translate('card-assignment', 'play.text')).fill('只有一句原话')
  const bytes = await drawPicture('card', { unit: 60 })
  const picture = { name: 'note.png', mimeType: 'image/png', buffer: bytes }
  await learner.page.locator('input[type=file]').setInputFiles(picture)
  await learner.page.getByRole('link', { name: 'note.png' }).waitFor()
  await learner.page.getByRole('button', { name: deckWords.player.confirm, exact: true }).click()
  await learner.page.getByText(deckWords.player.pending).waitFor()

  const { page, translate } = teacher
  await page.goto('/datas/works/edit')
  const left = (count: number) =>
    page.getByText(translate('assignment', 'queue.left', { count, amount: count }))
  await left(1).waitFor()
  await page.getByText('只有一句原话').waitFor()
  await page.getByRole('img', { name: 'note.png' }).waitFor()
  await findsNoBarrier(teacher)
  await handIn('han.meimei', '三句原话和一个发现')
  await handIn('jim.green', '另外三句')
  await page.reload()
  await left(3).waitFor()

  const { keyboard } = page
  const first = page.locator('input[type=radio]').first()
  const isFocused = () => first.evaluate((input) => input === document.activeElement)
  await expect.poll(isFocused).toBe(true)
  await keyboard.press('1')
  await keyboard.press('2')
  await keyboard.type('还差两句')
  await keyboard.press('Control+Shift+Enter')
  await page.getByText('三句原话和一个发现').waitFor()
  await left(2).waitFor()
  await expect.poll(isFocused).toBe(true)
  await keyboard.press('4')
  await keyboard.press('6')
  // The comment on the first work is a saved phrase by now.
  await keyboard.press('Alt+1')
  await expect.poll(() => page.getByRole('textbox').inputValue()).toBe('还差两句')
  await keyboard.press('Control+a')
  await keyboard.type('写得好')
  await keyboard.press('Control+Enter')
  await page.getByText('另外三句').waitFor()
  await expect.poll(isFocused).toBe(true)
  await keyboard.press('2')
  await keyboard.press('3')
  await keyboard.type('想一想为什么')
  await keyboard.press('Alt+Enter')
  await page.getByText(translate('assignment', 'queue.done')).waitFor()
  await page.goto('/datas/works/list')
  for (const state of ['approved', 'notApproved', 'feedbackProvided'])
    await page
      .getByRole('table')
      .getByText(translate('assignment', `states.${state}`))
      .waitFor()
  await findsNoBarrier(teacher)

  await learner.page.reload()
  await learner.page.getByText('还差两句').waitFor()
  await button(learner, 'deck', 'player.tryAgain').click()
  await learner.page.getByLabel(learner.translate('card-assignment', 'play.text')).fill('现在有三句原话了')
  await learner.page.getByRole('button', { name: deckWords.player.confirm, exact: true }).click()
  await learner.page.getByText(deckWords.player.pending).waitFor()
  await page.goto('/datas/works/edit')
  await left(1).waitFor()
  await page.getByText('现在有三句原话了').waitFor()
  await page.getByText(translate('assignment', 'work.earlier')).click()
  await page.getByText('只有一句原话').waitFor()
  expect(teacher.complaints).toEqual([])
  expect(learner.complaints).toEqual([])
})

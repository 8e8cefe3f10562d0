import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { publicActivityPath } from '#features/content/activity/activity.address.ts'
import { publicCoursePath } from '#features/content/course/course.address.ts'
import { formatCode } from '#features/sale/exchange-code/exchange-code.encoding.ts'
import { findsNoBarrier } from './barriers.ts'
import { button, openStage, type Stage } from './console.ts'
import type { Visitor } from './visitor.ts'
import type { Campus } from './learn.school.ts'
import { enterAsLearner } from './learnSteps.ts'
import {
  activities,
  course,
  judge,
  listen,
  product,
  openSoldSchool,
  task,
  type Sold,
} from './stranger.school.ts'

const password = 'a quiet river 7'
const phone = { width: 390, height: 844 }
const lacking = '只有一句原话'
const better = '现在有三句原话了'
const comment = '还差两句，再听一遍录音。'

let stage: Stage
let campus: Campus
let teacher: Visitor
let learner: Visitor
let sold: Sold

beforeAll(async () => {
  stage = await openStage()
  ;({ campus, sold, teacher } = await openSoldSchool(stage, password))
  learner = await stage.visitor('zh', phone)
})
afterAll(() => stage.close())

const main = ({ page }: Visitor) => page.locator('main')
const shown = (text: string) => main(learner).getByText(text, { exact: true }).first().waitFor()
const headed = (name: string, level: number) =>
  learner.page.getByRole('heading', { name, level, exact: true }).waitFor()
const link = (name: string) => main(learner).getByRole('link', { name }).first()
const state = (status: 'submitted' | 'notApproved' | 'approved') =>
  learner.translate('learn', `works.states.${status}`)

const studies = z.object({
  list: z.array(
    z.object({ activityTitle: z.string(), status: z.string(), points: z.number(), maxPoints: z.number() }),
  ),
})

/** The school's record of the two activities, by their titles. */
async function record() {
  const { list } = studies.parse(await campus.call('POST', 'course/study/page', {}))
  return Object.fromEntries(list.map(({ activityTitle, ...row }) => [activityTitle, row]))
}

/** Opens the course on the learner's page; how many of its activities it counts as learned. */
async function openCourse(learned: number): Promise<void> {
  await learner.page.goto('/learn')
  await main(learner).locator('a[href^="/learn/course"]', { hasText: course }).click()
  await headed(course, 1)
  await shown(learner.translate('learn', 'course.learned', { learned, total: 2 }))
}

/** The list of works shows this, and links to the work. */
async function openWork(status: 'submitted' | 'notApproved' | 'approved'): Promise<void> {
  await learner.page.goto('/learn')
  await link(learner.translate('learn', 'works.title')).click()
  await shown(state(status))
  await link(task).click()
  await headed(task, 2)
}

async function handIn(text: string): Promise<void> {
  await learner.page.getByLabel(learner.translate('card-assignment', 'play.text')).fill(text)
  await button(learner, 'deck', 'player.confirm').click()
  await shown(learner.translate('deck', 'player.pending'))
  await button(learner, 'deck', 'player.finish').click()
  await shown(learner.translate('deck', 'end.handedIn', { count: 1 }))
  await headed(learner.translate('deck', 'end.awaited'), 2)
  await button(learner, 'learn', 'next.toCourse').click()
}

/** A teacher takes the next work, marks it and decides. */
async function decide(text: string, level: number, move: 'sendBack' | 'accept', note: string): Promise<void> {
  const { page, translate } = teacher
  await page.goto('/datas/works/edit')
  await page.getByText(text, { exact: true }).waitFor()
  await page.locator('input[type=radio]').nth(level).check({ force: true })
  await page.getByLabel(translate('assignment', 'fields.comment'), { exact: false }).fill(note)
  await page.getByRole('button', { name: translate('assignment', `moves.${move}`) }).click()
  await page.getByText(translate('assignment', 'queue.done')).waitFor()
}

test('a stranger finds the way from a link that is not theirs to a piece of work that a teacher approves', async () => {
  const { page, translate } = learner
  await enterAsLearner(learner, 'li.lei', password)
  await headed(translate('learn', 'hello', { name: 'li.lei' }), 1)

  await page.goto(`/learn/activity?id=${sold.activityIds[0]}`)
  await headed(activities[0], 2)
  await findsNoBarrier(learner)
  await link(translate('learn', 'toPage')).click()
  await page.waitForURL(`**${publicActivityPath(sold.activityIds[0])}`)
  await headed(activities[0], 1)
  await page.goto(`/learn/course?id=${sold.courseId}`)
  await headed(course, 2)
  await link(translate('learn', 'toPage')).click()
  await page.waitForURL(`**${publicCoursePath(sold.courseId)}`)
  await page.goBack()
  await link(translate('learn', 'redeem.title')).click()
  await headed(translate('learn', 'redeem.title'), 1)
  await page.getByLabel(translate('learn', 'redeem.code')).fill('ABCD-EFGH-2345')
  await button(learner, 'learn', 'redeem.send').click()
  await page.getByRole('alert').waitFor()
  await page.getByLabel(translate('learn', 'redeem.code')).fill(formatCode(sold.code))
  await button(learner, 'learn', 'redeem.send').click()
  await headed(translate('learn', 'redeem.done', { title: product }), 2)
  await link(translate('learn', 'redeem.toCourses')).click()
  await openCourse(0)

  await page.goto(`/learn/activity?id=${sold.activityIds[1]}`)
  await headed(translate('learn', 'activity.locked'), 2)

  await openCourse(0)
  await main(learner).locator('.learn-go-on').click()
  await headed(listen, 2)
  await button(learner, 'deck', 'player.next').click()
  await headed(judge, 2)
  await page.locator('label:has(input[type=radio])').nth(1).click()
  await button(learner, 'deck', 'player.confirm').click()
  await shown(translate('deck', 'player.correct'))
  await button(learner, 'deck', 'player.finish').click()
  await headed(translate('deck', 'end.title'), 2)
  await button(learner, 'learn', 'next.toCourse').click()
  expect((await record())[activities[0]]).toMatchObject({ status: 'learned', points: 1, maxPoints: 1 })

  await openCourse(1)
  await main(learner).locator('.learn-go-on').click()
  await headed(task, 2)
  await handIn(lacking)
  await openCourse(1)
  expect((await record())[activities[1]]).toMatchObject({ status: 'learning', points: 0 })
  await openWork('submitted')

  await decide(lacking, 2, 'sendBack', comment)
  await openWork('notApproved')
  await shown(comment)
  expect((await record())[activities[1]]).toMatchObject({ status: 'learning' })
  await openCourse(1)
  await main(learner).locator('.learn-go-on').click()
  await button(learner, 'deck', 'player.tryAgain').click()
  await handIn(better)
  await openWork('submitted')

  await decide(better, 5, 'accept', '写得好。')
  await openWork('approved')
  await button(learner, 'deck', 'player.finish').click()
  await button(learner, 'deck', 'end.done').click()
  await openCourse(2)
  await shown(translate('learn', 'course.done'))
  expect((await record())[activities[1]]).toMatchObject({ status: 'learned', points: 10, maxPoints: 10 })
  expect([...teacher.complaints, ...learner.complaints]).toEqual([])
}, 240_000)

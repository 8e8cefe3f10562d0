import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeActivity } from '#features/content/activity/server/makeActivity.ts'
import { makeCareer } from '#features/content/career/server/makeCareer.ts'
import { learnEndpoints } from '#features/learning/learner/learn.contract.ts'
import type { Person, TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { beginKeys } from '../dashboard.begin.ts'
import { dashboardEndpoints } from '../dashboard.contract.ts'

let app: TestApp
let admin: Person
let designer: Person

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.person('super_admin')
  designer = await app.person('lx_designer')
}, 60_000)
afterAll(() => app.close())

const choice = {
  ...{ id: 1, type: 'choice', title: 'Which?', question: 'Which of these?', points: 2 },
  options: [
    { id: 'a', text: 'This', correct: true },
    { id: 'b', text: 'That', correct: false },
  ],
}

const stepsOf = async (as: Person) => (await app.call(dashboardEndpoints.get, { as })).begin
const doneOf = async (as: Person) =>
  (await stepsOf(as))?.filter(({ isDone }) => isDone).map(({ key }) => key) ?? 'nothing to do'
const hrefOf = async (as: Person, wanted: string) =>
  (await stepsOf(as))?.find(({ key }) => key === wanted)?.href

test('each step to the first learner is done once the data says so, for whoever made it, and leads on', async () => {
  expect((await stepsOf(admin))?.map(({ key }) => key)).toEqual(beginKeys)
  // The designer is the colleague, and invites nobody.
  expect(await doneOf(admin)).toEqual(['invite'])
  expect((await stepsOf(designer))?.map(({ key }) => key)).toEqual(
    beginKeys.filter((key) => key !== 'invite'),
  )

  await makeCareer(app.services, { creatorId: designer.id })
  expect(await doneOf(designer)).toEqual(['career'])
  const draft = await makeActivity(app.services, { creatorId: designer.id })
  expect(await doneOf(designer)).toEqual(['career', 'activity'])
  expect(await hrefOf(designer, 'publish')).toBe(`/manage/activity/edit?id=${draft.id}`)

  const { id } = await makeActivity(app.services, {
    ...{ creatorId: designer.id, status: 'public', cards: [choice] },
  })
  expect(await doneOf(designer)).toEqual(['career', 'activity', 'publish'])
  expect(await hrefOf(designer, 'open')).toBe(`/learn/activity/${id}`)
  expect(await hrefOf(designer, 'answer')).toBe(`/manage/activity/view?id=${id}`)

  await answer(designer, id)
  expect(await doneOf(designer)).toEqual(['career', 'activity', 'publish', 'open'])
  await answer(await app.person('student'), id)
  expect(await stepsOf(designer)).toBeNull()
  expect(await stepsOf(admin)).toBeNull()
})

test("a designer's steps are their own, and who makes nothing has none", async () => {
  const newcomer = await app.person('lx_designer')
  // The career is there for everybody who makes something.
  expect(await doneOf(newcomer)).toEqual(['career'])
  for (const role of ['auditor', 'teacher'] as const) expect(await stepsOf(await app.person(role))).toBeNull()
})

/** Shows the first card and answers it, as the player does. */
async function answer(as: Person, activityId: number): Promise<void> {
  const { cards } = await app.call(learnEndpoints.activity, { as, query: { id: activityId } })
  const action = () => ({ clientId: randomUUID(), activityId, cardId: cards[0]?.id ?? 0 })
  await app.call(learnEndpoints.position, { as, body: action() })
  await app.call(learnEndpoints.response, {
    as,
    body: { ...action(), response: { optionIds: ['a'] }, durationMs: 1000 },
  })
}

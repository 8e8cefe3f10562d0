import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { richOf } from '#kit/richText/richText.ts'
import { makeActivity } from '#features/content/activity/server/makeActivity.ts'
import { learnEndpoints } from '#features/learning/learner/learn.contract.ts'
import type { Person, TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { renewAwaited } from './renewAwaited.ts'

let app: TestApp
let admin: Person

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.person('super_admin')
})
afterAll(() => app.close())

const work = {
  ...{ id: 1, type: 'assignment', title: 'Talk', instructions: richOf('Talk'), accepted: ['text'] },
  ...{ points: 1, required: true, completeOn: 'approval', attempts: { max: null, showAnswer: 'never' } },
}
const page = { id: 2, type: 'text', title: 'Read', required: true }

/** Somebody has handed in the first card of an activity, at a time when nothing noted that it waits. */
async function handedInBefore(cards: readonly object[]) {
  const as = await app.person('student')
  const { id } = await makeActivity(app.services, {
    creatorId: admin.id,
    status: 'public',
    cards: [...cards],
  })
  const shown = await app.call(learnEndpoints.activity, { as, query: { id } })
  const body = { clientId: randomUUID(), activityId: id, cardId: shown.cards[0]?.id ?? 0, text: 'Done' }
  await app.call(learnEndpoints.assignment, { as, body })
  await app.services.database.pool.query('update learning set awaits_teacher = false where user_id = $1', [
    as.id,
  ])
  return async () =>
    (await app.call(learnEndpoints.result, { as, query: { activityId: id, cardId: body.cardId } })).record
}

test('what was handed in before it was noted waits for the teacher, and only where nothing else is left to do', async () => {
  const [alone, withMore] = [await handedInBefore([work]), await handedInBefore([work, page])]
  expect(await alone()).toMatchObject({ awaitsTeacher: false })
  const before = await alone()
  await Promise.all([renewAwaited.run(app.services, {}), renewAwaited.run(app.services, {})])
  expect(await alone()).toEqual({ ...before, awaitsTeacher: true })
  expect(await withMore()).toMatchObject({ status: 'learning', awaitsTeacher: false })
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { shapeOf } from '#kit/contract/field.ts'
import { makeAgent } from '#features/ai/agent/server/makeAgent.ts'
import { startTestApp, type Person, type TestApp } from '#app/server/testing.ts'
import { activityEndpoints } from '../../activity.contract.ts'
import { activityFields } from '../../activity.fields.ts'

let app: TestApp
let designer: Person
let other: Person

beforeAll(async () => {
  app = await startTestApp()
  designer = await app.person('lx_designer')
  other = await app.person('lx_designer')
})
afterAll(() => app.close())

const begin = (partnerAgentId: number | null, tutorAgentId: number | null = null) =>
  app.request(activityEndpoints.create, {
    as: designer,
    body: { title: 'Talk it over', partnerAgentId, tutorAgentId },
  })

test('an activity has agents of its author and public ones that are in use, and no others', async () => {
  const own = await makeAgent(app.services, { creatorId: designer.id })
  const shared = await makeAgent(app.services, { creatorId: other.id, isPublic: true })
  const asleep = await makeAgent(app.services, { creatorId: other.id, isPublic: true, status: 'disabled' })
  const theirs = await makeAgent(app.services, { creatorId: other.id })
  expect(await begin(own.id, shared.id)).toMatchObject({ code: 0 })
  expect(await begin(null)).toMatchObject({ code: 0 })
  for (const id of [theirs.id, asleep.id, 999_999])
    expect(await begin(own.id, id)).toMatchObject({
      code: 400,
      data: { fields: { tutorAgentId: expect.any(String) } },
    })
  expect(await begin(theirs.id)).toMatchObject({
    code: 400,
    data: { fields: { partnerAgentId: expect.any(String) } },
  })
})

test('one that was chosen stays, also when its owner shares it no longer', async () => {
  const shared = await makeAgent(app.services, { creatorId: other.id, isPublic: true })
  const id = await app.call(activityEndpoints.create, {
    as: designer,
    body: { title: 'Talk on', partnerAgentId: shared.id },
  })
  await app.services.database.pool.query('update agent set is_public = false where id = $1', [shared.id])
  const { data } = await app.request(activityEndpoints.get, { as: designer, query: { id } })
  const current = z.object(shapeOf(activityFields)).parse(data)
  const body = { ...current, id, revision: 1, title: 'Talk on and on' }
  const answer = await app.request(activityEndpoints.update, { as: designer, body })
  expect(answer).toMatchObject({ code: 0 })
})

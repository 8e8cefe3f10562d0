import '#kit/testing/server/bothDatabases.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operationLogTable } from '#kit/data/server/table.ts'
import { makeUsage } from '#features/ai/ai-usage/server/makeUsage.ts'
import { progressActionTable } from '#features/learning/attempt/server/progress/progressAction.table.ts'
import { makeMessage } from '#features/learning/message/server/makeMessage.ts'
import { forgetOld } from './forgetOld.ts'
import { startTestApp, type TestApp } from './testing.ts'

const dayMs = 86_400_000
const now = Date.now()
const daysAgo = (days: number) => now - days * dayMs

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ RETAIN_LOG_DAYS: '200', RETAIN_MESSAGES_DAYS: '100' })
})
afterAll(() => app.close())

const texts = async (statement: string): Promise<unknown[]> => {
  const { rows } = await app.services.database.pool.query<{ text: unknown }>(statement)
  return rows.map(({ text }) => text)
}

test('what is older than the rules of the operator goes, all of it, and nothing else', async () => {
  const { services } = app
  const { id: userId } = await app.person('student')
  const entry = (requestId: string, days: number) => ({
    ...{ actorId: 7, resource: 'tag', resourceId: 3, action: 'update', requestId, at: daysAgo(days) },
  })
  // More than are taken away at once.
  const many = Array.from({ length: 1200 }, () => entry('old', 201))
  await services.database.db.insert(operationLogTable).values([...many, entry('kept', 199)])

  const told = { type: 'message', senderId: null, to: [userId] } as const
  await makeMessage(services, { ...told, content: 'old notice', createdAt: daysAgo(366) })
  await makeMessage(services, { ...told, content: 'notice', createdAt: daysAgo(364) })
  const question = async (content: string, asked: number, answered: number) => {
    const { id } = await makeMessage(services, { content, createdAt: daysAgo(asked), senderId: userId })
    await makeMessage(services, { content: `re ${content}`, createdAt: daysAgo(answered), parentId: id })
  }
  await question('old question', 300, 101)
  await question('question', 300, 99)

  await forgetOld.run(services, {})
  await forgetOld.run(services, {})

  expect(await texts(`select distinct request_id as text from operation_log where resource_id = 3`)).toEqual([
    'kept',
  ])
  expect(await texts('select content as text from message order by id')).toEqual([
    'notice',
    'question',
    're question',
  ])
  expect(await texts('select count(*) as text from message_recipient')).toEqual([1])
})

test('that a report of progress was taken is known for half a year', async () => {
  const { db } = app.services.database
  const report = { learnerId: 1, activityVersionId: 1, cardId: 1 }
  const [old, kept] = [randomUUID(), randomUUID()]
  await db.insert(progressActionTable).values([
    { ...report, clientId: old, at: daysAgo(181) },
    { ...report, clientId: kept, at: daysAgo(179) },
  ])
  await forgetOld.run(app.services, {})
  expect(await texts('select client_id as text from progress_deed')).toEqual([kept])
})

test('usage is kept for three years where no rule is set, and messages for good', async () => {
  const other = await startTestApp()
  try {
    const day = (days: number) => new Date(daysAgo(days)).toISOString().slice(0, 10)
    const usage = { ownerId: 0, agentId: 0, borrowerId: 1, purpose: 'help', calls: 1, cost: 1 } as const
    const tokens = { inputTokens: 1, outputTokens: 1 }
    const days = [day(1097), day(1093)]
    await makeUsage(other.services, ...days.map((each) => ({ ...usage, ...tokens, day: each })))
    await makeMessage(other.services, { createdAt: daysAgo(5000) })
    await forgetOld.run(other.services, {})
    const { pool } = other.services.database
    expect((await pool.query('select day from ai_usage')).rows).toEqual([{ day: day(1093) }])
    expect((await pool.query('select from message')).rowCount).toBe(1)
  } finally {
    await other.close()
  }
})

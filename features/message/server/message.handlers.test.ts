import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { messageEndpoints } from '../message.contract.ts'
import { messageRecipientTable, messageTable } from './message.table.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('the bell counts one’s own unread messages of every type', async () => {
  const { db } = app.services.database
  const reader = await app.person('teacher')
  const other = await app.person('teacher')
  const unread = () => app.ask(messageEndpoints.unreadCount, { as: reader })
  expect(await unread()).toBe(0)
  for (const type of ['message', 'teachering', 'simple'] as const) {
    const sent = { type, content: 'Hello', createdAt: Date.now(), senderId: other.id }
    const [message] = await db.insert(messageTable).values(sent).returning()
    const readAt = type === 'simple' ? Date.now() : null
    const messageId = message?.id ?? 0
    await db.insert(messageRecipientTable).values([
      { messageId, userId: reader.id, readAt },
      { messageId, userId: other.id },
    ])
  }
  expect(await unread()).toBe(2)
})

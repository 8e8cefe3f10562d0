import '#kit/testing/server/bothDatabases.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHelpStage, type HelpStage } from '#features/learning/help/testing/helpStage.ts'
import { makeApp } from './start.ts'

let stage: HelpStage
let other: { readonly url: string; close(): Promise<void> }

beforeAll(async () => {
  stage = await openHelpStage()
  const server = await makeApp(stage.app.services)
  other = { url: await server.listen({ port: 0, host: '127.0.0.1' }), close: () => server.close() }
})
afterAll(async () => {
  await other.close()
  await stage.close()
})

test('a question to the tutor that two tabs send at once to two servers has one answer', async () => {
  const learning = await stage.learning()
  stage.fake.behave({ kind: 'reply', text: 'One answer for both of you.', chunkMs: 30 })
  const clientId = randomUUID()
  const [here, there] = await Promise.all([
    learning.ask('Why?', { clientId }),
    learning.at(other.url).ask('Why?', { clientId }),
  ])
  expect(here.turn).toBeDefined()
  expect(there.turn).toEqual(here.turn)
  expect(stage.fake.calls).toHaveLength(1)
})

test('two questions in one talk at two servers are answered one after the other', async () => {
  const learning = await stage.learning()
  const heard = await Promise.all([learning.ask('One?'), learning.at(other.url).ask('Two?')])
  expect(heard.map(({ code }) => code)).toEqual([0, 0])
  expect(new Set(heard.map(({ turn }) => turn?.talkId)).size).toBe(1)
  expect(new Set(heard.map(({ turn }) => turn?.id)).size).toBe(2)
})

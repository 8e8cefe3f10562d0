import '#kit/testing/server/bothDatabases.ts'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { startTestApp } from './testing.ts'

test('a server that stops does not wait for connections that never said a word', async () => {
  const app = await startTestApp()
  const silent = connect(Number(new URL(app.url).port), '127.0.0.1')
  await new Promise((resolve) => silent.once('connect', resolve))
  silent.on('error', () => undefined)
  const ended = new Promise((resolve) => silent.once('close', resolve))
  const begun = performance.now()
  await app.close()
  await ended
  expect(performance.now() - begun).toBeLessThan(15_000)
})

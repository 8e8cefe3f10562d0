import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { endThread } from './endThread.ts'

const start = (code: string) => new Worker(code, { eval: true })

test('a thread that has ended already is waited for no more', async () => {
  const worker = start('')
  await once(worker, 'exit')
  await endThread(worker)
  expect(worker.threadId).toBe(-1)
})

test('a thread that ends by itself is waited for', async () => {
  const worker = start('setTimeout(() => {}, 50)')
  await once(worker, 'online')
  await endThread(worker)
  expect(worker.threadId).toBe(-1)
})

test('a thread that goes on is ended', async () => {
  const worker = start('setInterval(() => {}, 1000)')
  await once(worker, 'online')
  await endThread(worker)
  expect(worker.threadId).toBe(-1)
})

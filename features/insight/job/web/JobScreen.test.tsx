import { afterEach, beforeEach, expect, test } from 'vitest'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import { startFakeServer, type FakeServer } from '#kit/testing/web/fakeServer.ts'
import { allByRole, byRole, click, eventually, text } from '#kit/testing/web/page.ts'
import type { JobRow, QueueRow } from '../job.contract.ts'
import { zh } from '../words/queue.zh.ts'
import { zh as jobZh } from '../words/zh.ts'
import { JobScreen } from './JobScreen.tsx'

let fake: FakeServer
let page: Drawn
let queues: QueueRow[]
let jobs: JobRow[]

const idle = (queue: string): QueueRow => ({
  ...{ queue, waiting: 0, retrying: 0, active: 0, failed: 0, oldestAt: null },
})
const job = (own: Partial<JobRow> = {}): JobRow => ({
  ...{ id: '0190f1d2-0000-4000-8000-000000000001', queue: 'generateCodes', state: 'failed', tries: 11 },
  ...{ createdAt: 1_790_000_000_000, startsAt: 1_790_000_000_000, failedAt: 1_790_000_600_000 },
  ids: [{ name: 'taskId', value: 7 }],
  error: { name: 'Error', code: '23505', about: 'exchange_code', place: 'features/sale/x.ts:9' },
  ...own,
})

beforeEach(async () => {
  queues = [idle('sweepSessions'), idle('unheardOf')]
  jobs = []
  fake = await startFakeServer([], { id: 7, roles: ['super_admin'] })
  fake.answer('/system/job/queues', () => ({ list: queues }))
  fake.answer('/system/job/list', () => ({ list: jobs }))
})
afterEach(async () => {
  await page.undraw()
  await fake.stop()
})

async function open(at = '/datas/jobs/list'): Promise<void> {
  const routes = { '/datas/jobs/list': () => <JobScreen /> }
  page = await draw({ at, fake, routes, words: { zh: { job: jobZh, 'job-queue': zh } } })
}

const bodiesOf = (verb: string) =>
  fake.requests.filter(({ path }) => path === `/system/job/${verb}`).map(({ body }) => body)

test('where nothing has failed the screen says that all is well', async () => {
  await open()
  await eventually(() => expect(text()).toContain(zh.allWell))
  expect(text()).toContain(zh.allIdle)
  expect(allByRole('button', /重试/)).toEqual([])
})

test('a failed job tells what it was about and why, and is tried again', async () => {
  queues = [{ ...idle('generateCodes'), failed: 2, waiting: 3, retrying: 1 }, idle('sweepSessions')]
  jobs = [job()]
  fake.answer('/system/job/retry', () => true)
  await open()
  await eventually(() => expect(text()).toContain('23505 · exchange_code · features/sale/x.ts:9'))
  for (const part of [
    '生成兑换码',
    'taskId 7',
    '已尝试 11 次',
    '2 个失败',
    '3 个等待中',
    '其中 1 个正在重试',
  ])
    expect(text()).toContain(part)
  click(byRole('button', '重试：生成兑换码'))
  await eventually(() => expect(text()).toContain(zh.retried))
  expect(bodiesOf('retry')).toEqual([{ queue: 'generateCodes', id: job().id }])
})

test('all failed jobs of a queue are tried again at once', async () => {
  queues = [{ ...idle('generateCodes'), failed: 2 }]
  jobs = [job()]
  fake.answer('/system/job/retry-all', () => ({ retried: 2 }))
  await open()
  await eventually(() => click(byRole('button', '重试全部失败任务：生成兑换码')))
  await eventually(() => expect(text()).toContain('2 个任务已重新排队'))
  expect(bodiesOf('retry-all')).toEqual([{ queue: 'generateCodes' }])
})

test('a job that waits is cancelled once that is confirmed', async () => {
  jobs = [job({ state: 'created', failedAt: null, tries: 0, error: null })]
  fake.answer('/system/job/cancel', () => true)
  await open('/datas/jobs/list?kind=waiting&queue=generateCodes')
  await eventually(() => click(byRole('button', '取消任务：生成兑换码')))
  expect(bodiesOf('list').at(-1)).toEqual({ kind: 'waiting', queue: 'generateCodes' })
  await eventually(() => byRole('dialog', zh.cancelAsk))
  expect(bodiesOf('cancel')).toEqual([])
  click(byRole('button', zh.cancel))
  await eventually(() => expect(text()).toContain(zh.cancelled))
  expect(bodiesOf('cancel')).toEqual([{ queue: 'generateCodes', id: job().id }])
})

test('what is chosen stands in the address', async () => {
  await open()
  await eventually(() => click(byRole('radio', /等待中/)))
  await eventually(() => expect(page.address()).toContain('kind=waiting'))
  await eventually(() => expect(text()).toContain(zh.noneWaits))
})

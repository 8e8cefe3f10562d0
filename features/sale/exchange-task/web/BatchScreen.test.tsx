import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setSession } from '#kit/http/web/session.ts'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import { byRole, click, eventually, text } from '#kit/testing/web/page.ts'
import { startFakeServer, type FakeServer } from '#kit/testing/web/fakeServer.ts'
import { exchangeCode } from '#features/sale/exchange-code/exchange-code.contract.ts'
import { encodeCode, formatCode } from '#features/sale/exchange-code/exchange-code.encoding.ts'
import { exchangeTask } from '../exchange-task.contract.ts'
import { zh } from '../words/zh.ts'
import { BatchScreen } from './BatchScreen.tsx'

const codeWords = {
  states: { waiting: '未兑换', redeemed: '已兑换' },
  copyCode: '复制兑换码',
  copyLink: '复制链接',
}
let fake: FakeServer
let page: Drawn

afterEach(async () => {
  await page.undraw()
  await fake.stop()
})

const at = 1_790_000_000_000
const stamps = { creatorId: 1, creatorName: '林晓', createdAt: at, updatedAt: at, revision: 1, mayEdit: true }
const person = { id: 1, roles: ['admin_designer'] as const }
const codeOf = (symbol: number) => encodeCode(Array.from({ length: 15 }, () => symbol))

const makeTask = (own: object = {}) => ({
  ...{
    id: 7,
    name: '春季班',
    productId: 1,
    productTitle: '用户研究入门',
    quantity: 3,
    qr: 'with',
    title: '春季班',
  },
  ...{ channel: '', expiresAt: null, made: 3, failure: '', finishedAt: at, downloadedAt: null },
  ...{ address: 'https://learn.example.com', status: 'finished', ...stamps, ...own },
})
const makeCode = (id: number, own: object = {}) => ({
  ...{ id, code: codeOf(id), taskId: 7, taskName: '春季班', productId: 1, productTitle: '用户研究入门' },
  ...{ type: 'qr', channel: '', expiresAt: null, userId: null, userName: '', redeemedAt: null, viaQr: false },
  ...{ status: 'waiting', ...stamps, ...own },
})
const redeemed = { status: 'redeemed', userId: 5, userName: '李雷', redeemedAt: at }

async function open(task = makeTask(), codes = [makeCode(1), makeCode(2, redeemed), makeCode(3)]) {
  setSession({ ...person, username: 'lin', nickname: '林晓', avatar: '' })
  fake = await startFakeServer(
    [
      { resource: exchangeTask, rows: [task] },
      { resource: exchangeCode, rows: codes },
    ],
    person,
  )
  page = await draw({
    ...{ at: '/exchange/task/view?id=7', fake },
    routes: { '/exchange/task/view': () => <BatchScreen /> },
    words: { zh: { 'exchange-task': zh, 'exchange-code': codeWords } },
  })
}

describe('the page of a batch', () => {
  const print = vi.fn()
  beforeEach(() => vi.stubGlobal('print', print))
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  test('has each code with its picture, and who redeemed it', async () => {
    await open()
    await eventually(() => expect(document.querySelectorAll('.batch-code')).toHaveLength(3))
    expect(document.querySelectorAll('.batch-code svg.kit-qr path')).toHaveLength(3)
    for (const part of [formatCode(codeOf(1)), '李雷', '/ 3 个已兑换']) expect(text()).toContain(part)
  })

  test('copies and prints what somebody can still redeem', async () => {
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await open()
    click(await eventually(() => byRole('button', '复制 2 个兑换码')))
    await eventually(() =>
      expect(copied).toHaveBeenCalledWith(`${formatCode(codeOf(1))}\n${formatCode(codeOf(3))}`),
    )
    click(byRole('button', '打印 2 个兑换码'))
    expect(print).toHaveBeenCalledOnce()
    const onPaper = document.querySelectorAll('.batch-code:not(.kit-screen-only)')
    expect([...onPaper].map((slip) => slip.querySelector('code')?.textContent)).toEqual(
      [1, 3].map((id) => formatCode(codeOf(id))),
    )
    expect(onPaper[0]?.textContent).toContain('learn.example.com/learn/redeem')
  })

  test('fetches its sheet and its pictures', async () => {
    await open()
    click(await eventually(() => byRole('button', zh.download.zip)))
    click(byRole('button', zh.download.xlsx))
    await eventually(() => {
      const asked = fake.requests.filter(({ path }) => path === '/course/exchange-task/download')
      expect(asked.map(({ query }) => query['format']).toSorted()).toEqual(['xlsx', 'zip'])
    })
  })

  test('waits for the codes of a batch that is being made', async () => {
    await open(makeTask({ status: 'pending', made: 0, finishedAt: null }), [])
    await eventually(() => expect(text()).toContain(zh.batch.noneLead))
    expect(text()).not.toContain(zh.download.xlsx)
  })

  test('says what to do about one that failed', async () => {
    await open(makeTask({ status: 'failed', made: 0, finishedAt: null }), [])
    await eventually(() => expect(text()).toContain(zh.batch.failedLead))
    expect(text()).not.toContain(zh.batch.noneLead)
  })
})

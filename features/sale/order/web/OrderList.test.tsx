import { afterEach, expect, test } from 'vitest'
import { registerResources } from '#kit/feature/web/kitSettings.ts'
import { setSession } from '#kit/http/web/session.ts'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import { byRole, click, eventually, text } from '#kit/testing/web/page.ts'
import { startFakeServer, type FakeServer } from '#kit/testing/web/fakeServer.ts'
import { order } from '../order.contract.ts'
import { zh } from '../words/zh.ts'
import { OrderList } from './OrderList.tsx'

let fake: FakeServer
let page: Drawn

afterEach(async () => {
  await page.undraw()
  await fake.stop()
})

const makeRow = (id: number, own: object = {}) => ({
  ...{ id, number: `20261122-00000${id}`, userId: 7, userName: '周小雨', productId: 3 },
  ...{ productName: '访谈入门', source: 'payment', codeId: null, price: 199.9, status: 'pending' },
  ...{ paidAt: null, cancelledAt: null, refundedAt: null, refundReason: '', mayEdit: true, revision: 1 },
  ...{ creatorId: 1, creatorName: '林晓', createdAt: 1_790_000_000_000, updatedAt: 1_790_000_000_000 },
  ...own,
})

async function open(rows: ReturnType<typeof makeRow>[], at = '/datas/orders/list') {
  const person = { id: 1, roles: ['super_admin' as const] }
  setSession({ ...person, username: 'lin', nickname: '林晓', avatar: '' })
  fake = await startFakeServer([{ resource: order, rows }], person)
  const none = { count: 0, sum: 0 }
  fake.answer('/course/order/summary', () => ({
    count: 3,
    byStatus: {
      pending: none,
      paid: { count: 2, sum: 299.9 },
      cancelled: none,
      refunded: { count: 1, sum: 5 },
    },
  }))
  registerResources({
    product: { options: order.endpoints.options },
    user: { options: order.endpoints.options },
  })
  const routes = { '/datas/orders/list': () => <OrderList /> }
  page = await draw({ at, fake, routes, words: { zh: { order: zh } } })
}

test('orders are listed with product, learner and price, and summed with the filters of the list', async () => {
  await open([makeRow(1), makeRow(2, { status: 'refunded', refundReason: '买重了' })])
  await eventually(() => expect(text()).toContain('20261122-000001'))
  for (const part of ['访谈入门', '周小雨', '199.90', '待支付', '买重了', '付款'])
    expect(text()).toContain(part)
  const figures = () =>
    [...document.querySelectorAll('.order-totals > div')].map((state) =>
      [...state.querySelectorAll('dd')].map(({ textContent }) => textContent),
    )
  // What was given back is no income, and in all there is no sum.
  await eventually(() =>
    expect(figures()).toEqual([
      ['3'],
      ['¥0.00', '0 笔'],
      ['¥299.90', '2 笔'],
      ['¥0.00', '0 笔'],
      ['¥5.00', '1 笔'],
    ]),
  )
  expect(byRole('button', '确认收款')).toBeTruthy()
})

test('the totals follow the filters', async () => {
  await open([makeRow(1)], '/datas/orders/list?status=paid,refunded&price=1~5')
  await eventually(() => {
    const request = fake.requests.findLast(({ path }) => path === '/course/order/summary')
    expect(request?.query).toEqual({ status: 'paid,refunded', priceFrom: '1', priceTo: '5' })
  })
})

test('an order opens with all that is known of it, and cannot be rewritten', async () => {
  await open([makeRow(1, { status: 'paid', paidAt: 1_790_000_000_000 })], '/datas/orders/list?edit=1')
  await eventually(() => expect(text()).toContain('录入人'))
  expect(text()).toContain('2026-09-21')
})

test('whoever refunds is told who will read the reason', async () => {
  await open([makeRow(1, { status: 'paid', paidAt: 1_790_000_000_000 })])
  await eventually(() => click(byRole('button', zh.moves.refund)))
  await eventually(() =>
    expect(document.querySelector('[role=dialog] textarea')?.getAttribute('placeholder')).toBe(
      zh.reasons.refund,
    ),
  )
})

import { afterEach, describe, expect, test } from 'vitest'
import { registerResources } from '#kit/feature/web/kitSettings.ts'
import { setSession } from '#kit/http/web/session.ts'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import { byRole, click, eventually, text } from '#kit/testing/web/page.ts'
import { startFakeServer, type FakeServer } from '#kit/testing/web/fakeServer.ts'
import { exchangeTask } from '../exchange-task.contract.ts'
import { zh } from '../words/zh.ts'
import { ExchangeTaskList } from './ExchangeTaskList.tsx'

let fake: FakeServer
let page: Drawn

afterEach(async () => {
  await page.undraw()
  await fake.stop()
})

const makeRow = (id: number, name: string, own: object = {}) => ({
  id,
  name,
  productId: 1,
  productTitle: '用户研究入门',
  quantity: 20,
  qr: 'with',
  title: '春季班',
  channel: '',
  expiresAt: null,
  made: 20,
  failure: '',
  finishedAt: 1_790_000_000_000,
  downloadedAt: null,
  status: 'finished',
  creatorId: 1,
  creatorName: '林晓',
  createdAt: 1_790_000_000_000,
  updatedAt: 1_790_000_000_000,
  revision: 1,
  mayEdit: true,
  ...own,
})

async function open(rows: ReturnType<typeof makeRow>[], at = '/exchange/task/index') {
  const person = { id: 1, roles: ['admin_designer'] as const }
  setSession({ ...person, username: 'lin', nickname: '林晓', avatar: '' })
  fake = await startFakeServer([{ resource: exchangeTask, rows }], person)
  const options = { options: exchangeTask.endpoints.options }
  registerResources({ product: options, user: options })
  fake.answer('/course/exchange-task/options', () => [{ id: 1, label: '用户研究入门' }])
  const routes = { '/exchange/task/index': () => <ExchangeTaskList /> }
  page = await draw({ at, fake, routes, words: { zh: { 'exchange-task': zh } } })
}

const requestsTo = (verb: string) =>
  fake.requests.filter(({ path }) => path === `/course/exchange-task/${verb}`)

describe('the list of batch tasks', () => {
  test('offers of a finished batch its sheet and its pictures', async () => {
    await open([makeRow(1, '春季班'), makeRow(2, '秋季班', { status: 'failed', qr: 'without', made: 3 })])
    await eventually(() => click(byRole('button', zh.download.xlsx)))
    await eventually(() => expect(requestsTo('download')[0]?.query).toEqual({ id: '1', format: 'xlsx' }))
    click(byRole('button', /更多操作.*春季班|春季班.*更多/))
    await eventually(() => click(byRole('menuitem', zh.download.zip)))
    await eventually(() => expect(requestsTo('download')[1]?.query).toEqual({ id: '1', format: 'zip' }))
  })

  test('asks for the title under the pictures where there are pictures', async () => {
    await open([], '/exchange/task/index?edit=new')
    const title = () => document.querySelector('[data-field=title] input')
    await eventually(() => click(byRole('radio', zh.values.qr.without)))
    await eventually(() => expect(title()?.getAttribute('aria-required')).toBe('false'))
    click(byRole('radio', zh.values.qr.with))
    await eventually(() => expect(title()?.getAttribute('aria-required')).toBe('true'))
  })

  test('begins a batch of the product that the address names', async () => {
    await open([], '/exchange/task/index')
    fake.answer('/course/product/get', () => ({ id: 61, title: '访谈十日', cover: '' }))
    page.go('/exchange/task/index?productId=61&edit=new')
    await eventually(() =>
      expect(document.querySelector('[data-field=productId]')?.textContent).toContain('访谈十日'),
    )
  })

  test('tries a failed batch again', async () => {
    await open([makeRow(2, '秋季班', { status: 'failed', made: 3 })])
    await eventually(() => click(byRole('button', zh.moves.retry)))
    await eventually(() =>
      expect(requestsTo('update-status')[0]?.body).toMatchObject({ id: 2, status: 'pending' }),
    )
  })

  test('follows a batch that is being made until it is done', async () => {
    await open([makeRow(3, '夏季班', { status: 'generating', made: 0, finishedAt: null })])
    await eventually(() => expect(requestsTo('progress')[0]?.query).toEqual({ id: '3' }))
    expect(text()).toContain(zh.states.generating)
  })
})

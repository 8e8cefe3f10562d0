import { afterEach, describe, expect, test } from 'vitest'
import type { Role } from '#kit/contract/role.ts'
import { configureKit, registerResources } from '#kit/feature/web/kitSettings.ts'
import { setSession } from '#kit/http/web/session.ts'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import { allByRole, byRole, click, eventually, text } from '#kit/testing/web/page.ts'
import { startFakeServer, type FakeServer } from '#kit/testing/web/fakeServer.ts'
import { product } from '../product.contract.ts'
import { zh } from '../words/zh.ts'
import { ProductList } from './ProductList.tsx'
import { makeProductRow } from './makeProductRow.ts'

let fake: FakeServer
let page: Drawn

afterEach(async () => {
  await page.undraw()
  await fake.stop()
})

type Row = ReturnType<typeof makeProductRow>

async function open(at: string, role: Role, rows: Row[]) {
  const person = { id: 1, roles: [role] }
  setSession({ ...person, username: 'lin', nickname: '林晓', avatar: '' })
  fake = await startFakeServer([{ resource: product, rows }], person)
  const options = { options: product.endpoints.options }
  const picked = ['ability', 'activity', 'career', 'course', 'tag', 'user']
  configureKit({ decisionHref: (name, id) => `/audits/${name}?id=${id}` })
  registerResources(Object.fromEntries(picked.map((name) => [name, options])))
  const routes = {
    '/manage/product/list': () => <ProductList />,
    '/manage/product/edit': () => '编辑页',
    '/audits/product': () => '审核页',
  }
  page = await draw({ at, fake, routes, words: { zh: { product: zh } } })
}

const list = '/manage/product/list'
describe('the list of products', () => {
  test('tells price, kind and how many came through a QR picture, and why one was rejected', async () => {
    const reviewReason = '封面要换'
    await open(list, 'admin_designer', [
      makeProductRow(1, '访谈十日', { salePrice: 1234.5, qrUsers: 37 }),
      makeProductRow(2, '数据入门', { status: 'rejected', reviewReason, kind: 'activity' }),
    ])
    await eventually(() => expect(text()).toContain('访谈十日'))
    expect(text()).toContain('¥1,234.50')
    expect(text()).toContain('37')
    expect(text()).toContain('活动')
    expect(text()).toContain('封面要换')
    for (const state of ['草稿', '内部上线', '审核中', '已上线', '已下线', '被驳回'])
      expect(text()).toContain(state)
  })

  test('copies a product and opens the copy', async () => {
    await open(list, 'lx_designer', [makeProductRow(1, '访谈十日', { status: 'public' })])
    fake.answer('/course/product/copy', () => 9)
    await eventually(() => click(byRole('button', '复制')))
    await eventually(() => expect(page.address()).toBe('/manage/product/edit?id=9'))
    expect(fake.requests.find(({ path }) => path === '/course/product/copy')?.body).toEqual({ id: 1 })
  })
})

describe('review now', () => {
  const reviewing = () => [
    makeProductRow(1, '访谈十日', { status: 'reviewing', overview: '十天学会提问', salePrice: 0 }),
  ]

  test('leads whoever may decide to the product beside its decision', async () => {
    await open(list, 'super_admin', reviewing())
    await eventually(() => click(byRole('link', '立即审核')))
    await eventually(() => expect(page.address()).toBe('/audits/product?id=1'))
    expect(fake.requests.filter(({ path }) => path.endsWith('/update-status'))).toEqual([])
  })

  test('is no business of whoever made it', async () => {
    await open(list, 'lx_designer', reviewing())
    await eventually(() => expect(text()).toContain('访谈十日'))
    expect(allByRole('link', '立即审核')).toEqual([])
  })
})

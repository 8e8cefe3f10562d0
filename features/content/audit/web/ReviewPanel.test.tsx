import { afterEach, describe, expect, test } from 'vitest'
import type { Role } from '#kit/contract/role.ts'
import { registerResources } from '#kit/feature/web/kitSettings.ts'
import { setSession } from '#kit/http/web/session.ts'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import { byRole, click, eventually, field, press, text, type } from '#kit/testing/web/page.ts'
import { refused, startFakeServer, type FakeServer } from '#kit/testing/web/fakeServer.ts'
import { career } from '#features/content/career/career.contract.ts'
import { zh } from '../words/zh.ts'
import { reviewableOf } from './reviewable.ts'
import { ReviewPanel } from './ReviewPanel.tsx'

let fake: FakeServer
let page: Drawn

afterEach(async () => {
  await page.undraw()
  await fake.stop()
})

const home = '/audits/career'
const reviewable = reviewableOf(
  { ...career, name: 'career' },
  { home, shown: (record) => <p>职业：{String(record['summary'])}</p> },
)

const careerWords = {
  fields: { name: '名称', summary: '简介', cover: '封面', abilityIds: '能力', tagIds: '标签' },
  states: { draft: '草稿', reviewing: '审核中', public: '已上线' },
}

const makeRow = (id: number, name: string, own: object = {}) => ({
  id,
  name,
  summary: `${name}的简介`,
  cover: '/files/cover.png',
  abilityIds: [],
  tagIds: [],
  tags: [],
  order: id,
  abilityCount: 0,
  abilities: [],
  reviewReason: '',
  reviewNotes: [],
  isApproved: false,
  status: 'reviewing',
  creatorId: 7,
  creatorName: '陈默',
  revision: 1,
  mayEdit: false,
  createdAt: 1_790_000_000_000,
  updatedAt: 1_790_000_000_000,
  ...own,
})

const rejection = {
  id: 5,
  resource: 'career',
  resourceId: 1,
  title: '产品经理',
  result: 'rejected',
  reason: '名称：少了一个字',
  notes: [{ field: 'name', text: '少了一个字' }],
  creatorId: 7,
  creatorName: '陈默',
  reviewerId: 3,
  reviewerName: '王宁',
  at: 1_790_000_000_000,
}

const fresh = {
  isWaiting: true,
  waitsSince: 1_790_000_000_000,
  mayDecide: true,
  decisions: [],
  before: null,
  changed: [],
}

interface Opened {
  readonly role?: Role
  readonly review?: object
  readonly company?: readonly string[]
}

async function open(at: string, { role = 'auditor', review = fresh, company = [] }: Opened = {}) {
  const person = { id: 1, roles: [role] }
  setSession({ ...person, username: 'lin', nickname: '林晓', avatar: '' })
  const rows = [makeRow(1, '产品经理'), makeRow(2, '数据分析师')]
  fake = await startFakeServer([{ resource: career, rows }], person)
  const waiting = rows.map(({ id, name }) => ({
    id,
    title: name,
    picture: '',
    creatorId: 7,
    creatorName: '陈默',
    waitsSince: 1_790_000_000_000,
    reviews: 0,
  }))
  fake.answer('/course/audit/waiting', () => ({ list: waiting, total: 2, totalIsCapped: false, next: null }))
  fake.answer('/course/audit/page', () => ({ list: [rejection], total: 1, totalIsCapped: false, next: null }))
  fake.answer('/course/audit/get', () => review)
  fake.answer('/course/presence/follow', async function* () {
    yield company.map((name, index) => ({ userId: index + 50, name, avatar: '', tab: `t${index}`, at: null }))
  })
  registerResources({ user: { options: career.endpoints.options } })
  const routes = { [home]: () => <ReviewPanel reviewable={reviewable} /> }
  page = await draw({ at, fake, routes, words: { zh: { audit: zh, career: careerWords } } })
}

const sent = () =>
  fake.requests.filter(({ path }) => path === '/course/career/update-status').map(({ body }) => body)

describe('the queue', () => {
  test('leads from what waits to its decision', async () => {
    await open(home)
    await eventually(() => expect(byRole('link', '产品经理').getAttribute('href')).toBe(`${home}?id=1`))
    expect(text()).toContain('职业审核')
    click(byRole('button', '我审核过的'))
    await eventually(() => expect(text()).toContain('少了一个字'))
    expect(fake.requests.at(-1)?.body).toMatchObject({ reviewerId: 1 })
  })
})

describe('the decision', () => {
  test('of approval goes on to the next one at once', async () => {
    await open(`${home}?id=1`)
    await eventually(() => expect(text()).toContain('职业：产品经理的简介'))
    type(field('给创建人的话'), '写得好')
    click(byRole('button', '通过'))
    await eventually(() => expect(page.address()).toBe(`${home}?id=2`))
    expect(sent()).toEqual([{ id: 1, status: 'public', revision: 1, reason: '写得好' }])
  })

  test('of rejection asks for a reason, and sends each with its field', async () => {
    await open(`${home}?id=1`)
    await eventually(() => byRole('button', '通过'))
    press('r', document.body)
    const reason = await eventually(() => field('意见 1'))
    click(byRole('button', '驳回'))
    await eventually(() => expect(text()).toContain('请至少写一条意见'))
    expect(sent()).toEqual([])
    type(reason, '整体不错')
    click(byRole('button', '再加一条意见'))
    type(await eventually(() => field('意见 2')), '少了一个字')
    click(byRole('button', '驳回'))
    await eventually(() => expect(sent()).toHaveLength(1))
    expect(sent()).toEqual([
      {
        id: 1,
        status: 'draft',
        revision: 1,
        reason: '整体不错',
        reasons: [{ field: 'name', text: '少了一个字' }],
      },
    ])
  })

  test('is passed by with a key, and told that somebody else looks too', async () => {
    await open(`${home}?id=1`, { company: ['王宁'] })
    await eventually(() => expect(text()).toContain('王宁 也在看这一项'))
    press('n', document.body)
    await eventually(() => expect(page.address()).toBe(`${home}?id=2`))
  })

  test('that comes second is told calmly who was first', async () => {
    await open(`${home}?id=1`)
    await eventually(() => byRole('button', '通过'))
    fake.answer('/course/career/update-status', () => {
      fake.answer('/course/audit/get', () => ({
        ...fresh,
        isWaiting: false,
        waitsSince: null,
        mayDecide: false,
        decisions: [rejection],
      }))
      throw refused(409, '已被他人修改', { revision: 2 })
    })
    click(byRole('button', '通过'))
    await eventually(() => expect(text()).toContain('王宁 已经审过了'))
    expect(page.address()).toBe(`${home}?id=1`)
    expect(text()).toContain('驳回')
  })

  test('is not offered on one’s own', async () => {
    await open(`${home}?id=1`, { review: { ...fresh, mayDecide: false } })
    await eventually(() => expect(text()).toContain('由其他人审核'))
  })

  test('shows what has changed since the last one, word by word', async () => {
    const before = { ...makeRow(1, '产品经里') }
    await open(`${home}?id=1`, { review: { ...fresh, decisions: [rejection], before, changed: ['name'] } })
    await eventually(() => expect(text()).toContain('上次审核之后改了什么'))
    expect(document.querySelector('.kit-change del')?.textContent).toContain('里')
    expect(document.querySelector('.kit-change ins')?.textContent).toContain('理')
    expect(text()).toContain('名称：少了一个字')
  })
})

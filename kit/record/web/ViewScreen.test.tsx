import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Role } from '#kit/contract/role.ts'
import { configureKit, registerResources, resetKit } from '#kit/feature/web/kitSettings.ts'
import { lightEndpoint } from '#kit/http/web/lightEndpoint.ts'
import { setSession } from '#kit/http/web/session.ts'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import { allByRole, byRole, click, eventually, text } from '#kit/testing/web/page.ts'
import { makeShelf, shelf, shelfWords } from '#kit/testing/web/shelf.ts'
import { refused, startFakeServer, type FakeServer } from '#kit/testing/web/fakeServer.ts'
import type { RecordOverview } from '../overview.ts'
import { ViewScreen } from './ViewScreen.tsx'

const home = '/base/shelf'
const layout = {
  sections: [
    { key: 'basics', fields: ['name', 'summary', 'cover', 'price'] },
    { key: 'more', fields: ['size', 'tagIds', 'books'] },
  ],
}
const head = {
  picture: 'cover',
  text: 'summary',
  figures: [{ name: 'price', unit: 'money' }],
} as const
const overviewWords = {
  next: '接下来',
  part: '{{value}} / {{whole}}',
  figures: { lent: '借出', share: '读完' },
  waiting: { shelf: { draft: '还没有人能看到。' } },
  steps: { codes: '还没有码。', finish: '还差一些内容。' },
  actions: { codes: '生成码', finish: '继续编辑' },
}
const figure = { unit: 'count', of: null, isCapped: false, href: '' } as const

let fake: FakeServer
let page: Drawn

beforeEach(() => {
  registerResources({ shelf: shelf.endpoints })
  const endpoint = lightEndpoint({ method: 'GET', path: '/course/shelf/overview', effect: 'read' })
  configureKit({ overviews: { shelf: { endpoint, words: 'shelf-overview' } } })
})
afterEach(async () => {
  await page.undraw()
  await fake.stop()
  resetKit()
})

async function open(
  record: Readonly<Record<string, unknown>>,
  overview: RecordOverview | 'refused' = { figures: [], next: null },
  role: Role = 'super_admin',
) {
  const person = { id: 1, roles: [role] }
  setSession({ ...person, username: 'lin', nickname: '林晓', avatar: '' })
  fake = await startFakeServer([{ resource: shelf, rows: [makeShelf(1, record)] }], person)
  fake.answer('/course/shelf/overview', () => {
    if (overview === 'refused') throw refused(403, '无权访问')
    return overview
  })
  page = await draw({
    at: `${home}/view?id=1`,
    fake,
    words: { zh: { shelf: shelfWords, 'shelf-overview': overviewWords } },
    routes: {
      [`${home}/view`]: () => <ViewScreen head={head} home={home} layout={layout} resource={shelf} />,
      '/codes': () => '码',
      [`${home}/edit`]: () => '表单',
    },
  })
  await eventually(() => byRole('heading', '书架 1'))
}

const labels = () => [...document.querySelectorAll('.kit-view dt')].map((label) => label.textContent)
const figures = () => [...document.querySelectorAll('.kit-figure')].map((one) => one.textContent)
const next = () => document.querySelector('.kit-next')
const buttons = () => allByRole('button', /./).map((button) => button.textContent)

describe('the facts of a record', () => {
  test('are those that are not empty and not in its overview, and a section without any is gone with its tab', async () => {
    await open({ summary: '给学员的书', price: 20, tagIds: [], size: null })
    expect(labels()).toEqual([])
    expect(text()).toContain('给学员的书')
    expect(text().split('给学员的书')).toHaveLength(2)
    expect(text()).not.toContain('更多')
  })

  test('keep the section that has something', async () => {
    await open({ size: 'large' })
    expect(labels()).toEqual(['大小'])
    expect(document.querySelector('nav')).toBeNull()
  })
})

describe('the overview of a record', () => {
  test('has its picture or its first letter, who made it, and its own numbers', async () => {
    await open({ price: 20 })
    expect(document.querySelector('.kit-overview-picture')?.textContent).toBe('书')
    expect(document.querySelector('.kit-people')?.textContent).toContain('林晓')
    expect(figures()).toEqual(['¥20.00 价格'])
  })

  test('has the numbers that the server gives, each leading to what it counts, and no others', async () => {
    await open(
      {},
      {
        figures: [
          { ...figure, key: 'lent', value: 3, of: 20, href: '/codes' },
          { ...figure, key: 'share', value: 0.25, unit: 'share' },
        ],
        next: null,
      },
    )
    expect(figures()).toEqual(['3 / 20 借出', '25% 读完'])
    expect(byRole('link', '3 / 20 借出').getAttribute('href')).toBe('/codes')
    expect(allByRole('link', /读完/)).toEqual([])
  })

  test('is left out where it cannot be read; the record is shown', async () => {
    await open({ size: 'large' }, 'refused')
    expect(figures()).toEqual([])
    expect(labels()).toEqual(['大小'])
    expect(byRole('button', '提交审核')).toBeTruthy()
  })
})

describe('what comes next', () => {
  const step = { key: 'codes', href: '/codes' }

  test('is the move that people wait for, and it stands there alone', async () => {
    await open({}, { figures: [], next: step })
    expect(next()?.textContent).toContain('还没有人能看到。')
    expect(buttons().filter((name) => name === '提交审核')).toHaveLength(1)
    expect(next()?.querySelector('button')?.textContent).toBe('提交审核')
    expect(text()).not.toContain('还没有码。')
  })

  test('is to complete it where it is not ready', async () => {
    await open({ isReady: false }, { figures: [], next: step })
    expect(text()).toContain('还差一些内容。')
    expect(buttons()).not.toContain('提交审核')
    click(byRole('button', '继续编辑'))
    await eventually(() => expect(page.address()).toBe(`${home}/edit?id=1`))
  })

  test('is the step that the server names, once no such move is open', async () => {
    await open({ status: 'public' }, { figures: [], next: step })
    expect(next()?.textContent).toContain('还没有码。')
    click(byRole('button', '生成码'))
    await eventually(() => expect(page.address()).toBe('/codes'))
  })

  test('is nothing where nothing is to be done by the reader', async () => {
    await open({ creatorId: 9, mayEdit: false }, { figures: [], next: null }, 'teacher')
    expect(next()).toBeNull()
  })
})

import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { configureKit, registerResources } from '#kit/feature/web/kitSettings.ts'
import { setSession } from '#kit/http/web/session.ts'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import { allByRole, byRole, click, eventually, field, press, text, type } from '#kit/testing/web/page.ts'
import { makeShelf, shelf, shelfWords } from '#kit/testing/web/shelf.ts'
import { refused, startFakeServer, type FakeServer } from '#kit/testing/web/fakeServer.ts'
import { ListScreen } from './ListScreen.tsx'

const person = { id: 1, roles: ['super_admin'], username: 'lin', nickname: '林晓', avatar: '' } as const
let fake: FakeServer
let page: Drawn | undefined

beforeEach(() => {
  setSession(person)
  registerResources({ shelf: shelf.endpoints })
})
afterEach(async () => {
  await page?.undraw()
  await fake.stop()
})

async function open(rows: Record<string, unknown>[], at = '/base/shelf/list') {
  fake = await startFakeServer([{ resource: shelf, rows }], person)
  const List = () => <ListScreen resource={shelf} home="/base/shelf" />
  const routes = {
    '/base/shelf/list': List,
    '/base/shelf/edit': () => '编辑页',
    '/base/shelf/add': () => '新建页',
  }
  page = await draw({ at, routes, fake, words: { zh: { shelf: shelfWords } } })
}

const many = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    makeShelf(index + 1, {
      status: ['draft', 'reviewing', 'public'][index % 3],
      size: index % 2 ? 'small' : 'large',
    }),
  )
const bodies = (verb: string) =>
  fake.requests.filter(({ path }) => path === `/course/shelf/${verb}`).map(({ body }) => body)
const rowNames = () =>
  [...document.querySelectorAll('[data-row] .kit-title-name')].map((name) => name.textContent)

/** A list asks for its rows and, apart from them, for its total. */
const askedForRows = () => bodies('page').filter((body) => body['pageSize'] !== 0)

describe('a list', () => {
  test('shows a page of rows with their state, and how many there are in each', async () => {
    await open(many(30))
    await eventually(() => byRole('link', '书架 1'))
    expect(rowNames()).toHaveLength(20)
    await eventually(() => expect(text()).toContain('共 30 条'))
    await eventually(() => byRole('button', '全部30'))
    byRole('button', '草稿10')
    expect(document.querySelector('[data-row="2"] .kit-tag')?.textContent).toBe('审核中')
  })

  test('counts no further in its tabs than in its pages', async () => {
    await open(many(30_001))
    await eventually(() => byRole('button', '草稿10,000+'))
    byRole('button', '审核中10,000')
    byRole('button', '全部10,000+')
  })

  test('keeps its filters in the address and nowhere else', async () => {
    await open(many(30), '/base/shelf/list?status=draft&size=large')
    await eventually(() => byRole('link', '书架 1'))
    expect(askedForRows().at(-1)).toMatchObject({ status: 'draft', size: 'large', pageNo: 1 })
    await eventually(() => expect(bodies('counts').at(-1)).toEqual({ size: 'large' }))
    click(await eventually(() => byRole('button', /^审核中/)))
    await eventually(() => expect(page?.address()).toContain('status=reviewing'))
    await eventually(() => byRole('link', '书架 5'))
  })

  test('asks for what is typed once the typing rests, and begins at the first page', async () => {
    await open(many(30), '/base/shelf/list?page=2')
    await eventually(() => byRole('link', '书架 21'))
    type(field('搜索名称'), '书架 12')
    await eventually(() => expect(rowNames()).toEqual(['书架 12']))
    expect(page?.address()).toBe('/base/shelf/list?name=%E4%B9%A6%E6%9E%B6+12')
    expect(askedForRows().filter((body) => body['name'] !== undefined)).toHaveLength(1)
  })

  test('does not ask while an input method composes', async () => {
    await open(many(3))
    await eventually(() => byRole('link', '书架 1'))
    const box = field('搜索名称')
    box.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
    type(box, 'shu')
    await new Promise((resolve) => setTimeout(resolve, 450))
    expect(askedForRows()).toHaveLength(1)
    type(box, '书')
    box.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }))
    await eventually(() => expect(askedForRows().at(-1)).toMatchObject({ name: '书' }))
  })

  test('gives the focus to the menu of a row, so that arrows walk in it', async () => {
    await open(many(1))
    click(await eventually(() => byRole('button', '“书架 1”的更多操作')))
    const menu = (await eventually(() => byRole('menuitem', '删除'))).closest('[role=menu]')
    await eventually(() => expect(menu?.contains(document.activeElement)).toBe(true))
  })

  test('turns pages and sorts, in the address', async () => {
    await open(many(45))
    click(await eventually(() => byRole('button', '第 2 页')))
    await eventually(() => byRole('link', '书架 21'))
    expect(page?.address()).toBe('/base/shelf/list?page=2')
    click(byRole('button', '名称'))
    await eventually(() => expect(page?.address()).toBe('/base/shelf/list?sort=name'))
    await eventually(() =>
      expect(askedForRows().at(-1)).toMatchObject({ sort: [{ field: 'name', order: 'asc' }] }),
    )
  })

  test('counts its rows apart from them, once for all pages', async () => {
    await open(many(45))
    await eventually(() => expect(text()).toContain('共 45 条'))
    click(byRole('button', '第 2 页'))
    await eventually(() => byRole('link', '书架 21'))
    expect(askedForRows().map((body) => body['withTotal'])).toEqual([false, false])
    expect(bodies('page')).toHaveLength(3)
  })

  test('reads on by the last row where pages have no numbers any more', async () => {
    await open(many(10_050), '/base/shelf/list?page=500')
    await eventually(() => byRole('link', '书架 9981'))
    await eventually(() => expect(text()).toContain('共 10,000+ 条'))
    click(byRole('button', '下一页'))
    await eventually(() => byRole('link', '书架 10001'))
    expect(askedForRows().at(-1)).toMatchObject({ after: '10000', pageNo: 1 })
  })

  test('says what it is for while it is empty, and nothing matches otherwise', async () => {
    await open([])
    await eventually(() => byRole('heading', '还没有书架'))
    page?.go('/base/shelf/list?name=x')
    await eventually(() => byRole('heading', '没有符合条件的内容'))
    click(allByRole('button', '清空筛选')[0] ?? document.body)
    await eventually(() => byRole('heading', '还没有书架'))
  })

  test('tells an error in the words of the server and tries again', async () => {
    await open(many(1))
    fake.answer('/course/shelf/page', () => {
      throw refused(500, '服务器出错了')
    })
    page?.go('/base/shelf/list?name=1')
    await eventually(() => expect(text()).toContain('服务器出错了'))
    fake.answer('/course/shelf/page', undefined)
    click(byRole('button', '重试'))
    await eventually(() => byRole('link', '书架 1'))
  })
})

describe('rows', () => {
  test('move by the state table at once, and back by undo', async () => {
    await open([makeShelf(1)])
    click(await eventually(() => byRole('button', '提交审核')))
    await eventually(() => expect(text()).toContain('已提交审核'))
    expect(fake.rowsOf('shelf')[0]).toMatchObject({ status: 'reviewing', revision: 2 })
    click(byRole('button', '撤销'))
    await eventually(() => expect(fake.rowsOf('shelf')[0]).toMatchObject({ status: 'draft', revision: 3 }))
  })

  test('ask for a reason where the table says so', async () => {
    await open([makeShelf(1, { status: 'reviewing' })])
    click(await eventually(() => byRole('checkbox', '选择“书架 1”')))
    click(await eventually(() => byRole('button', '驳回')))
    click(await eventually(() => byRole('button', '驳回', byRole('dialog', /./))))
    await eventually(() => expect(text()).toContain('请输入原因'))
    type(field('原因'), '书太少')
    click(byRole('button', '驳回', byRole('dialog', /./)))
    await eventually(() => expect(fake.rowsOf('shelf')[0]).toMatchObject({ status: 'draft' }))
    expect(bodies('update-status').at(-1)).toMatchObject({ reason: '书太少', status: 'draft', revision: 1 })
  })

  test('lead to the place where a review is decided, where there is one; several are decided here', async () => {
    configureKit({ decisionHref: (_, id) => `/base/shelf/edit?id=${id}` })
    try {
      await open([makeShelf(1, { status: 'reviewing' }), makeShelf(2)])
      const link = await eventually(() => byRole('link', '审核'))
      expect(link.getAttribute('href')).toBe('/base/shelf/edit?id=1')
      expect(allByRole('button', '驳回')).toEqual([])
      click(byRole('checkbox', '选择本页全部'))
      await eventually(() => byRole('button', '驳回', byRole('toolbar', /已选/)))
    } finally {
      configureKit({ decisionHref: () => undefined })
    }
  })

  test('are moved together, with a report by row where some were refused', async () => {
    await open([makeShelf(1), makeShelf(2), makeShelf(3)])
    await eventually(() => byRole('link', '书架 1'))
    Object.assign(fake.rowsOf('shelf')[1] ?? {}, { revision: 7 })
    click(byRole('checkbox', '选择本页全部'))
    await eventually(() => expect(text()).toContain('已选 3 项'))
    click(byRole('button', '提交审核', byRole('toolbar', /已选/)))
    await eventually(() => byRole('dialog', '“提交审核”的结果'))
    expect(text()).toContain('成功 2 项')
    expect(text()).toContain('内容已被他人修改')
    expect(fake.rowsOf('shelf').map((row) => row['status'])).toEqual(['reviewing', 'draft', 'reviewing'])
  })

  test('are selected beyond their page: all that match the filters, and only those', async () => {
    await open(many(650), '/base/shelf/list?status=draft')
    await eventually(() => byRole('link', '书架 1'))
    expect(document.querySelector('.kit-bulk')).toBeNull()
    click(byRole('checkbox', '选择本页全部'))
    click(await eventually(() => byRole('button', '选择符合条件的全部 217 条')))
    await eventually(() => expect(text()).toContain('已选 217 项'))
    click(byRole('checkbox', '选择“书架 4”'))
    await eventually(() => expect(text()).toContain('已选 216 项'))
    click(byRole('button', '提交审核', byRole('toolbar', /已选/)))
    const drafts = () => fake.rowsOf('shelf').filter(({ status }) => status === 'draft')
    await eventually(() => expect(drafts().map(({ id }) => id)).toEqual([4]), 60_000)
    expect(bodies('update-status')).toHaveLength(216)
    await eventually(() => expect(document.querySelector('.kit-bulk')).toBeNull())
  }, 90_000)

  test('are forgotten as selected once the list is another one', async () => {
    await open(many(30), '/base/shelf/list?status=draft')
    await eventually(() => byRole('link', '书架 1'))
    click(byRole('checkbox', '选择“书架 1”'))
    await eventually(() => expect(text()).toContain('已选 1 项'))
    click(byRole('button', /^全部/))
    await eventually(() => byRole('link', '书架 2'))
    expect(document.querySelector('.kit-bulk')).toBeNull()
  })

  test('are left alone from where a long run is stopped, and what was done is said', async () => {
    await open(Array.from({ length: 12 }, (_, index) => makeShelf(index + 1)))
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    fake.answer('/course/shelf/update-status', async () => {
      await held
      return 2
    })
    await eventually(() => byRole('link', '书架 1'))
    click(byRole('checkbox', '选择本页全部'))
    click(await eventually(() => byRole('button', '提交审核', byRole('toolbar', /已选/))))
    await eventually(() => expect(bodies('update-status')).toHaveLength(3))
    click(byRole('button', '停止'))
    release()
    await eventually(() => expect(text()).toContain('已停止：12 条中完成 3 条'))
    expect(bodies('update-status')).toHaveLength(3)
    // What is left can be gone on with.
    expect(text()).toContain('已选 9 项')
  })

  test('are deleted at once and come back by undo', async () => {
    await open([makeShelf(1), makeShelf(2)])
    click(await eventually(() => byRole('checkbox', '选择“书架 1”')))
    click(await eventually(() => byRole('button', '删除')))
    await eventually(() => expect(rowNames()).toEqual(['书架 2']))
    click(byRole('button', '撤销'))
    await eventually(() => expect(rowNames()).toEqual(['书架 1', '书架 2']))
  })

  test('of others are not offered for deletion to whoever only helps with them', async () => {
    setSession({ ...person, roles: ['lx_designer'] })
    await open([makeShelf(1, { creatorId: 5 }), makeShelf(2)])
    click(await eventually(() => byRole('checkbox', '选择“书架 1”')))
    await eventually(() => byRole('link', '书架 1'))
    expect(allByRole('button', '删除')).toEqual([])
    click(byRole('checkbox', '选择“书架 2”'))
    click(await eventually(() => byRole('button', '删除')))
    await eventually(() => expect(rowNames()).toEqual(['书架 1']))
  })

  test('are reached by keys: j and k move, x selects, / searches', async () => {
    await open(many(3))
    await eventually(() => byRole('link', '书架 1'))
    press('j', document.body)
    expect(document.activeElement?.textContent).toBe('书架 1')
    press('j')
    press('x')
    await eventually(() => expect(text()).toContain('已选 1 项'))
    press('k')
    expect(document.activeElement?.textContent).toBe('书架 1')
    await eventually(() => {
      press('Escape')
      expect(text()).not.toContain('已选 1 项')
    })
    press('/')
    expect(document.activeElement).toBe(field('搜索名称'))
  })

  test('open with a click anywhere', async () => {
    await open(many(1))
    await eventually(() => byRole('link', '书架 1'))
    click(document.querySelector<HTMLElement>('[data-row] td:nth-child(3)') ?? document.body)
    await eventually(() => expect(page?.address()).toBe('/base/shelf/edit?id=1'))
  })
})

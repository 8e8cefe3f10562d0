import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { configureKit, type ListCalls, registerResources, resetKit } from '#kit/feature/web/kitSettings.ts'
import { lightEndpoint } from '#kit/http/web/lightEndpoint.ts'
import { setSession } from '#kit/http/web/session.ts'
import { type ColumnSettings, columnWidth } from '#kit/table/columnSettings.ts'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import { startFakeServer, type FakeServer } from '#kit/testing/web/fakeServer.ts'
import { allByRole, byRole, click, eventually, field, press, text, type } from '#kit/testing/web/page.ts'
import { makeShelf, shelf, shelfWords } from '#kit/testing/web/shelf.ts'
import type { SavedView } from '../savedView.ts'
import { ListScreen } from './ListScreen.tsx'

const person = { id: 1, roles: ['super_admin'], username: 'lin', nickname: '林晓', avatar: '' } as const
let fake: FakeServer
let page: Drawn | undefined

// What comes when it is asked for takes its time the first time.
beforeAll(async () => {
  await Promise.all([import('./ColumnPanel.tsx'), import('./ViewDialog.tsx')])
}, 60_000)
afterEach(async () => {
  await page?.undraw()
  await fake.stop()
  resetKit()
})

/** A list on a server that holds for its readers how they have set it up. */
async function open(held: SavedView[], at = '/base/shelf/list') {
  setSession(person)
  registerResources({ shelf: shelf.endpoints })
  configureKit({ lists: listCalls })
  const rows = Array.from({ length: 30 }, (_, index) => makeShelf(index + 1, { size: 'large' }))
  fake = await startFakeServer([{ resource: shelf, rows }], person)
  const { lists } = remember()
  const views = rememberViews(held)
  await drawList(at)
  return { lists, views }
}

async function drawList(at: string) {
  const List = () => <ListScreen resource={shelf} home="/base/shelf" />
  page = await draw({ at, routes: { '/base/shelf/list': List }, fake, words: { zh: { shelf: shelfWords } } })
  await eventually(() => expect(document.querySelectorAll('[data-row]').length).toBeGreaterThan(0))
}

const askedForRows = () =>
  fake.requests
    .filter(({ path, body }) => path === '/course/shelf/page' && body['pageSize'] !== 0)
    .map(({ body }) => body)

const listCalls: ListCalls = {
  settings: {
    get: lightEndpoint({ method: 'GET', path: '/system/preference/get', effect: 'read' }),
    update: lightEndpoint({ method: 'PUT', path: '/system/preference/update', effect: 'write' }),
  },
  views: {
    list: lightEndpoint({ method: 'GET', path: '/system/saved-view/list', effect: 'read' }),
    create: lightEndpoint({ method: 'POST', path: '/system/saved-view/create', effect: 'create' }),
    update: lightEndpoint({ method: 'PUT', path: '/system/saved-view/update', effect: 'write' }),
    delete: lightEndpoint({ method: 'DELETE', path: '/system/saved-view/delete', effect: 'write' }),
  },
}

/** A server that holds how columns are set up. */
function remember(): { lists: Record<string, ColumnSettings> } {
  const remembered: { lists: Record<string, ColumnSettings> } = { lists: {} }
  fake.answer('/system/preference/get', () => remembered)
  fake.answer('/system/preference/update', ({ body }) => {
    Object.assign(remembered.lists, body['lists'])
    return true
  })
  return remembered
}
const heads = () => [...document.querySelectorAll('thead th')].map((head) => head.textContent)

const list = '/course/shelf/page'

describe('the columns of a list', () => {
  test('stay hidden and in the order that somebody gave them', async () => {
    const { lists } = await open([])
    click(byRole('button', '列设置'))
    click(await eventually(() => byRole('checkbox', '创建人')))
    await eventually(() => expect(heads()).not.toContain('创建人'))
    // Past the hidden one, and past the state.
    const up = () => press('ArrowUp', byRole('button', '移动“更新时间”列'), { altKey: true })
    up()
    await eventually(() => expect(lists[list]?.order).toEqual(['status', 'updatedAt', 'creatorName']))
    up()
    await eventually(() => expect(heads().slice(1, 4)).toEqual(['名称', '更新时间', '状态']))
    const order = ['updatedAt', 'status', 'creatorName']
    await eventually(() => expect(lists[list]).toEqual({ hidden: ['creatorName'], order }))
  })

  test('stay in sight where they are pinned, before the others', async () => {
    const { lists } = await open([])
    click(byRole('button', '列设置'))
    click(await eventually(() => byRole('button', '固定“创建人”列')))
    await eventually(() => expect(heads().slice(1, 4)).toEqual(['名称', '创建人', '状态']))
    expect(document.querySelectorAll('thead [data-pin]')).toHaveLength(3)
    await eventually(() => expect(lists[list]).toEqual({ pinned: ['creatorName'] }))
  })

  test('keep the width that somebody gave them, until it is given back', async () => {
    const { lists } = await open([])
    press('ArrowRight', byRole('separator', '“名称”列的宽度'))
    await eventually(() => expect(lists[list]).toEqual({ widths: { name: columnWidth.least } }))
    press('Delete', byRole('separator', '“名称”列的宽度'))
    await eventually(() => expect(lists[list]).toEqual({ widths: {} }))
  })

  test('are as another browser has set them up', async () => {
    const { lists } = await open([])
    lists[list] = { order: ['creatorName'] }
    await page?.undraw()
    await drawList('/base/shelf/list')
    expect(heads().slice(1, 4)).toEqual(['名称', '创建人', '状态'])
  })
})

/** A server that holds views of the shelf. */
function rememberViews(views: SavedView[]): SavedView[] {
  fake.answer('/system/saved-view/list', () => ({ views: [...views], mayShare: true }))
  fake.answer('/system/saved-view/create', ({ body }) => {
    views.push({ ...(body as unknown as SavedView), id: 40 + views.length, mayEdit: true })
    return 39 + views.length
  })
  fake.answer('/system/saved-view/update', ({ body }) => {
    Object.assign(views.find(({ id }) => id === body['id']) ?? {}, body)
    return true
  })
  fake.answer('/system/saved-view/delete', ({ query }) => {
    views.splice(0, views.length, ...views.filter(({ id }) => id !== Number(query['id'])))
    return true
  })
  return views
}

const large: SavedView = {
  id: 12,
  name: '大书架',
  isShared: true,
  search: { size: 'large', sort: 'name', colour: 'red' },
  columns: { hidden: ['creatorName'] },
  mayEdit: false,
}

describe('a saved view', () => {
  test('opens by the address, with its filters, order and columns', async () => {
    await open([large], '/base/shelf/list?status=draft')
    click(await eventually(() => byRole('button', /大书架/)))
    await eventually(() => expect(page?.address()).toBe('/base/shelf/list?size=large&sort=name&view=12'))
    await eventually(() =>
      expect(askedForRows().at(-1)).toMatchObject({ size: 'large', sort: [{ field: 'name' }] }),
    )
    await eventually(() => expect(heads()).not.toContain('创建人'))
    expect(byRole('button', /大书架/).getAttribute('aria-current')).toBe('true')
    click(byRole('button', '默认'))
    await eventually(() => expect(page?.address()).toBe('/base/shelf/list'))
    await eventually(() => expect(heads()).toContain('创建人'))
  })

  test('of others is changed for oneself alone, until one leaves it', async () => {
    const { views } = await open([large], '/base/shelf/list?size=large&sort=name&view=12')
    await eventually(() => expect(heads()).not.toContain('创建人'))
    expect(text()).not.toContain('有更改')
    click(byRole('button', '列设置'))
    click(await eventually(() => byRole('checkbox', '创建人')))
    await eventually(() => expect(heads()).toContain('创建人'))
    await eventually(() => expect(text()).toContain('有更改'))
    click(byRole('button', '视图“大书架”的更多操作'))
    await eventually(() => byRole('menuitem', '放弃更改'))
    expect(allByRole('menuitem', '保存更改')).toEqual([])
    click(byRole('menuitem', '放弃更改'))
    await eventually(() => expect(heads()).not.toContain('创建人'))
    expect(views).toEqual([large])
  })

  test('is made of what shows, renamed, changed, and deleted with a way back', async () => {
    const { views } = await open([], '/base/shelf/list?status=draft')
    click(byRole('button', '保存视图'))
    const dialog = await eventually(() => byRole('dialog', /./))
    type(field('视图名称'), '我的草稿')
    click(byRole('checkbox', '能看到这个列表的人都能看到这个视图'))
    click(byRole('button', '保存视图', dialog))
    await eventually(() => expect(page?.address()).toBe('/base/shelf/list?status=draft&view=40'))
    expect(views).toMatchObject([{ name: '我的草稿', isShared: true, search: { status: 'draft' } }])

    click(byRole('button', '名称'))
    await eventually(() => expect(text()).toContain('有更改'))
    click(await eventually(() => byRole('button', '视图“我的草稿”的更多操作')))
    click(await eventually(() => byRole('menuitem', '保存更改')))
    await eventually(() => expect(views[0]?.search).toEqual({ status: 'draft', sort: 'name' }))
    await eventually(() => expect(text()).not.toContain('有更改'))

    byRole('button', /我的草稿$/).dispatchEvent(new MouseEvent('dblclick', { bubbles: true }))
    type(await eventually(() => field('视图名称')), '草稿')
    click(byRole('button', '保存更改', byRole('dialog', /./)))
    await eventually(() => expect(views).toMatchObject([{ name: '草稿' }]))

    click(await eventually(() => byRole('button', '视图“草稿”的更多操作')))
    click(await eventually(() => byRole('menuitem', '删除')))
    await eventually(() => expect(views).toEqual([]))
    await eventually(() => expect(page?.address()).toBe('/base/shelf/list'))
    click(byRole('button', '撤销'))
    await eventually(() => expect(views).toMatchObject([{ name: '草稿', search: { sort: 'name' } }]))
  })
})

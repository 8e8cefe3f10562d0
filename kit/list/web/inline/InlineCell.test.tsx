import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { registerResources } from '#kit/feature/web/kitSettings.ts'
import { setSession } from '#kit/http/web/session.ts'
import { linksColumn, statusColumn, type Column } from '#kit/table/web/columns.tsx'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import { refused, startFakeServer, type FakeServer } from '#kit/testing/web/fakeServer.ts'
import { allByRole, byRole, click, eventually, field, press, text, type } from '#kit/testing/web/page.ts'
import { makeShelf, shelf, shelfWords } from '#kit/testing/web/shelf.ts'
import { ListScreen } from '../ListScreen.tsx'

const person = { id: 1, roles: ['super_admin'], username: 'lin', nickname: '林晓', avatar: '' } as const
const list = '/base/shelf/list'
let fake: FakeServer
let page: Drawn | undefined

// It comes when it is first needed, which is not what is waited for here.
beforeAll(
  () => Promise.all([import('./InlineEditor.tsx'), import('#kit/record/web/StaleDialog.tsx')]),
  120_000,
)
beforeEach(() => {
  setSession(person)
  registerResources({ shelf: shelf.endpoints })
})
afterEach(async () => {
  await page?.undraw()
  await fake.stop()
})

const columns: readonly Column<{ status: string; tagIds: readonly number[] }>[] = [
  statusColumn(shelf.machine),
  linksColumn('tagIds', (row) => row.tagIds.map((id) => ({ label: `${id}` }))),
]

async function open(rows: readonly Record<string, unknown>[] = [makeShelf(1), makeShelf(2)]) {
  fake = await startFakeServer([{ resource: shelf, rows: [...rows] }], person)
  const List = () => (
    <ListScreen
      resource={shelf}
      home="/base/shelf"
      columns={columns}
      editableIn={['draft']}
      inline={{ name: 'name', tagIds: 'tagIds' }}
    />
  )
  const routes = { [list]: List, '/base/shelf/edit': () => '编辑页' }
  page = await draw({ at: list, routes, fake, words: { zh: { shelf: shelfWords } } })
}

const pencil = (id: number) => byRole('button', `修改“书架 ${id}”的名称`)
const updates = () => fake.requests.filter(({ path }) => path === '/course/shelf/update')
const alert = () => document.querySelector('[role=alert]')?.textContent
const begin = async (id = 1) => {
  click(await eventually(() => pencil(id)))
  return eventually(() => field('名称'))
}

test('a title is changed where it stands, as its form would save it, and the focus is on the row again', async () => {
  await open()
  const input = await begin()
  expect(input.value).toBe('书架 1')
  expect(document.activeElement).toBe(input)
  type(input, '新书架')
  input.form?.requestSubmit()
  await eventually(() => byRole('link', '新书架'))
  expect(updates()).toHaveLength(1)
  expect(updates()[0]?.body).toMatchObject({ id: 1, revision: 1, name: '新书架', tagIds: [], books: [] })
  await eventually(() => expect(document.activeElement).toBe(byRole('link', '新书架')))
  expect(page?.address()).toBe(list)
})

test('Escape leaves a title as it was', async () => {
  await open()
  const input = await begin()
  type(input, '新书架')
  press('Escape', input)
  await eventually(() => expect(document.activeElement).toBe(byRole('link', '书架 1')))
  expect(updates()).toEqual([])
})

test('F2 edits the row that has the focus, and the keys of the list are letters meanwhile', async () => {
  await open()
  await eventually(() => byRole('link', '书架 1'))
  press('j')
  press('j')
  press('F2')
  const input = await eventually(() => field('名称'))
  expect(input.value).toBe('书架 2')
  press('x', input)
  press('j', input)
  expect(document.querySelector('[data-selected]')).toBeNull()
  expect(document.activeElement).toBe(input)
})

test('what is refused stands beside the field, with what was typed', async () => {
  await open()
  const input = await begin()
  type(input, '')
  input.form?.requestSubmit()
  await eventually(() => expect(alert()).toBe('请输入名称'))
  expect(updates()).toEqual([])

  fake.answer('/course/shelf/update', () => {
    throw refused(400, '有内容不对', { fields: { name: '已经有这个名称' } })
  })
  type(input, '重名')
  input.form?.requestSubmit()
  await eventually(() => expect(alert()).toBe('已经有这个名称'))
  expect(field('名称').value).toBe('重名')
})

test('a change of someone else is asked about, and the row shows theirs meanwhile', async () => {
  await open()
  const input = await begin()
  Object.assign(fake.rowsOf('shelf')[0] ?? {}, { name: '别人的', revision: 2 })
  type(input, '我的')
  input.form?.requestSubmit()
  const dialog = await eventually(() => byRole('dialog', /.*/))
  expect(dialog.textContent).toContain('别人的')
  expect(fake.rowsOf('shelf')[0]?.['name']).toBe('别人的')
  click(byRole('button', '按此继续', dialog))
  await eventually(() => byRole('link', '我的'))
  expect(fake.rowsOf('shelf')[0]).toMatchObject({ name: '我的', revision: 3 })
})

test('rows whose state or access does not let them be edited have no pencil', async () => {
  await open([makeShelf(1), makeShelf(2, { status: 'public' }), makeShelf(3, { mayEdit: false })])
  await eventually(() => pencil(1))
  expect(allByRole('button', /的名称$/)).toHaveLength(1)
})

test('linked records are chosen with the usual picker, below their cell', async () => {
  await open()
  click(await eventually(() => byRole('button', '修改“书架 1”的标签')))
  const input = await eventually(() => {
    const { activeElement } = document
    if (!(activeElement instanceof HTMLInputElement)) throw new Error('no picker has the focus')
    return activeElement
  })
  click(input.closest<HTMLElement>('.ant-select') ?? input)
  const choice = await eventually(() => {
    const found = [...document.querySelectorAll<HTMLElement>('.ant-select-item-option')]
    const [first] = found.filter((one) => one.textContent === '书架 2')
    if (!first) throw new Error('nothing to choose')
    return first
  })
  click(choice)
  const picked = () => document.querySelector('.kit-inline')?.textContent
  await eventually(() => expect(picked()).toContain('书架 2'))
  click(byRole('button', '保存'))
  await eventually(() => expect(fake.rowsOf('shelf')[0]).toMatchObject({ tagIds: [2], revision: 2 }))
  await eventually(() =>
    expect(document.querySelector('[data-row="1"] .kit-tag[data-tone=brand]')?.textContent).toBe('2'),
  )
  expect(text()).not.toContain('编辑页')
})

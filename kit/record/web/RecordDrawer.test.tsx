import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { registerResources } from '#kit/feature/web/kitSettings.ts'
import { ListScreen } from '#kit/list/web/ListScreen.tsx'
import { setSession } from '#kit/http/web/session.ts'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import { byRole, click, eventually, field, text, type } from '#kit/testing/web/page.ts'
import { makeShelf, shelf, shelfWords } from '#kit/testing/web/shelf.ts'
import { startFakeServer, type FakeServer } from '#kit/testing/web/fakeServer.ts'

const person = { id: 1, roles: ['super_admin'], username: 'lin', nickname: '林晓', avatar: '' } as const
const list = '/base/shelf/list'
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

async function open(search = '', editableIn?: readonly string[]) {
  fake = await startFakeServer([{ resource: shelf, rows: [makeShelf(1), makeShelf(2)] }], person)
  page = await draw({
    at: list + search,
    fake,
    words: { zh: { shelf: shelfWords } },
    routes: {
      [list]: () => (
        <ListScreen resource={shelf} drawer={{ resource: shelf }} {...(editableIn && { editableIn })} />
      ),
    },
  })
}

const nameOf = (id: number) => String(makeShelf(id)['name'])
const written = () => field('名称')

describe('a form over its list', () => {
  test('opens from a row, with the filters of the list as they were', async () => {
    await open('?size=50')
    await eventually(() => click(byRole('link', nameOf(1))))
    await eventually(() => expect(page?.address()).toBe(`${list}?size=50&edit=1`))
    await eventually(() => expect(written()).toHaveProperty('value', nameOf(1)))
  })

  test('is there again after a reload of its address', async () => {
    await open('?edit=2')
    await eventually(() => expect(written()).toHaveProperty('value', nameOf(2)))
    expect(byRole('dialog', nameOf(2))).toBeTruthy()
  })

  test('makes a record and closes', async () => {
    await open('?edit=new')
    await eventually(() => type(written(), '新书架'))
    await eventually(() => click(byRole('button', '保存')))
    await eventually(() => expect(page?.address()).toBe(list))
    expect(fake.rowsOf('shelf')).toHaveLength(3)
    expect(text()).toContain('已新建“新书架”')
  })

  test('asks before it closes over unsaved typing', async () => {
    await open('?edit=1')
    await eventually(() => type(written(), '改了名字'))
    await eventually(() => click(byRole('button', '取消')))
    await eventually(() => expect(text()).toContain('确定要离开吗？'))
    click(byRole('button', '留下'))
    expect(page?.address()).toBe(`${list}?edit=1`)
    expect(written()).toHaveProperty('value', '改了名字')
  })

  test('only shows what its state does not let change', async () => {
    await open('?edit=1', ['public'])
    await eventually(() => expect(text()).toContain('“草稿”的内容不能修改。'))
    expect(written()).toHaveProperty('disabled', true)
  })
})

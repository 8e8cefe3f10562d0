import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { registerResources } from '#kit/feature/web/kitSettings.ts'
import { setSession } from '#kit/http/web/session.ts'
import { leftTyping } from '#kit/testing/web/leftTyping.ts'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import { byRole, click, eventually, field, press, sleep, text, type } from '#kit/testing/web/page.ts'
import { makeShelf, shelf, shelfWords } from '#kit/testing/web/shelf.ts'
import { refused, startFakeServer, type FakeServer } from '#kit/testing/web/fakeServer.ts'
import { FormScreen } from './FormScreen.tsx'
import { ViewScreen } from './ViewScreen.tsx'

const person = { id: 1, roles: ['super_admin'], username: 'lin', nickname: '林晓', avatar: '' } as const
const home = '/base/shelf'
const layout = {
  sections: [
    { key: 'basics', fields: ['name', 'summary', 'price', 'size'] },
    { key: 'more', fields: ['isOpen', 'tagIds', 'books'] },
  ],
}
const stepped = {
  ...layout,
  steps: [
    { key: 'basics', fields: ['name'] },
    { key: 'more', fields: ['books'] },
  ],
}
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

/** What the browser keeps of typing that was not saved. */
const storedDrafts = () => Object.values(leftTyping())

async function open(
  at: string,
  rows = [makeShelf(1), makeShelf(2)],
  typing: Readonly<Record<string, string>> = {},
) {
  fake = await startFakeServer([{ resource: shelf, rows }], person)
  for (const [slot, draft] of Object.entries(typing)) localStorage.setItem(slot, draft)
  page = await draw({
    at: `${home}/${at}`,
    fake,
    words: { zh: { shelf: shelfWords } },
    routes: {
      [`${home}/add`]: () => <FormScreen resource={shelf} home={home} mode="add" layout={layout} />,
      [`${home}/edit`]: () => (
        <FormScreen resource={shelf} home={home} mode="edit" layout={layout} editableIn={['draft']} />
      ),
      [`${home}/view`]: () => <ViewScreen resource={shelf} home={home} layout={layout} />,
      [`${home}/list`]: () => '列表页',
      [`${home}/steps`]: () => <FormScreen resource={shelf} home={home} mode="add" layout={stepped} />,
    },
  })
}

const row = (index = 0) => fake.rowsOf('shelf')[index] ?? {}
const save = () => click(byRole('button', '保存'))
const sent = (verb: string) => fake.requests.filter(({ path }) => path === `/course/shelf/${verb}`)

test.each(['edit', 'view', 'edit?id=abc', 'view?id=99'])(
  'an address without a record (%s) says so and leads back to the list',
  async (at) => {
    await open(at)
    await eventually(() => byRole('heading', '这里什么也没有'))
    click(byRole('button', '返回列表'))
    await eventually(() => expect(page?.address()).toBe(`${home}/list`))
  },
)

test('a record to be read names what it is linked with, never by a number', async () => {
  await open('view?id=1', [makeShelf(1, { tagIds: [2] }), makeShelf(2, { name: '小说' })])
  await eventually(() => expect(text()).toContain('小说'))
})

describe('a new record', () => {
  test('is refused beside its fields before it is sent, and the first one gets the focus', async () => {
    await open('add')
    await eventually(() => field('名称'))
    save()
    await eventually(() => expect(text()).toContain('请输入名称'))
    await eventually(() => expect(document.activeElement).toBe(field('名称')))
    expect(field('名称').getAttribute('aria-invalid')).toBe('true')
    expect(sent('create')).toHaveLength(0)
  })

  test('counts what is left as a reader counts', async () => {
    await open('add')
    await eventually(() => type(field('名称'), '👩‍👩‍👧‍👦书架'))
    await eventually(() => expect(text()).toContain('还可输入 17 字'))
    type(field('名称'), '书'.repeat(22))
    await eventually(() => expect(text()).toContain('超出 2 字'))
  })

  test('is made, and shown', async () => {
    await open('add')
    await eventually(() => type(field('名称'), '新书架'))
    save()
    await eventually(() => expect(page?.address()).toBe(`${home}/view?id=3`))
    expect(text()).toContain('已新建“新书架”')
    expect(sent('create')[0]?.headers['idempotency-key']).toBeTruthy()
  })

  test('keeps its Idempotency-Key when it is sent again after a dead network', async () => {
    await open('add')
    await eventually(() => type(field('名称'), '新书架'))
    let times = 0
    fake.answer('/course/shelf/create', () => {
      times += 1
      if (times === 1) throw refused(503, '服务器繁忙')
      return 9
    })
    save()
    await eventually(() => expect(text()).toContain('未能保存：服务器繁忙'))
    save()
    await eventually(() => expect(page?.address()).toContain('view'))
    const [first, second] = sent('create').map(({ headers }) => headers['idempotency-key'])
    expect(second).toBe(first)
  })
})

describe('a new record that is asked for in steps', () => {
  const labels = () =>
    [...document.querySelectorAll('[data-field]')].map((one) => one.getAttribute('data-field'))
  const everything = ['name', 'summary', 'price', 'size', 'isOpen', 'tagIds', 'books']

  test('shows them, all else behind a button, and stays open once it is saved', async () => {
    await open('steps')
    await eventually(() => type(field('名称'), '新书架'))
    expect(labels()).toEqual(['name', 'books'])
    byRole('heading', '1. 基本')
    save()
    await eventually(() => expect(page?.address()).toBe(`${home}/edit?id=3`))
    await eventually(() => expect(labels()).toEqual(everything))
    byRole('heading', '基本')
  })

  test('opens all of it with what was typed, and goes on in the first field that came', async () => {
    await open('steps')
    await eventually(() => type(field('名称'), '新书架'))
    click(byRole('button', '更多设置'))
    await eventually(() => expect(labels()).toEqual(everything))
    expect(field('名称').value).toBe('新书架')
    await eventually(() => expect(document.activeElement).toBe(field('简介选填')))
  })

  test('opens when what is refused stands behind the button, and that gets the focus', async () => {
    await open('steps')
    await eventually(() => type(field('名称'), '新书架'))
    fake.answer('/course/shelf/create', () => {
      throw refused(400, '填写的内容有误', { fields: { summary: '简介不合适' } })
    })
    save()
    await eventually(() => expect(text()).toContain('简介不合适'))
    await eventually(() => expect(document.activeElement).toBe(field('简介选填')))
  })
})

describe('an edited record', () => {
  test('is saved with the revision that was read, by Ctrl+S too, and says when', async () => {
    await open('edit?id=1')
    await eventually(() => type(field('名称'), '改过的'))
    await eventually(() => expect(text()).toContain('尚未保存'))
    press('s', document.body, { ctrlKey: true })
    await eventually(() => expect(text()).toMatch(/已保存 \d\d:\d\d/))
    expect(row()).toMatchObject({ name: '改过的', revision: 2 })
    expect(sent('update')[0]?.body).toMatchObject({ id: 1, revision: 1, summary: '' })
  })

  test('shows what the server refuses beside the field, until it changes', async () => {
    await open('edit?id=1')
    await eventually(() => type(field('名称'), '重名'))
    fake.answer('/course/shelf/update', () => {
      throw refused(400, '填写的内容有误', { fields: { name: '名称已被使用' } })
    })
    save()
    await eventually(() => expect(text()).toContain('名称已被使用'))
    await eventually(() => expect(document.activeElement).toBe(field('名称')))
    type(field('名称'), '另一个')
    await eventually(() => expect(text()).not.toContain('名称已被使用'))
  })

  test('says that the network is gone, keeps the typing, and saves it later', async () => {
    await open('edit?id=1')
    await eventually(() => type(field('名称'), '改过的'))
    const { fetch } = window
    window.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
    save()
    await eventually(() => expect(text()).toContain('网络已断开，内容保留在本机'))
    window.fetch = fetch
    save()
    await eventually(() => expect(row()).toMatchObject({ name: '改过的' }))
  })

  test('is not overwritten by an answer while somebody goes on typing', async () => {
    await open('edit?id=1')
    await eventually(() => type(field('名称'), '一'))
    let land = (_revision: number) => {}
    fake.answer('/course/shelf/update', () => new Promise((resolve) => (land = resolve)))
    save()
    await eventually(() => expect(sent('update')).toHaveLength(1))
    type(field('名称'), '一二')
    land(2)
    await eventually(() => expect(text()).toContain('尚未保存'))
    expect(field('名称').value).toBe('一二')
  })
})

describe('two people on one record', () => {
  const changeBehind = (part: object) => Object.assign(row(), part, { revision: 5 })

  test('who changed different fields both keep their change', async () => {
    await open('edit?id=1')
    await eventually(() => type(field('名称'), '我的'))
    changeBehind({ summary: '他的' })
    save()
    await eventually(() => expect(row()).toMatchObject({ name: '我的', summary: '他的', revision: 6 }))
    expect(text()).toContain('双方的修改都已保留')
    await eventually(() => expect(field('简介选填').value).toBe('他的'))
  })

  test('who changed the same field are asked, and nothing is lost meanwhile', async () => {
    await open('edit?id=1')
    await eventually(() => type(field('名称'), '我的'))
    changeBehind({ name: '他的' })
    save()
    const dialog = await eventually(() => byRole('dialog', '这条内容刚被他人修改'))
    expect(dialog.textContent).toContain('我的')
    expect(dialog.textContent).toContain('他的')
    expect(row()['name']).toBe('他的')
    click(byRole('radio', /^用对方的/, dialog))
    click(byRole('button', '按此继续', dialog))
    await eventually(() => expect(field('名称').value).toBe('他的'))
  })

  test('may keep their own', async () => {
    await open('edit?id=1')
    await eventually(() => type(field('名称'), '我的'))
    changeBehind({ name: '他的' })
    save()
    const dialog = await eventually(() => byRole('dialog', '这条内容刚被他人修改'))
    click(byRole('button', '按此继续', dialog))
    await eventually(() => expect(row()).toMatchObject({ name: '我的', revision: 6 }))
  })
})

describe('leaving with unsaved changes', () => {
  test('asks first', async () => {
    await open('edit?id=1')
    await eventually(() => type(field('名称'), '改过的'))
    await eventually(() => expect(text()).toContain('尚未保存'))
    page?.go(`${home}/list`)
    const dialog = await eventually(() => byRole('dialog', '确定要离开吗？'))
    click(byRole('button', '留下', dialog))
    await sleep(50)
    expect(page?.address()).toBe(`${home}/edit?id=1`)
    expect(field('名称').value).toBe('改过的')
  })

  test('does not ask when there are none', async () => {
    await open('edit?id=1')
    await eventually(() => field('名称'))
    page?.go(`${home}/list`)
    await eventually(() => expect(text()).toContain('列表页'))
  })

  test('keeps them in the browser, offers them back, and forgets them once saved', async () => {
    await open('edit?id=1')
    await eventually(() => type(field('名称'), '改过的'))
    await eventually(() => expect(storedDrafts().join()).toContain('改过的'))
    const typing = leftTyping()
    await page?.undraw()
    await fake.stop()
    await open('edit?id=1', [makeShelf(1)], typing)
    await eventually(() => expect(text()).toContain('未保存的内容'))
    expect(field('名称').value).toBe('书架 1')
    click(byRole('button', '恢复'))
    await eventually(() => expect(field('名称').value).toBe('改过的'))
    save()
    await eventually(() => expect(row()).toMatchObject({ name: '改过的' }))
    await eventually(() => expect(storedDrafts()).toEqual([]))
  })

  test('are stored in a slot of its own by each tab, and each is offered', async () => {
    const typed = (name: string, at: number) => {
      const { id: _id, ...values } = makeShelf(1, { name })
      return JSON.stringify({ revision: 1, base: makeShelf(1), values, at })
    }
    await open('edit?id=1', [makeShelf(1)], {
      'lectern.kept.1.shelf.1.one': typed('一个标签页', 1),
      'lectern.kept.1.shelf.1.two': typed('另一个标签页', 2),
      'lectern.kept.1.shelf.11.two': typed('别的记录', 3),
    })
    click(await eventually(() => byRole('button', '丢弃')))
    await eventually(() => expect(storedDrafts().join()).not.toContain('另一个标签页'))
    click(await eventually(() => byRole('button', '恢复')))
    await eventually(() => expect(field('名称').value).toBe('一个标签页'))
    await eventually(() => expect(storedDrafts()).toHaveLength(2))
  })
})

describe('rows in a form', () => {
  test('are added, moved and removed, each with its own problem', async () => {
    await open('edit?id=1')
    click(await eventually(() => byRole('button', '添加书')))
    await eventually(() => type(field('书名'), '一'))
    click(byRole('button', '添加书'))
    await eventually(() => expect(document.querySelectorAll('.kit-row')).toHaveLength(2))
    save()
    await eventually(() => expect(text()).toContain('请输入书名'))
    const second = document.querySelectorAll<HTMLElement>('.kit-row')[1]
    type(byRole('textbox', '书名', second) as HTMLInputElement, '二')
    await sleep(20)
    click(byRole('button', '上移', second))
    await sleep(20)
    save()
    await eventually(() => expect(row()['books']).toEqual([{ title: '二' }, { title: '一' }]))
    click(byRole('button', '移除第 1 行'))
    await sleep(20)
    save()
    await eventually(() => expect(row()['books']).toEqual([{ title: '一' }]))
  })
})

describe('a record that cannot be changed now', () => {
  test('is shown to be read, with the moves that are open', async () => {
    await open('edit?id=1', [makeShelf(1, { status: 'reviewing', summary: '只读', price: 12.5 })])
    await eventually(() => expect(text()).toContain('“审核中”的内容不能修改。要修改，请先点“撤回”。'))
    expect(text()).toContain('12.50')
    click(byRole('button', '撤回'))
    await eventually(() => expect(row()).toMatchObject({ status: 'draft' }))
    await eventually(() => field('名称'))
  })
})

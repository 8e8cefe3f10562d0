import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { registerResources } from '#kit/feature/web/kitSettings.ts'
import { setSession } from '#kit/http/web/session.ts'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import { byRole, click, eventually, text, type } from '#kit/testing/web/page.ts'
import { makeShelf, shelf } from '#kit/testing/web/shelf.ts'
import { startFakeServer, type FakeServer } from '#kit/testing/web/fakeServer.ts'
import { CreatingRecordsPicker } from './CreatingPicker.tsx'
import { RecordPicker, RecordsPicker } from './RecordPicker.tsx'

let fake: FakeServer
let page: Drawn | undefined

function One() {
  const [id, setId] = useState<number | null>(null)
  return (
    <>
      <RecordPicker resource="shelf" label="书架" value={id} onChange={setId} />
      <output>{JSON.stringify(id)}</output>
    </>
  )
}

function Several({ Picker }: { readonly Picker: typeof RecordsPicker }) {
  const [ids, setIds] = useState<readonly number[]>([3])
  return (
    <>
      <Picker
        resource="shelf"
        label="书架"
        max={2}
        value={ids}
        known={[{ id: 3, label: '名字已知' }]}
        onChange={setIds}
      />
      <output>{JSON.stringify(ids)}</output>
    </>
  )
}

const Many = () => <Several Picker={RecordsPicker} />
const New = () => <Several Picker={CreatingRecordsPicker} />

beforeEach(async () => {
  registerResources({ shelf: shelf.endpoints })
  const rows = [makeShelf(1, { name: '诗' }), makeShelf(2, { name: '小说' }), makeShelf(3, { name: '画册' })]
  fake = await startFakeServer([{ resource: shelf, rows }], { id: 1, roles: ['super_admin'] })
  page = await draw({ at: '/one', routes: { '/one': One, '/many': Many, '/new': New }, fake })
})
afterEach(async () => {
  await page?.undraw()
  await fake.stop()
})

const box = () => eventually(() => byRole('combobox', '书架') as HTMLInputElement)
const chosen = (): unknown =>
  JSON.parse(document.querySelector('output:not(.kit-notices)')?.textContent ?? 'null')
const openList = (input: HTMLElement) => click(input.closest<HTMLElement>('.ant-select') ?? input)

test('a record is searched on the server and chosen by name', async () => {
  const input = await box()
  openList(input)
  type(input, '小')
  await eventually(() => expect(fake.requests.at(-1)?.query).toEqual({ keyword: '小' }))
  const option = await eventually(() => {
    const found = [...document.querySelectorAll<HTMLElement>('.ant-select-item-option')]
    expect(found.map((one) => one.textContent)).toEqual(['小说'])
    return found[0] ?? document.body
  })
  click(option)
  await eventually(() => expect(chosen()).toBe(2))
  expect(text()).toContain('小说')
})

test('of some records alone is asked where a picker offers only those', async () => {
  registerResources({ shelf: { options: shelf.endpoints.options, query: { size: 'large' } } })
  const input = await box()
  openList(input)
  type(input, '小')
  await eventually(() => expect(fake.requests.at(-1)?.query).toEqual({ size: 'large', keyword: '小' }))
})

test('several keep their order, and show the names that the record brought', async () => {
  page?.go('/many')
  await eventually(() => expect(text()).toContain('名字已知'))
  expect(fake.requests).toHaveLength(0)
  openList(await box())
  const option = await eventually(() => {
    const found = [...document.querySelectorAll<HTMLElement>('.ant-select-item-option')]
    return found.find((one) => one.textContent === '诗') ?? Promise.reject(new Error('no 诗'))
  })
  click(option)
  await eventually(() => expect(chosen()).toEqual([3, 1]))
})

test('several are left by Tab as they are', async () => {
  page?.go('/many')
  await eventually(() => expect(text()).toContain('名字已知'))
  const input = await box()
  openList(input)
  await eventually(() => expect(document.querySelector('.ant-select-item-option-active')).not.toBeNull())
  const tab = new KeyboardEvent('keydown', { key: 'Tab', keyCode: 9, bubbles: true, cancelable: true })
  input.dispatchEvent(tab)
  expect(tab.defaultPrevented).toBe(false)
  expect(chosen()).toEqual([3])
})

test('what is not found is made under the name that was typed, and chosen', async () => {
  registerResources({
    shelf: {
      options: shelf.endpoints.options,
      makes: { endpoint: shelf.endpoints.create, nameField: 'name' },
    },
  })
  setSession({ id: 1, roles: ['lx_designer'], username: 'lin', nickname: '林晓', avatar: '' })
  page?.go('/new')
  await eventually(() => expect(text()).toContain('名字已知'))
  const input = await box()
  openList(input)
  type(input, '小说')
  const named = (label: string) => () => {
    const found = [...document.querySelectorAll<HTMLElement>('.ant-select-item-option')]
    return found.find((one) => one.textContent === label) ?? Promise.reject(new Error(`no ${label}`))
  }
  // There is one of this name already.
  await eventually(() => expect(document.querySelectorAll('.ant-select-item-option')).toHaveLength(1))
  await eventually(named('小说'))
  type(input, '词典')
  click(await eventually(named('新建“词典”')))
  await eventually(() => expect(chosen()).toEqual([3, 4]))
  expect(fake.requests.find(({ path }) => path.endsWith('/create'))?.body).toEqual({ name: '词典' })
  expect(text()).toContain('词典')
})

test('a picker that only looks for something makes nothing', async () => {
  registerResources({
    shelf: {
      options: shelf.endpoints.options,
      makes: { endpoint: shelf.endpoints.create, nameField: 'name' },
    },
  })
  const input = await box()
  openList(input)
  type(input, '词典')
  await eventually(() => expect(text()).toContain('没有找到'))
})

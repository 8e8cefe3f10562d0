import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { registerResources } from '#kit/feature/web/kitSettings.ts'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import { byRole, click, eventually, text, type } from '#kit/testing/web/page.ts'
import { makeShelf, shelf } from '#kit/testing/web/shelf.ts'
import { startFakeServer, type FakeServer } from '#kit/testing/web/fakeServer.ts'
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

function Many() {
  const [ids, setIds] = useState<readonly number[]>([3])
  return (
    <>
      <RecordsPicker
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

beforeEach(async () => {
  registerResources({ shelf: shelf.endpoints })
  const rows = [makeShelf(1, { name: '诗' }), makeShelf(2, { name: '小说' }), makeShelf(3, { name: '画册' })]
  fake = await startFakeServer([{ resource: shelf, rows }], { id: 1, roles: ['super_admin'] })
  page = await draw({ at: '/one', routes: { '/one': One, '/many': Many }, fake })
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

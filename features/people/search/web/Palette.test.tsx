import { afterEach, expect, test } from 'vitest'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import { startFakeServer, type FakeServer } from '#kit/testing/web/fakeServer.ts'
import { allByRole, eventually, field, type } from '#kit/testing/web/page.ts'
import { searchEndpoints } from '../search.contract.ts'
import { zh as search } from '../words/zh.ts'
import type { Entry } from './entry.ts'
import { Palette } from './Palette.tsx'

const entry = (key: string, title: string, does: string): Entry => ({ key, title, note: '', does })
const drafts = entry('favourite', '护理草稿', '/base/career/list?view=3')
const careers = entry('screen', '护理职业', '/base/career/list')
const nurse = entry('recent', '护士', '/base/career/view?id=7')
const places = {
  recent: [nurse],
  favourites: [{ ...nurse, key: 'favourite nurse' }, drafts],
  screens: [careers],
  commands: [],
  kinds: [],
}

let page: Drawn | undefined
let fake: FakeServer | undefined

afterEach(async () => {
  await page?.undraw()
  await fake?.stop()
})

const groups = () =>
  allByRole('group', /./).map((group) => [
    group.querySelector('.palette-group')?.textContent,
    ...[...group.querySelectorAll('.palette-title')].map((title) => title.textContent),
  ])

test('favourites stand behind what was opened last, and before screens once something is typed; each address once', async () => {
  fake = await startFakeServer([], { id: 1, roles: ['teacher'] })
  fake.answer(searchEndpoints.find.path, () => [])
  const Screen = () => <Palette places={places} onClose={() => undefined} />
  page = await draw({ at: '/', routes: { '/': Screen }, fake, words: { zh: { search } } })
  await eventually(() =>
    expect(groups()).toEqual([
      ['最近打开', '护士'],
      ['收藏', '护理草稿'],
    ]),
  )
  type(field('搜索'), '护')
  await eventually(() =>
    expect(groups()).toEqual([
      ['收藏', '护士', '护理草稿'],
      ['页面', '护理职业'],
    ]),
  )
})

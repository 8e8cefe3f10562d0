import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { configureKit } from '#kit/feature/web/kitSettings.ts'
import { setSession } from '#kit/http/web/session.ts'
import { changeLanguage, provideWords } from '#kit/i18n/web/words.ts'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import { startFakeServer, type FakeServer } from '#kit/testing/web/fakeServer.ts'
import { allByRole, byRole, click, eventually } from '#kit/testing/web/page.ts'
import { ScreenHead } from '#kit/view/web/ScreenHead.tsx'
import { favourites, maxFavourites, type NamedFavourite } from '#features/people/preference/favourite.ts'
import { preferenceEndpoints } from '#features/people/preference/preference.contract.ts'
import { allowedRoutes, routeTable } from '../routing/routes.ts'
import { Sidebar } from '../shell/Sidebar.tsx'
import { loadConsoleWords } from '../words.ts'
import { favouriteAt } from './favouriteAt.ts'
import { favouriteCalls, mostFavourites } from './favourites.calls.ts'
import { FavouriteStar } from './FavouriteStar.tsx'

const person = { id: 1, roles: ['lx_designer'], username: 'lin', nickname: '林晓', avatar: '' } as const
const rows = allowedRoutes(routeTable, person)
const list = '/base/career/list'
let fake: FakeServer | undefined
let page: Drawn | undefined
let stored: NamedFavourite[] = []

beforeAll(() => provideWords(loadConsoleWords))
beforeEach(async () => {
  await changeLanguage('zh')
  setSession(person)
  configureKit({ HeadMark: FavouriteStar })
  stored = []
})
afterEach(async () => {
  await page?.undraw()
  await fake?.stop()
})

const nurse: NamedFavourite = { of: { kind: 'record', resource: 'career', id: 7 }, name: '护士' }
const drafts: NamedFavourite = { of: { kind: 'view', id: 3, path: list }, name: '草稿' }
const codes: NamedFavourite = { of: { kind: 'screen', path: '/exchange/list/index' }, name: '' }

async function open(at: string, isCollapsed = false) {
  fake = await startFakeServer([], person)
  fake.answer(favouriteCalls.list.path, () => stored)
  fake.answer(favouriteCalls.update.path, ({ body }) => {
    const known = [nurse, drafts, codes]
    stored = favourites.parse(body['favourites']).map((of) => ({
      of,
      name: known.find((one) => JSON.stringify(one.of) === JSON.stringify(of))?.name ?? '',
    }))
    return true
  })
  const Screen = () => (
    <>
      <Sidebar {...{ rows, isCollapsed }} />
      <ScreenHead title="标题" />
    </>
  )
  const routes = {
    [list]: Screen,
    '/base/career/view': Screen,
    '/base/career/edit': Screen,
    '/dashboard': Screen,
  }
  page = await draw({ at, routes, fake })
}

const star = () => eventually(() => byRole('button', '收藏'))
const shown = () => [...document.querySelectorAll('.shell-favourite a')].map((link) => link.textContent)
const choose = async (name: string, act: string) => {
  click(await eventually(() => byRole('button', `“${name}”的更多操作`)))
  // The menus of others that were opened before stay behind.
  click(await eventually(() => allByRole('menuitem', act).at(-1) ?? Promise.reject(new Error(`no ${act}`))))
}

test('the calls are those of the contract', () => {
  expect(preferenceEndpoints.favourites).toMatchObject(favouriteCalls.list)
  expect(preferenceEndpoints.update).toMatchObject(favouriteCalls.update)
  expect(mostFavourites).toBe(maxFavourites)
})

test.each([
  ['/base/career/list', '?status=draft', { kind: 'screen', path: list }],
  ['/base/career/list', '?view=3&page=2', { kind: 'view', id: 3, path: list }],
  ['/base/career/view', '?id=7', nurse.of],
  ['/base/career/edit', '?id=7', nurse.of],
  ['/manage/activity/view', '?id=4', { kind: 'record', resource: 'activity', id: 4 }],
  ['/base/career/add', '', undefined],
  ['/dashboard', '', undefined],
  ['/audits/career', '?id=7', undefined],
])('%s%s is kept as what it shows', (path, search, of) => {
  expect(favouriteAt(path, search)).toEqual(of)
})

test('the star of a record puts it at the top of the sidebar, and takes it out again', async () => {
  await open('/base/career/edit?id=7')
  const button = await star()
  expect(button.getAttribute('aria-pressed')).toBe('false')
  click(button)
  await eventually(() => expect(shown()).toEqual(['护士']))
  expect(stored).toEqual([nurse])
  const link = byRole('link', '护士')
  expect(link.getAttribute('href')).toBe('/base/career/view?id=7')
  expect(link.getAttribute('aria-current')).toBe('page')
  click(await star())
  await eventually(() => expect(stored).toEqual([]))
  await eventually(() => expect(shown()).toEqual([]))
})

test('favourites are put in order and removed beside them', async () => {
  stored = [nurse, drafts]
  await open(list)
  await eventually(() => expect(shown()).toEqual(['护士', '草稿']))
  await choose('草稿', '上移')
  await eventually(() => expect(stored).toEqual([drafts, nurse]))
  await eventually(() => expect(shown()).toEqual(['草稿', '护士']))
  await choose('护士', '移出收藏')
  await eventually(() => expect(stored).toEqual([drafts]))
  expect(byRole('link', '草稿').getAttribute('href')).toBe(`${list}?view=3`)
})

test('screens that one may not open are not shown', async () => {
  stored = [codes, { of: { kind: 'screen', path: list }, name: '' }]
  await open(list)
  await eventually(() => expect(shown()).toEqual(['职业']))
})

test('no more are taken than fit', async () => {
  stored = Array.from({ length: maxFavourites }, (_, index) => ({
    of: { kind: 'record', resource: 'career', id: index + 100 },
    name: `职业 ${index}`,
  }))
  await open(list)
  await eventually(() => expect(shown()).toHaveLength(maxFavourites))
  click(await star())
  await eventually(() => expect(document.body.textContent).toContain(`你已有 ${maxFavourites} 个收藏`))
  expect(fake?.requests.filter(({ path }) => path === favouriteCalls.update.path)).toEqual([])
})

test('the narrow sidebar has them behind one button', async () => {
  stored = [nurse]
  await open('/dashboard', true)
  const button = await eventually(() => {
    const [found] = allByRole('button', '收藏').filter((one) => one.getAttribute('aria-haspopup') === 'menu')
    return found ?? Promise.reject(new Error('no favourites'))
  })
  click(button)
  click(await eventually(() => byRole('menuitem', '护士')))
  await eventually(() => expect(page?.address()).toBe('/base/career/view?id=7'))
})

import { beforeAll, expect, test } from 'vitest'
import type { Role } from '#kit/contract/role.ts'
import { changeLanguage, provideWords, translate } from '#kit/i18n/web/words.ts'
import { phrase } from '#kit/i18n/words.ts'
import { syllablesOf } from '#kit/pinyin/pinyin.ts'
import type { NamedFavourite } from '#features/people/preference/favourite.ts'
import { ranked } from '#features/people/search/ranking.ts'
import { searchWords } from '#features/people/search/search.words.ts'
import { languageNames } from '../../words/languageNames.ts'
import { shellWords } from '../../words/shellWords.ts'
import { allowedRoutes, routeTable } from '../routing/routes.ts'
import { loadConsoleWords } from '../words.ts'
import { placesFor } from './places.tsx'

beforeAll(async () => {
  await provideWords(loadConsoleWords)
  await changeLanguage('zh')
})

function placesOf(...roles: Role[]) {
  const actor = { id: 1, roles }
  return placesFor(actor, allowedRoutes(routeTable, actor), { opened: [], favourites: [] }, translate)
}

test('a super administrator finds every screen of the sidebar and begins every kind of record', () => {
  const { commands, screens } = placesOf('super_admin')
  expect(screens.map(({ does }) => does)).toEqual(
    expect.arrayContaining(['/dashboard', '/manage/activity/list', '/profile/pwd', '/i18n/index']),
  )
  expect(commands.filter(({ does }) => typeof does === 'string').length).toBeGreaterThanOrEqual(17)
})

test('nobody is offered what their roles do not open', () => {
  const { commands, screens, kinds } = placesOf('teacher')
  const addresses = [...commands, ...screens].map(({ does }) => does)
  expect(addresses).not.toContain('/manage/activity/add')
  expect(addresses).not.toContain('/base/tag/list?edit=new')
  expect(addresses).toContain('/datas/works/list')
  expect(kinds.map(({ kind }) => kind)).not.toContain('user')
})

test('the theme is changed, and the help is opened, by a command', () => {
  const { commands } = placesOf('teacher')
  const named = (key: 'theme.dark' | 'theme.system') =>
    commands.find(({ title }) => title === translate(phrase(searchWords, key)))?.does
  const dark = named('theme.dark')
  const system = named('theme.system')
  if (typeof dark !== 'function' || typeof system !== 'function') throw new Error('no such command')
  dark()
  expect(document.documentElement.style.colorScheme).toBe('dark')
  system()
  expect(document.documentElement.style.colorScheme).not.toBe('dark')
  expect(commands.map(({ title }) => title)).toContain(translate(phrase(shellWords, 'help.screen')))
})

test('screens of one record are not offered without a record', () => {
  const addresses = placesOf('super_admin').screens.map(({ does }) => does)
  expect(addresses).not.toContain('/manage/activity/edit')
  expect(addresses).not.toContain('/base/career/view')
})

test('what was opened last is offered to whom it belongs, as far as it is still theirs', () => {
  const actor = { id: 1, roles: ['teacher'] } as const
  const opened = [
    { userId: 1, path: '/datas/works/view', search: '?id=3', name: '读书笔记' },
    { userId: 2, path: '/datas/works/view', search: '?id=4', name: '别人的' },
    { userId: 1, path: '/configs/units', search: '', name: '单价' },
  ]
  const { recent } = placesFor(actor, allowedRoutes(routeTable, actor), { opened, favourites: [] }, translate)
  expect(recent.map(({ title, does }) => [title, does])).toEqual([['读书笔记', '/datas/works/view?id=3']])
})

test('favourites are found by name, those of screens that one may not open left out', () => {
  const actor = { id: 1, roles: ['teacher'] } as const
  const favourites: NamedFavourite[] = [
    { of: { kind: 'record', resource: 'assignment', id: 3 }, name: '读书笔记' },
    { of: { kind: 'view', path: '/datas/works/list', id: 5 }, name: '待批改' },
    { of: { kind: 'screen', path: '/configs/units' }, name: '' },
  ]
  const places = placesFor(actor, allowedRoutes(routeTable, actor), { opened: [], favourites }, translate)
  expect(places.favourites.map(({ title, does }) => [title, does])).toEqual([
    ['读书笔记', '/datas/works/view?id=3'],
    ['待批改', '/datas/works/list?view=5'],
  ])
})

test('every Chinese character of a screen or a command can be found by pinyin', () => {
  const { commands, screens } = placesOf('super_admin')
  // Languages are called as they call themselves.
  const own = Object.values(languageNames)
  const titles = [...commands, ...screens].map(({ title }) => title)
  const text = titles.filter((title) => !own.some((name) => title.endsWith(name))).join('')
  const unread = [...new Set(text)].filter(
    (one) => /\p{Script=Han}/u.test(one) && syllablesOf(one).length === 0,
  )
  expect(unread).toEqual([])
})

test('initials of its pinyin find a screen', () => {
  const { screens } = placesOf('super_admin')
  const [first] = ranked(screens, 'dhm')
  expect(first?.title).toContain('兑换码')
})

import { createRoot, type Root } from 'react-dom/client'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { eventually } from '#kit/testing/web/page.ts'
import { refused, startFakeServer, type FakeServer } from '#kit/testing/web/fakeServer.ts'
import { readToken, saveToken } from '#kit/http/web/token.ts'
import { changeLanguage } from '#kit/i18n/web/words.ts'
import type { Role } from '#kit/contract/role.ts'
import { takeError } from '../frame/handover.ts'
import { openConsole } from './open.tsx'
import { screens } from './routing/screens.ts'
import { change, settings } from './shell/settings.ts'
import { views } from './visits/visited.ts'

declare global {
  interface Window {
    readonly happyDOM: { setURL: (url: string) => void }
  }
}

let fake: FakeServer
let root: Root

const user = { id: 1, username: 'lin', nickname: '林晓', description: '', avatar: '' }
const signIn = (...roles: Role[]) =>
  fake.answer('/system/auth/get-permission-info', () => ({ user, roles, mustChangePassword: false }))

beforeAll(async () => {
  fake = await startFakeServer([], { id: 1, roles: [] })
  fake.answer('/system/auth/sessions', () => [])
})
afterAll(() => fake.stop())
beforeEach(async () => {
  fake.answer('/course/activity-interaction-discussion/unread-count', () => 3)
  localStorage.clear()
  sessionStorage.clear()
  views.set([])
  change({ hasTabs: true, isCollapsed: false })
  saveToken('abc')
  await changeLanguage('zh')
})
afterEach(() => root.unmount())

async function open(path: string) {
  window.happyDOM.setURL(fake.url + path)
  document.body.innerHTML = '<div id="root"></div>'
  const host = document.getElementById('root')
  if (!host) throw new Error('no root')
  root = createRoot(host)
  await openConsole(root)
}

const text = () => document.body.textContent ?? ''
const textsOf = (selector: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.textContent)
const sidebar = () => textsOf('.shell-side > ul > li > .shell-entry')
const tabs = () => textsOf('.shell-tab a')
const shows = (expected: string) => eventually(() => expect(text()).toContain(expected))

function click(selector: string, label?: string) {
  const found = [...document.querySelectorAll<HTMLElement>(selector)]
  const target = found.find((element) => label === undefined || element.textContent === label)
  if (!target) throw new Error(`nothing to click: ${selector} ${label}`)
  target.click()
}

describe('who comes in', () => {
  test('is fetched once, then screens open without another call', async () => {
    signIn('super_admin')
    await open('/dashboard')
    await shows('常用入口')
    const requests = () => fake.requests.filter(({ path }) => path.endsWith('get-permission-info')).length
    const before = requests()
    click('.shell-shortcut')
    await eventually(() => expect(window.location.pathname).toBe('/audits/career'))
    expect(requests()).toBe(before)
  })

  test('begins only at screens that are there', async () => {
    signIn('super_admin')
    await open('/dashboard')
    await shows('常用入口')
    const paths = [...document.querySelectorAll('.shell-shortcut')].map(
      (link) => link.getAttribute('href') ?? '',
    )
    expect(paths).toContain('/base/career/list')
    for (const path of paths) expect(Object.keys(screens)).toContain(path)
  })

  test('finds no link in the breadcrumb to a screen that is not there yet', async () => {
    signIn('super_admin')
    await open('/manage/product/list')
    await eventually(() => expect(textsOf('.shell-trail li')).toContain('内容创作'))
    const isMissing = !Object.keys(screens).includes('/manage/product/list')
    expect(textsOf('.shell-trail a').includes('内容创作')).toBe(!isMissing)
  })

  test('reads the name of the own account once in the breadcrumb', async () => {
    signIn('super_admin')
    await open('/profile/index')
    await eventually(() => expect(textsOf('.shell-trail li')).toEqual(['首页', '个人中心']))
  })

  test.each<[string, Role[], string[]]>([
    [
      'a super administrator',
      ['super_admin'],
      ['首页', '职业能力', '内容创作', '兑换码', '学习数据', 'AI 与设置', '消息', '审核'],
    ],
    ['a creator', ['lx_designer'], ['首页', '职业能力', '内容创作', 'AI 与设置', '消息']],
    ['a reviewer', ['auditor'], ['首页', '消息', '审核']],
    ['a teacher', ['teacher'], ['首页', '学习数据', '消息']],
  ])('%s sees the menu of the role', async (_who, roles, menu) => {
    signIn(...roles)
    await open('/dashboard')
    await eventually(() => expect(sidebar()).toEqual(menu))
  })

  test('is turned away with the server’s reason, without a token', async () => {
    fake.answer('/system/auth/get-permission-info', () => {
      throw refused(1105, '你的账号正在审核中，请耐心等待')
    })
    await open('/dashboard')
    expect(readToken()).toBeNull()
    expect(takeError()).toBe('你的账号正在审核中，请耐心等待')
  })

  test.each([
    ['are missing', undefined, '用户角色异常'],
    ['are an empty list', [], '你的账号正在审核中，请耐心等待'],
  ])('is turned away when the roles %s', async (_what, roles, reason) => {
    fake.answer('/system/auth/get-permission-info', () => ({ user, roles, mustChangePassword: false }))
    await open('/dashboard')
    expect(readToken()).toBeNull()
    expect(takeError()).toBe(reason)
  })

  test('meets the password screen and nothing else while the password must be changed', async () => {
    fake.answer('/system/auth/get-permission-info', () => ({
      user,
      roles: ['super_admin'],
      mustChangePassword: true,
    }))
    await open('/base/career/list')
    await shows('先换成自己的密码')
    expect(window.location.pathname).toBe('/profile/pwd')
    expect(sidebar()).toEqual([])
  })
})

describe('an address', () => {
  test.each([
    ['that nobody knows is 404', '/base/nothing', '/404'],
    ['that the roles do not hold is 401', '/exchange/list/index', '/401'],
    ['of a group leads to its first screen', '/manage', '/manage/product/list'],
    ['that redirects goes on', '/redirect/msgs/index/list', '/msgs/index/list'],
    ['that redirects never leaves the site', '/redirect//evil.example/x', '/404'],
  ])('%s', async (_what, path, lands) => {
    signIn('lx_designer')
    await open(path)
    await eventually(() => expect(window.location.pathname).toBe(lands))
    expect(window.location.origin).toBe(fake.url)
  })

  test('gives the page its title, in the shown language', async () => {
    signIn('lx_designer')
    await open('/base/career/list')
    await eventually(() => expect(document.title).toBe('职业 - Lectern'))
    await changeLanguage('es')
    await eventually(() => expect(document.title).toBe('Carreras - Lectern'))
    expect(sidebar()[0]).toBe('Inicio')
  })
})

describe('the shell', () => {
  test('counts unread messages, and never more than 99+', async () => {
    fake.answer('/course/activity-interaction-discussion/unread-count', () => 120)
    signIn('teacher')
    await open('/dashboard')
    await eventually(() => expect(document.querySelector('.shell-bell em')?.textContent).toBe('99+'))
    expect(document.querySelector('.shell-bell')?.getAttribute('aria-label')).toBe('消息，120 条未读')
  })

  test('opens what waits from the bell, kind by kind, and marks all messages as read', async () => {
    const lines = [
      { key: 'works', href: '/datas/works/list?status=submitted', total: 4, totalIsCapped: false },
      { key: 'questions', href: '/msgs/teachered/list?read=false', total: 2, totalIsCapped: false },
      { key: 'draftCourses', href: '/manage/lession/list', total: 9, totalIsCapped: false },
    ]
    const waiting = { begin: null, lines, days: [], charts: [], income: null, played: null }
    fake.answer('/system/dashboard/get', () => waiting)
    fake.answer('/course/activity-interaction-discussion/read-all', () => 3)
    signIn('teacher')
    await open('/profile/index')
    await eventually(() => click('.shell-bell'))
    const entries = () => textsOf('.shell-waiting [role=menuitem]')
    await eventually(() =>
      expect(entries()).toEqual(['查看所有消息', '全部标为已读', '学员的提问2', '待批改的作业4']),
    )
    click('.shell-waiting [role=menuitem]', '全部标为已读')
    await shows('3 条')
    expect(fake.requests.find(({ path }) => path.endsWith('/read-all'))?.body).toEqual({})
    fake.answer('/system/dashboard/get', undefined)
  })

  test('counts beside the queues of a reviewer what waits there', async () => {
    fake.answer('/course/audit/counts', () => [
      { resource: 'career', count: 2, since: 1 },
      { resource: 'activity', count: 130, since: 1 },
      { resource: 'product', count: 0, since: null },
    ])
    signIn('auditor')
    await open('/profile/index')
    const group = () =>
      [...document.querySelectorAll('.shell-entry')].find((one) => one.textContent?.startsWith('审核'))
    await eventually(() => expect(group()?.textContent).toBe('审核99+'))
    click('.shell-entry', '审核99+')
    await eventually(() => expect(group()?.textContent).toBe('审核'))
    expect(textsOf('.shell-group .shell-count')).toEqual(['2', '99+'])
    fake.answer('/course/audit/counts', undefined)
  })

  test('keeps visited screens as tabs, the home tab pinned, and goes to a neighbour on closing', async () => {
    signIn('lx_designer')
    await open('/base/career/list')
    await eventually(() => expect(tabs()).toEqual(['首页', '职业']))
    click('.shell-entry', '能力')
    await eventually(() => expect(tabs()).toEqual(['首页', '职业', '能力']))
    click('.shell-tab[data-open=true] button')
    await eventually(() => expect(window.location.pathname).toBe('/base/career/list'))
    await eventually(() => expect(tabs()).toEqual(['首页', '职业']))
    expect(document.querySelectorAll('.shell-tab button')).toHaveLength(1)
  })

  test('remembers the narrow sidebar', async () => {
    signIn('lx_designer')
    await open('/dashboard')
    await eventually(() => expect(sidebar()).toContain('职业能力'))
    click('.shell-nav > .shell-icon')
    await eventually(() => expect(settings.get().isCollapsed).toBe(true))
    expect(localStorage.getItem('lectern.settings')).toContain('"isCollapsed":true')
  })

  test('lights the list while one of its records is open', async () => {
    signIn('lx_designer')
    await open('/base/career/edit?id=3')
    await eventually(() => expect(textsOf('.shell-entry[aria-current=page]')).toEqual(['职业']))
  })

  test('starts without tabs, fixed header and logo', async () => {
    vi.resetModules()
    localStorage.removeItem('lectern.settings')
    const fresh = await import('./shell/settings.ts')
    expect(fresh.settings.get()).toMatchObject({
      hasTabs: false,
      hasFixedHeader: false,
      hasLogo: false,
      size: 'medium',
    })
  })
})

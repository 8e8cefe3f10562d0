import { createRoot, type Root } from 'react-dom/client'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { eventually } from '#kit/testing/web/page.ts'
import { refused, startFakeServer, type FakeServer } from '#kit/testing/web/fakeServer.ts'
import { readToken } from '#kit/http/web/token.ts'
import { changeLanguage } from '#kit/i18n/web/words.ts'
import { leaveError } from '../frame/handover.ts'
import { openLogin } from './open.tsx'

declare global {
  interface Window {
    readonly happyDOM: { setURL: (url: string) => void }
  }
}

let fake: FakeServer
let root: Root
const signedIn = vi.fn<() => void>()

beforeAll(async () => {
  fake = await startFakeServer([], { id: 1, roles: [] })
  fake.answer('/system/captcha/get', () => ({ enabled: false }))
})
afterAll(() => fake.stop())
beforeEach(async () => {
  signedIn.mockClear()
  localStorage.clear()
  sessionStorage.clear()
  await changeLanguage('zh')
})
afterEach(() => root.unmount())

async function open(path = '/login') {
  window.happyDOM.setURL(fake.url + path)
  document.body.innerHTML = '<div id="root"></div>'
  const host = document.getElementById('root')
  if (!host) throw new Error('no root')
  root = createRoot(host)
  await openLogin(root, { onSignedIn: signedIn, onTyping: () => undefined })
  await eventually(() => expect(document.querySelector('h1')).not.toBeNull())
}

/** React draws what an event has changed before the next task. */
const drawn = () => new Promise((resolve) => setTimeout(resolve))
const text = () => document.body.textContent ?? ''
const field = (name: string) => {
  const input = document.querySelector<HTMLInputElement>(`[name="${name}"]`)
  if (!input) throw new Error(`no field ${name}`)
  return input
}
const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set

async function type(name: string, value: string) {
  setValue?.call(field(name), value)
  field(name).dispatchEvent(new Event('input', { bubbles: true }))
  await drawn()
}

async function press(label: string) {
  const button = [...document.querySelectorAll('button')].find((one) => one.textContent === label)
  if (!button) throw new Error(`no button ${label}`)
  button.click()
  await drawn()
}

describe('signing in', () => {
  test('keeps the token and goes on', async () => {
    fake.answer('/system/auth/login', ({ body }) =>
      body['password'] === 'right-one'
        ? { accessToken: 'abc', deviceToken: 'known-now', expiresAt: 1, mustChangePassword: false }
        : null,
    )
    await open()
    await type('username', 'admin')
    await type('password', 'right-one')
    await press('登录')
    await eventually(() => expect(signedIn).toHaveBeenCalled())
    expect(readToken()).toBe('abc')
  })

  test('works for a dearer captcha by itself where the name owes it, and shows the browser’s device token', async () => {
    localStorage.setItem('device', 'known-before')
    let sent = 0
    fake.answer('/system/auth/login', () => {
      sent += 1
      if (sent === 1) throw refused(1101, '登录失败次数较多')
      return { accessToken: 'abc', deviceToken: 'known-now', expiresAt: 1, mustChangePassword: false }
    })
    await open()
    await type('username', 'admin')
    await type('password', 'right-one')
    await press('登录')
    await eventually(() => expect(signedIn).toHaveBeenCalled())
    expect(fake.requests.at(-1)?.body['deviceToken']).toBe('known-before')
    expect(localStorage.getItem('device')).toBe('known-now')
  })

  test('names the time zone, in which a learner’s days begin', async () => {
    fake.answer('/system/auth/login', () => ({
      accessToken: 'abc',
      deviceToken: 'd',
      expiresAt: 1,
      mustChangePassword: false,
    }))
    await open()
    await type('username', 'admin')
    await type('password', 'right-one')
    await press('登录')
    await eventually(() => expect(signedIn).toHaveBeenCalled())
    expect(fake.requests.at(-1)?.body['timeZone']).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone)
  })

  test('says beside each field what is missing, and puts the cursor into the first', async () => {
    await open()
    await press('登录')
    expect(text()).toContain('请输入用户名')
    expect(text()).toContain('请输入密码')
    expect(document.activeElement).toBe(field('username'))
    expect(field('username').getAttribute('aria-invalid')).toBe('true')
  })

  test('shows the server’s refusal in place, and keeps what was typed', async () => {
    fake.answer('/system/auth/login', () => {
      throw refused(1100, '用户名或密码不正确')
    })
    await open()
    await type('username', 'admin')
    await type('password', 'wrong-one')
    await press('登录')
    await eventually(() =>
      expect(document.querySelector('[role=alert]')?.textContent).toBe('用户名或密码不正确'),
    )
    expect(field('username').value).toBe('admin')
    expect(readToken()).toBeNull()
  })

  test('shows a password only when asked to', async () => {
    await open()
    expect(field('password').type).toBe('password')
    await press('显示')
    expect(field('password').type).toBe('text')
  })

  test('shows why the guard sent somebody here, once', async () => {
    leaveError('你的账号正在审核中，请耐心等待')
    await open()
    expect(document.querySelector('[role=alert]')?.textContent).toBe('你的账号正在审核中，请耐心等待')
    root.unmount()
    await open()
    expect(text()).not.toContain('你的账号正在审核中')
  })

  test('changes its language without losing what was typed', async () => {
    await open()
    await type('username', 'admin')
    await changeLanguage('es')
    await drawn()
    expect(document.documentElement.lang).toBe('es')
    expect(document.title).toBe('Iniciar sesión - Lectern')
    expect(field('username').value).toBe('admin')
  })
})

describe('registering', () => {
  test('leads back to signing in, with the name filled in and the wait explained', async () => {
    fake.answer('/system/auth/register', () => ({ userId: 7 }))
    await open()
    await press('注册')
    await type('username', 'xin.ren')
    await type('nickname', '新人')
    await type('password', 'a long one')
    await press('注册')
    await eventually(() => expect(document.querySelector('[role=status]')).not.toBeNull())
    expect(field('username').value).toBe('xin.ren')
  })

  test('tells what a user name looks like before anything is sent', async () => {
    await open()
    await press('注册')
    const registrations = () => fake.requests.filter(({ path }) => path === '/system/auth/register').length
    const before = registrations()
    await type('username', '名字')
    await type('nickname', '新人')
    await type('password', 'a long one')
    await press('注册')
    expect(field('username').getAttribute('aria-invalid')).toBe('true')
    expect(registrations()).toBe(before)
  })
})

test('a one-time code from elsewhere is not kept in the address, and the page says what is possible', async () => {
  await open('/auth-redirect?code=abc')
  await eventually(() => expect(window.location.search).toBe(''))
  expect(text()).toContain('请用用户名和密码登录')
})

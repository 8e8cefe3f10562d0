import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { zh } from '#kit/i18n/words/zh.ts'
import { aimAt } from '#kit/testing/web/draw.tsx'
import { eventually } from '#kit/testing/web/page.ts'
import { makeShelf, shelf } from '#kit/testing/web/shelf.ts'
import { refused, startFakeServer, type FakeServer } from '#kit/testing/web/fakeServer.ts'
import { addWords, changeLanguage } from '#kit/i18n/web/words.ts'
import { addressOf, call, writtenBody } from './client.ts'
import { errorText } from './errorText.ts'
import { expiryDelay } from './expiry.ts'
import { Refusal } from './refusal.ts'
import { readToken, saveToken } from './token.ts'
import { fileNameIn } from './transfer.ts'

const { page, create, update, get } = shelf.endpoints
const actor = { id: 1, roles: ['super_admin'] } as const
let fake: FakeServer

beforeEach(async () => {
  fake = await startFakeServer([{ resource: shelf, rows: [makeShelf(1)] }], actor)
  aimAt(fake)
  addWords('zh', { kit: zh })
  await changeLanguage('zh')
})
afterEach(async () => {
  localStorage.clear()
  await fake.stop()
})

const last = () => fake.requests.at(-1)

describe('a call', () => {
  test('gives the data of the envelope', async () => {
    await expect(call(get, { query: { id: 1 } })).resolves.toMatchObject({ name: '书架 1' })
    expect(last()?.query).toEqual({ id: '1' })
  })

  test('carries the token and the shown language', async () => {
    saveToken('abc')
    await changeLanguage('en')
    await call(get, { query: { id: 1 } })
    expect(last()?.headers).toMatchObject({ authorization: 'Bearer abc', 'error-msg': 'en' })
  })

  test('drops blanks at the top of a POST, and sends a PUT whole', () => {
    const body = {
      name: '',
      size: null,
      note: undefined,
      price: 0,
      isOpen: false,
      tagIds: [],
      inner: { name: '' },
    }
    expect(JSON.parse(writtenBody('POST', body) ?? '')).toEqual({
      price: 0,
      isOpen: false,
      tagIds: [],
      inner: { name: '' },
    })
    expect(JSON.parse(writtenBody('PUT', body) ?? '')).toMatchObject({ name: '', size: null })
  })

  test('rejects with the words of the server, or ours where it has none', async () => {
    fake.answer('/course/shelf/get', () => {
      throw refused(1001, '当前状态下不能这样操作')
    })
    await expect(call(get, { query: { id: 1 } })).rejects.toThrow('当前状态下不能这样操作')
    fake.answer('/course/shelf/get', () => {
      throw refused(1001, '')
    })
    await expect(call(get, { query: { id: 1 } })).rejects.toThrow('未知异常')
  })

  test('tells what is wrong with each field', async () => {
    fake.answer('/course/shelf/update', () => {
      throw refused(400, '填写的内容有误', { fields: { name: '请输入名称' } })
    })
    const refusal = await call(update, { body: { id: 1, revision: 1 } as never }).catch(
      (error: unknown) => error,
    )
    expect(refusal).toBeInstanceOf(Refusal)
    expect(refusal).toMatchObject({ code: 400, fields: { name: '请输入名称' } })
  })

  test('passes a network error through as it is, and we have words for it', async () => {
    await fake.stop()
    const error = await call(get, { query: { id: 1 } }).catch((failure: unknown) => failure)
    expect(error).not.toBeInstanceOf(Refusal)
    expect(errorText(new TypeError('Failed to fetch'))).toBe('连不上服务器，请检查网络后重试')
  })

  test('can be given up', async () => {
    const control = new AbortController()
    fake.answer('/course/shelf/page', () => new Promise(() => {}))
    const waiting = call(page, { body: {} as never, signal: control.signal })
    await eventually(() => expect(last()?.path).toBe('/course/shelf/page'))
    control.abort()
    await expect(waiting).rejects.toThrow()
  })

  test('sends an Idempotency-Key with a create, a given one or a new one, and with nothing else', async () => {
    const body = { name: '新' } as never
    await call(create, { body, idempotencyKey: 'k-1' })
    expect(last()?.headers['idempotency-key']).toBe('k-1')
    await call(create, { body })
    expect(last()?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/)
    await call(page, { body: {} as never })
    expect(last()?.headers['idempotency-key']).toBeUndefined()
  })
})

describe('an expired login', () => {
  const reload = vi.fn<() => void>()
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    reload.mockClear()
    vi.spyOn(window.location, 'reload').mockImplementation(reload)
    fake.answer('/course/shelf/get', () => {
      throw refused(403, '登录已过期，请重新登录')
    })
  })
  afterEach(() => vi.useRealTimers())

  test('removes the token after 1.5 s, then loads the page again, once', async () => {
    saveToken('old')
    await expect(call(get, { query: { id: 1 } })).rejects.toThrow('登录已过期')
    await expect(call(get, { query: { id: 1 } })).rejects.toThrow('登录已过期')
    await vi.advanceTimersByTimeAsync(expiryDelay - 1)
    expect(readToken()).toBe('old')
    await vi.advanceTimersByTimeAsync(1)
    expect(readToken()).toBeNull()
    expect(reload).toHaveBeenCalledTimes(1)
  })

  test('never loads again without a token, nor for the guard', async () => {
    await expect(call(get, { query: { id: 1 } })).rejects.toThrow('登录已过期')
    saveToken('old')
    await expect(call(get, { query: { id: 1 }, onExpired: 'throw' })).rejects.toThrow('登录已过期')
    await vi.advanceTimersByTimeAsync(expiryDelay * 2)
    expect(reload).not.toHaveBeenCalled()
  })

  test('leaves a token alone that another tab has got in the meantime', async () => {
    saveToken('old')
    await expect(call(get, { query: { id: 1 } })).rejects.toThrow('登录已过期')
    saveToken('new')
    await vi.advanceTimersByTimeAsync(expiryDelay)
    expect(readToken()).toBe('new')
  })
})

test('an address holds the query without what is absent', () => {
  expect(addressOf(get, { id: 3, keyword: undefined })).toBe('/console-api/course/shelf/get?id=3')
})

test.each([
  ["attachment; filename*=UTF-8''%E5%AF%BC%E5%87%BA.xlsx", '导出.xlsx'],
  ['attachment; filename="export.xlsx"', 'export.xlsx'],
  [null, undefined],
])('a download is named by the server: %s', (disposition, name) => {
  expect(fileNameIn(disposition)).toBe(name)
})

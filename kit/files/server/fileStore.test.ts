import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startObjectStore, type FakeObjectStore } from '#kit/testing/server/objectStore.ts'
import type { FileStore } from './fileStore.ts'
import { makeFileStore } from './makeFileStore.ts'

const folder = mkdtempSync(join(tmpdir(), 'files-'))
const settings = { DATA_DIR: folder, S3_REGION: 'us-east-1' }
let s3: FakeObjectStore

beforeAll(async () => {
  s3 = await startObjectStore()
})
afterAll(async () => {
  await s3.close()
  rmSync(folder, { recursive: true })
})

const stores: [string, () => Promise<FileStore>][] = [
  ['the disk', () => makeFileStore({ ...settings })],
  ['an S3-compatible store', () => makeFileStore({ ...settings, ...s3.settings })],
]

describe.each(stores)('files on %s', (_name, open) => {
  test('come back as they were put', async () => {
    const store = await open()
    await store.put('a-key_1.png', Buffer.from('picture'), 'image/png')
    expect(String(await buffer(await store.read('a-key_1.png')))).toBe('picture')
  })

  test('are taken over from the disk, and read in part', async () => {
    const store = await open()
    const path = join(folder, 'part')
    writeFileSync(path, '0123456789')
    await store.putFile('e.mp4', path, 'video/mp4')
    expect(existsSync(path)).toBe(false)
    expect(await store.sizeOf('e.mp4')).toBe(10)
    expect(String(await buffer(await store.read('e.mp4', { start: 2, end: 5 })))).toBe('2345')
    expect(String(await buffer(await store.read('e.mp4')))).toBe('0123456789')
    expect(await store.sizeOf('nothing.mp4')).toBeUndefined()
    await expect(store.read('nothing.mp4', { start: 0, end: 1 })).rejects.toThrow()
  })

  test('are all told with the time when they came', async () => {
    const store = await open()
    await store.put('b.png', Buffer.from('b'), 'image/png')
    await store.put('c.png', Buffer.from('c'), 'image/png')
    const times = new Map<string, number>()
    for await (const { key, changedAt } of store.list()) times.set(key, changedAt)
    expect([...times.keys()]).toEqual(expect.arrayContaining(['b.png', 'c.png']))
    for (const changedAt of times.values()) expect(Math.abs(Date.now() - changedAt)).toBeLessThan(3_600_000)
  })

  test('are gone after they were deleted, and deleting twice is no fault', async () => {
    const store = await open()
    await store.put('d.png', Buffer.from('d'), 'image/png')
    await store.delete('d.png')
    await store.delete('d.png')
    await expect(store.read('d.png').then((stream) => buffer(stream))).rejects.toThrow()
  })

  test('cannot be reached outside their place', async () => {
    const store = await open()
    await expect(store.put('../outside.png', Buffer.from('x'), 'image/png')).rejects.toThrow()
    await expect(store.read('../../etc/passwd')).rejects.toThrow()
    await expect(store.read('../../../etc/passwd', { start: 0, end: 5 })).rejects.toThrow()
  })
})

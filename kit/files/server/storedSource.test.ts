import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { noise } from '#kit/testing/server/largeFiles.ts'
import { onDisk } from './fileStore.disk.ts'
import { storedSource } from './storedSource.ts'

const folder = mkdtempSync(join(tmpdir(), 'source-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('any bytes of an object are read, over the edges of blocks and its end, and near ones are fetched once', async () => {
  const files = onDisk(folder)
  const bytes = noise(600_000)
  await files.put('a.bin', bytes, 'application/octet-stream')
  const fetched: number[] = []
  const counting: Pick<typeof files, 'read'> = {
    read: (key, range) => {
      fetched.push(range?.start ?? -1)
      return files.read(key, range)
    },
  }
  const source = storedSource(counting, 'a.bin', bytes.length)
  for (const [at, length] of [
    ...([
      [0, 64],
      [10, 8],
      [262_140, 8],
      [200_000, 400_000],
      [599_990, 50],
    ] as const),
    ...([
      [600_000, 10],
      [0, 0],
    ] as const),
  ])
    expect(Buffer.from(await source.read(at, length)).equals(bytes.subarray(at, at + length))).toBe(true)
  expect(fetched).toEqual([0, 262_144, 524_288])
})

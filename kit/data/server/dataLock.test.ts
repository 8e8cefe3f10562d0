import { statSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freshDataDir, startChild } from '#kit/testing/server/childProcess.ts'
import { DataDirInUse, lockDataDir } from './dataLock.ts'

let place: ReturnType<typeof freshDataDir>
beforeEach(() => {
  place = freshDataDir()
})
afterEach(() => place.remove())

test('a second process on the same data directory is refused with a sentence that names the first', async () => {
  const first = startChild('hold', place.dataDir)
  await first.waitForLines(1)
  const second = startChild('hold', place.dataDir)
  await second.ended
  expect(second.lines[0]).toContain(`already in use by process ${first.pid} since 20`)
  expect(second.lines[0]).toContain(place.dataDir)
  await first.kill()
})

test('refusing takes no time, so a second start ends within two seconds', () => {
  const lock = lockDataDir(place.dataDir)
  const begun = performance.now()
  expect(() => lockDataDir(place.dataDir)).toThrow(DataDirInUse)
  expect(performance.now() - begun).toBeLessThan(500)
  lock.release()
})

test('what a killed process had locked is free at once', async () => {
  const first = startChild('hold', place.dataDir)
  await first.waitForLines(1)
  await first.kill()
  lockDataDir(place.dataDir).release()
})

test('of many processes that start together one gets the directory', async () => {
  const children = Array.from({ length: 8 }, () => startChild('hold', place.dataDir))
  await Promise.all(children.map((child) => child.waitForLines(1)))
  const lines = children.map((child) => child.lines[0])
  expect(lines.filter((line) => line === 'held')).toHaveLength(1)
  expect(lines.filter((line) => line?.includes('already in use'))).toHaveLength(7)
  await Promise.all(children.map((child) => child.kill()))
})

test('a lock that was given back can be taken again, and giving it back twice hurts nobody', () => {
  const first = lockDataDir(place.dataDir)
  first.release()
  const second = lockDataDir(place.dataDir)
  first.release()
  expect(() => lockDataDir(place.dataDir)).toThrow(`process ${process.pid} since`)
  second.release()
})

test('a new data directory can be read by its owner alone', () => {
  lockDataDir(place.dataDir).release()
  expect(statSync(place.dataDir).mode & 0o777).toBe(0o700)
})

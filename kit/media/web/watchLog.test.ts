import { expect, test } from 'vitest'
import { makeWatchLog } from './watchLog.ts'

test('what plays on is one stretch, however often it is taken', () => {
  const log = makeWatchLog()
  for (const at of [0, 0.25, 0.5]) log.at(at)
  expect(log.peek()).toEqual([[0, 0.5]])
  expect(log.take()).toEqual([[0, 0.5]])
  expect(log.take()).toEqual([])
  for (const at of [0.75, 1]) log.at(at)
  log.cut()
  expect(log.take()).toEqual([[0.5, 1]])
})

test('what was jumped over was not played', () => {
  const log = makeWatchLog()
  log.at(1)
  log.at(2)
  log.cut()
  log.at(30)
  log.at(31.004)
  expect(log.take()).toEqual([
    [1, 2],
    [30, 31],
  ])
})

test('a recording that begins anew by itself begins another stretch', () => {
  const log = makeWatchLog()
  log.at(8)
  log.at(9)
  log.at(0)
  log.at(1)
  expect(log.take()).toEqual([
    [8, 9],
    [0, 1],
  ])
})

test('to stand still is not to play', () => {
  const log = makeWatchLog()
  log.at(4)
  log.at(4)
  log.cut()
  expect(log.take()).toEqual([])
})

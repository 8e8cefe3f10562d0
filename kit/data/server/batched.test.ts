import { expect, test } from 'vitest'
import { batched } from './batched.ts'

interface Asked {
  readonly keys: readonly string[]
  readonly answer: (found: Record<string, number>) => void
  readonly fail: (error: Error) => void
}

function asking() {
  const asked: Asked[] = []
  const find = batched<string, number>(
    (keys) =>
      new Promise((resolve, reject) => {
        asked.push({ keys, answer: (found) => resolve(new Map(Object.entries(found))), fail: reject })
      }),
  )
  return { asked, find }
}

test('the first is asked for at once, those that come meanwhile together', async () => {
  const { asked, find } = asking()
  const first = find('a')
  const others = Promise.all([find('b'), find('c'), find('b')])
  expect(asked.map(({ keys }) => keys)).toEqual([['a']])
  asked[0]?.answer({ a: 1 })
  expect(await first).toBe(1)
  expect(asked.map(({ keys }) => keys)).toEqual([['a'], ['b', 'c']])
  asked[1]?.answer({ b: 2 })
  expect(await others).toEqual([2, undefined, 2])
})

test('who asks after an answer is never told that one', async () => {
  const { asked, find } = asking()
  const before = find('a')
  asked[0]?.answer({ a: 1 })
  await before
  const after = find('a')
  asked[1]?.answer({})
  expect(await after).toBeUndefined()
})

test('a question that is not answered holds nobody up', async () => {
  const { asked, find } = asking()
  void find('a')
  const second = find('b')
  await expect.poll(() => asked.length).toBe(2)
  asked[1]?.answer({ b: 2 })
  expect(await second).toBe(2)
})

test('a failure is that of all who asked in it, and of nobody else', async () => {
  const { asked, find } = asking()
  const first = find('a')
  const second = find('b')
  asked[0]?.fail(new Error('gone'))
  await expect(first).rejects.toThrow('gone')
  asked[1]?.answer({ b: 2 })
  expect(await second).toBe(2)
})

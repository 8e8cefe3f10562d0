import { expect, test, vi } from 'vitest'
import { kitFaults } from '#kit/contract/fault.ts'
import { withRetries } from './withRetries.ts'
import { Refusal } from './refusal.ts'

const stumbled = new TypeError('Failed to fetch')
const busy = new Refusal(kitFaults.unavailable.code, 'busy', null)
const absent = new Refusal(kitFaults.notFound.code, 'absent', null)

/** Fails with these, one after the other, and then answers. */
function failing(...errors: readonly unknown[]) {
  const left = [...errors]
  return vi.fn(async () => {
    if (left.length > 0) throw left.shift()
    return 'answer'
  })
}

test.each([
  ['a network that stumbles', stumbled],
  ['a server that is too busy', busy],
])('%s is asked once more', async (_what, error) => {
  const read = failing(error)
  await expect(withRetries(read)).resolves.toBe('answer')
  expect(read).toHaveBeenCalledTimes(2)
})

test('who gets no answer three times is told', async () => {
  const read = failing(stumbled, stumbled, busy, busy)
  await expect(withRetries(read)).rejects.toBe(busy)
  expect(read).toHaveBeenCalledTimes(3)
})

test('a refusal stands', async () => {
  const read = failing(absent)
  await expect(withRetries(read)).rejects.toBe(absent)
  expect(read).toHaveBeenCalledTimes(1)
})

test('without a connection nobody waits for it', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false)
  const read = failing(stumbled)
  await expect(withRetries(read)).rejects.toBe(stumbled)
  expect(read).toHaveBeenCalledTimes(1)
})

test('who has left asks no more', async () => {
  const leaving = new AbortController()
  const read = vi.fn(async () => {
    leaving.abort()
    throw stumbled
  })
  await expect(withRetries(read, leaving.signal)).rejects.toThrow(/abort/i)
  expect(read).toHaveBeenCalledTimes(1)
})

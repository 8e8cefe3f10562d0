import { expect, test, vi } from 'vitest'
import { kitFaults } from '#kit/contract/fault.ts'
import { askAgain } from './askAgain.ts'
import { Refusal } from './refusal.ts'

const stumbled = new TypeError('Failed to fetch')
const busy = new Refusal(kitFaults.unavailable.code, 'busy', null)
const absent = new Refusal(kitFaults.notFound.code, 'absent', null)

/** Fails with these, one after the other, and then answers. */
function asked(...errors: readonly unknown[]) {
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
  const ask = asked(error)
  await expect(askAgain(ask)).resolves.toBe('answer')
  expect(ask).toHaveBeenCalledTimes(2)
})

test('who gets no answer three times is told', async () => {
  const ask = asked(stumbled, stumbled, busy, busy)
  await expect(askAgain(ask)).rejects.toBe(busy)
  expect(ask).toHaveBeenCalledTimes(3)
})

test('a refusal stands', async () => {
  const ask = asked(absent)
  await expect(askAgain(ask)).rejects.toBe(absent)
  expect(ask).toHaveBeenCalledTimes(1)
})

test('without a connection nobody waits for it', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false)
  const ask = asked(stumbled)
  await expect(askAgain(ask)).rejects.toBe(stumbled)
  expect(ask).toHaveBeenCalledTimes(1)
})

test('who has left asks no more', async () => {
  const leaving = new AbortController()
  const ask = vi.fn(async () => {
    leaving.abort()
    throw stumbled
  })
  await expect(askAgain(ask, leaving.signal)).rejects.toThrow(/abort/i)
  expect(ask).toHaveBeenCalledTimes(1)
})

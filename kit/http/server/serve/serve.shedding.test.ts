import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { kitFaults } from '#kit/contract/fault.ts'
import { shedding } from './serve.shedding.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => vi.useRealTimers())

/** Answers whether a request is let in, so long after the start, when requests waited for so long. */
async function isLetIn(sinceStartMs: number, delay: number): Promise<boolean> {
  const { pressureHandler } = shedding()
  vi.advanceTimersByTime(sinceStartMs)
  const refusal: unknown = await pressureHandler(null, null, 'eventLoopDelay', delay).catch(
    (error: unknown) => error,
  )
  if (refusal !== undefined) expect(refusal).toMatchObject({ row: kitFaults.unavailable })
  return refusal === undefined
}

test.each([
  ['is stuck refuses', 60_000, 6000, false],
  ['is still starting lets in', 5000, 6000, true],
  ['paused for a moment that was not measured lets in', 60_000, Infinity, true],
] as const)('a process that %s', async (_what, sinceStartMs, delay, expected) => {
  expect(await isLetIn(sinceStartMs, delay)).toBe(expected)
})

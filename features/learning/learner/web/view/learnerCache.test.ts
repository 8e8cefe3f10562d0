import { expect, test, vi } from 'vitest'
import { changeCached, openLearnerCache, readCached, writeCached } from './learnerCache.ts'

/** The browser's own cache, as far as the learner cache uses it. */
function memoryCache() {
  const stored = new Map<string, Response>()
  return {
    match: async (key: string) => stored.get(key)?.clone(),
    put: async (key: string, response: Response) => void stored.set(key, response),
    delete: async (key: string) => stored.delete(key),
    keys: async () => [...stored.keys()],
  }
}

test('a change that fails ends no later one', async () => {
  const cache = memoryCache()
  vi.stubGlobal('caches', { open: async () => cache, keys: async () => [], delete: async () => true })
  try {
    openLearnerCache(1)
    await writeCached('7', 1)
    const failing = changeCached<number>('7', () => {
      throw new Error('of another shape')
    })
    await expect(failing).rejects.toThrow('of another shape')
    await changeCached<number>('7', (cached) => cached + 1)
    expect(await readCached('7')).toBe(2)
  } finally {
    vi.unstubAllGlobals()
  }
})

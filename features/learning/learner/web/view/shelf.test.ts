import { expect, test, vi } from 'vitest'
import { changeShelf, openShelf, readShelf, writeShelf } from './shelf.ts'

/** The browser's own cache, as far as the shelf uses it. */
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
    openShelf(1)
    await writeShelf('7', 1)
    const failing = changeShelf<number>('7', () => {
      throw new Error('of another shape')
    })
    await expect(failing).rejects.toThrow('of another shape')
    await changeShelf<number>('7', (cached) => cached + 1)
    expect(await readShelf('7')).toBe(2)
  } finally {
    vi.unstubAllGlobals()
  }
})

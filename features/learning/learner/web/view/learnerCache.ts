/** Raised where what is cached changes its shape: copies of an older page are then never read. */
const shape = 3
const prefix = 'lectern-kept-'
/** Where the service worker keeps pictures of what was opened. */
const pictures = 'lectern-pictures'
const nameOf = (userId: number): string => `${prefix}${shape}-${userId}`
const addressOf = (key: string): string => `/learn/kept/${key}`
const maxCached = 40

let owner: number | undefined

/** Browsers cache only for pages that came over a safe connection; elsewhere nothing is cached. */
const canCache = (): boolean => 'caches' in globalThis

/** What this learner reads is cached from now on for times without a connection; what another one left is deleted. */
export function openLearnerCache(userId: number): void {
  owner = userId
  void clearLearnerCaches(nameOf(userId)).catch(() => undefined)
}

/** Deletes what was cached for learners, but for the one named. */
export async function clearLearnerCaches(except?: string): Promise<void> {
  if (!canCache()) return
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== except)
  await Promise.all(names.map((name) => caches.delete(name)))
  if (except === undefined || names.length > 0) await caches.delete(pictures)
}

const learnerCache = async (): Promise<Cache | undefined> =>
  owner === undefined || !canCache() ? undefined : caches.open(nameOf(owner))

/** What was cached under this key; undefined where nothing is. */
export async function readCached<Data>(key: string): Promise<Data | undefined> {
  const cached = await (await learnerCache())?.match(addressOf(key))
  if (!cached) return undefined
  const data: Data = await cached.json()
  return data
}

/** Caches it for later; the oldest goes where there is too much. Never fails: on a full disk nothing is cached. */
export async function writeCached(key: string, data: unknown): Promise<void> {
  try {
    const cache = await learnerCache()
    if (!cache) return
    await cache.delete(addressOf(key))
    await cache.put(addressOf(key), new Response(JSON.stringify(data)))
    const keys = await cache.keys()
    const overLimit = keys.slice(0, Math.max(0, keys.length - maxCached))
    await Promise.all(overLimit.map((request) => cache.delete(request)))
  } catch {
    // Without a copy the page still works while there is a connection.
  }
}

let last: Promise<void> = Promise.resolve()

/** Changes what is cached, one change after the other, also after one that failed; what is not cached stays so. */
export function changeCached<Data>(key: string, change: (cached: Data) => Data): Promise<void> {
  const done = last.then(async () => {
    const cached = await readCached<Data>(key).catch(() => undefined)
    if (cached !== undefined) await writeCached(key, change(cached))
  })
  last = done.catch(() => undefined)
  return done
}

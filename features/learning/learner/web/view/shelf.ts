/** Raised where what is kept changes its shape: copies of an older page are then never read. */
const shape = 2
const prefix = 'lectern-kept-'
/** Where the service worker keeps pictures of what was opened. */
const pictures = 'lectern-pictures'
const nameOf = (userId: number): string => `${prefix}${shape}-${userId}`
const addressOf = (key: string): string => `/learn/kept/${key}`
const mostCached = 40

let owner: number | undefined

/** Browsers keep such things only for pages that came over a safe connection; elsewhere nothing is kept. */
const canKeep = (): boolean => 'caches' in globalThis

/** What this learner reads is kept from now on for times without a connection; what another one left is taken away. */
export function openShelf(userId: number): void {
  owner = userId
  void emptyShelves(nameOf(userId)).catch(() => undefined)
}

/** Takes away what was kept for learners, but for the one named. */
export async function emptyShelves(except?: string): Promise<void> {
  if (!canKeep()) return
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== except)
  await Promise.all(names.map((name) => caches.delete(name)))
  if (except === undefined || names.length > 0) await caches.delete(pictures)
}

const shelf = async (): Promise<Cache | undefined> =>
  owner === undefined || !canKeep() ? undefined : caches.open(nameOf(owner))

/** What was kept under this key; undefined where nothing is. */
export async function readShelf<Data>(key: string): Promise<Data | undefined> {
  const cached = await (await shelf())?.match(addressOf(key))
  if (!cached) return undefined
  const data: Data = await cached.json()
  return data
}

/** Keeps it for later; the oldest goes where there is too much. Never fails: a full disk keeps nothing. */
export async function writeShelf(key: string, data: unknown): Promise<void> {
  try {
    const cache = await shelf()
    if (!cache) return
    await cache.delete(addressOf(key))
    await cache.put(addressOf(key), new Response(JSON.stringify(data)))
    const keys = await cache.keys()
    const tooMany = keys.slice(0, Math.max(0, keys.length - mostCached))
    await Promise.all(tooMany.map((request) => cache.delete(request)))
  } catch {
    // Without a copy the page still works while there is a connection.
  }
}

let last: Promise<void> = Promise.resolve()

/** Changes what is kept, one change after the other, also after one that failed; what is not kept stays so. */
export function changeShelf<Data>(key: string, change: (cached: Data) => Data): Promise<void> {
  const done = last.then(async () => {
    const cached = await readShelf<Data>(key).catch(() => undefined)
    if (cached !== undefined) await writeShelf(key, change(cached))
  })
  last = done.catch(() => undefined)
  return done
}

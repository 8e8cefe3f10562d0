import { readKept, type Kept } from './kept.ts'

/** Where unsaved work outlives a crash of the browser. */
export interface KeptStore {
  /** What this person's editors left of an activity, newest first; what cannot be read any more is left out. */
  list(userId: number, activityId: number): Promise<Kept[]>
  put(kept: Kept): Promise<void>
  drop(kept: Pick<Kept, 'userId' | 'activityId' | 'tab'>): Promise<void>
}

const databaseName = 'lectern'
const storeName = 'kept-activities'

const keyOf = ({ userId, activityId, tab }: Pick<Kept, 'userId' | 'activityId' | 'tab'>) => [
  userId,
  activityId,
  tab,
]

const settled = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB refused')))
  })

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(storeName))
  return settled(request)
}

/** IndexedDB rather than localStorage: its writes are on the disk within a moment, and do not stop the typing. */
export function browserKeptStore(): KeptStore {
  let opened: Promise<IDBDatabase> | undefined
  const within = async <Value>(
    mode: 'readonly' | 'readwrite',
    act: (store: IDBObjectStore) => IDBRequest<Value>,
  ): Promise<Value> => {
    opened ??= openDatabase()
    const transaction = (await opened).transaction(storeName, mode, { durability: 'strict' })
    const done = new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve())
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('IndexedDB aborted')))
    })
    const [result] = await Promise.all([settled(act(transaction.objectStore(storeName))), done])
    return result
  }
  return {
    list: async (userId, activityId) => {
      const range = IDBKeyRange.bound([userId, activityId], [userId, activityId, []])
      const rows = await within<unknown[]>('readonly', (store) => store.getAll(range))
      const read = rows.flatMap((row) => readKept(row) ?? [])
      return read.toSorted((a, b) => b.at - a.at)
    },
    put: async (kept) => void (await within('readwrite', (store) => store.put(kept, keyOf(kept)))),
    drop: async (kept) => void (await within('readwrite', (store) => store.delete(keyOf(kept)))),
  }
}

const lockPrefix = 'lectern-editor-'

/** Tells other tabs that this editor is open, so that they do not offer its work as left behind; returns what ends that. */
export function holdTab(tab: string): () => void {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  // Pages without a secure origin have no locks; then work of an open tab may be offered, and nothing is lost by it.
  void navigator.locks?.request(lockPrefix + tab, () => held)
  return release
}

/** The editors that are open now, in any tab. */
export async function openTabs(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  return new Set(
    held.flatMap(({ name }) => (name?.startsWith(lockPrefix) ? [name.slice(lockPrefix.length)] : [])),
  )
}

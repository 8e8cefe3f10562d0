import type { RecoveryDraft } from './recoveryDraft.ts'

type Owner = Pick<RecoveryDraft, 'userId' | 'activityId' | 'tab'>

/** What an editor has left, as it lies there: another version of the product may have written it. */
export interface DraftRow {
  readonly tab: string
  readonly stored: unknown
}

/** Where unsaved work outlives a crash of the browser. */
export interface DraftStore {
  /** What this person's editors left of an activity. */
  list(userId: number, activityId: number): Promise<DraftRow[]>
  put(draft: RecoveryDraft): Promise<void>
  drop(owner: Owner): Promise<void>
}

interface BrowserDraftStore extends DraftStore {
  /** All that this person's editors left. */
  forget(userId: number): Promise<void>
}

const databaseName = 'lectern'
const storeName = 'kept-activities'

const keyOf = ({ userId, activityId, tab }: Owner) => [userId, activityId, tab]

const resultOf = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB refused')))
  })

async function openDatabase(onClose: () => void): Promise<IDBDatabase> {
  try {
    const request = indexedDB.open(databaseName, 1)
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(storeName))
    const database = await resultOf(request)
    database.addEventListener('close', onClose)
    return database
  } catch (error) {
    onClose()
    throw error
  }
}

/** IndexedDB rather than localStorage: its writes are on the disk within a moment, and do not stop the typing. */
export function browserDraftStore(): BrowserDraftStore {
  let opened: Promise<IDBDatabase> | undefined
  const within = async <Value>(
    mode: 'readonly' | 'readwrite',
    act: (store: IDBObjectStore) => Promise<Value>,
  ): Promise<Value> => {
    // One that could not be opened, or was closed, is opened anew by the next who needs it.
    opened ??= openDatabase(() => (opened = undefined))
    const transaction = (await opened).transaction(storeName, mode, { durability: 'strict' })
    const done = new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve())
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('IndexedDB aborted')))
    })
    const [result] = await Promise.all([act(transaction.objectStore(storeName)), done])
    return result
  }
  return {
    list: async (userId, activityId) => {
      const range = IDBKeyRange.bound([userId, activityId], [userId, activityId, []])
      const [keys, rows] = await within('readonly', (store) =>
        Promise.all([resultOf(store.getAllKeys(range)), resultOf<unknown[]>(store.getAll(range))]),
      )
      return rows.map((stored, index) => ({ tab: String([keys[index]].flat().at(-1)), stored }))
    },
    put: async (draft) =>
      void (await within('readwrite', (store) => resultOf(store.put(draft, keyOf(draft))))),
    drop: async (owner) => void (await within('readwrite', (store) => resultOf(store.delete(keyOf(owner))))),
    forget: async (userId) =>
      void (await within('readwrite', (store) =>
        resultOf(store.delete(IDBKeyRange.bound([userId], [userId, []]))),
      )),
  }
}

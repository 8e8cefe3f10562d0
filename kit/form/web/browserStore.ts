/** Answers the result of a request of IndexedDB, and rejects where it fails. */
export const resultOf = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB refused')))
  })

async function openDatabase(name: string, storeName: string, onClose: () => void): Promise<IDBDatabase> {
  try {
    const request = indexedDB.open(name, 1)
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(storeName))
    const database = await resultOf(request)
    database.addEventListener('close', onClose)
    return database
  } catch (error) {
    onClose()
    throw error
  }
}

/** Runs `act` in one transaction, and answers once its writes are on the disk; rejects where the browser refuses. */
export type WithinStore = <Value>(
  mode: 'readonly' | 'readwrite',
  act: (store: IDBObjectStore) => Promise<Value>,
) => Promise<Value>

/**
 * An object store in a database of its own in this browser, opened when it is first needed. IndexedDB rather than
 * localStorage: it has room, its writes are on the disk within a moment, and they do not stop the typing.
 */
export function browserStore(databaseName: string, storeName: string): WithinStore {
  let opened: Promise<IDBDatabase> | undefined
  return async (mode, act) => {
    // One that could not be opened, or was closed, is opened anew by the next who needs it.
    opened ??= openDatabase(databaseName, storeName, () => (opened = undefined))
    const transaction = (await opened).transaction(storeName, mode, { durability: 'strict' })
    const done = new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve())
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('IndexedDB aborted')))
    })
    const [result] = await Promise.all([act(transaction.objectStore(storeName)), done])
    return result
  }
}

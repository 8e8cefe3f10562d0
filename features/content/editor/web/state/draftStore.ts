import { browserStore, resultOf } from '#kit/form/web/browserStore.ts'
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

const keyOf = ({ userId, activityId, tab }: Owner) => [userId, activityId, tab]

/** The drafts of all editors in this browser. */
export function browserDraftStore(): BrowserDraftStore {
  const within = browserStore('lectern', 'kept-activities')
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

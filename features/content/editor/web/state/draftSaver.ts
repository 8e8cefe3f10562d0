import type { RecoveryDraft } from './recoveryDraft.ts'
import type { DraftStore } from './draftStore.ts'

interface DraftSaverOptions {
  readonly store: DraftStore
  readonly owner: Pick<RecoveryDraft, 'userId' | 'activityId' | 'tab'>
  /** What the server may not have; undefined when it has everything. */
  readonly contents: () => RecoveryDraft | undefined
  /** While true, the draft that was stored last stays as it is. */
  readonly isPaused: () => boolean
}

export interface DraftSaver {
  /** Something was typed: it is stored within half a second. */
  later(): void
  /** Stores the draft, or drops it where nothing is unsaved, at once. */
  now(): Promise<void>
}

const draftDelayMs = 500

/** Stores unsaved work in the browser until the server has it. A browser that stores nothing does not stop the editor. */
export function makeDraftSaver({ store, owner, contents, isPaused }: DraftSaverOptions): DraftSaver {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isEmpty = true
  const now = async (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    if (isPaused()) return
    const draft = contents()
    if (!draft && isEmpty) return
    isEmpty = !draft
    await (draft ? store.put(draft) : store.drop(owner)).catch(() => {})
  }
  return {
    later: () => {
      timer ??= setTimeout(() => void now(), draftDelayMs)
    },
    now,
  }
}

import type { Kept } from './kept.ts'
import type { KeptStore } from './keptStore.ts'

interface KeeperOptions {
  readonly store: KeptStore
  readonly owner: Pick<Kept, 'userId' | 'activityId' | 'tab'>
  /** What the server may not have; undefined when it has everything. */
  readonly contents: () => Kept | undefined
  /** While true, what was kept last stays as it is. */
  readonly isHeld: () => boolean
}

export interface Keeper {
  /** Something was typed: it is kept within half a second. */
  later(): void
  /** Keeps what there is to keep at once. */
  now(): Promise<void>
}

const rest = 500

/** Keeps unsaved work in the browser until the server has it. A browser that keeps nothing does not stop the editor. */
export function makeKeeper({ store, owner, contents, isHeld }: KeeperOptions): Keeper {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isEmpty = true
  const now = async (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    if (isHeld()) return
    const kept = contents()
    if (!kept && isEmpty) return
    isEmpty = !kept
    await (kept ? store.put(kept) : store.drop(owner)).catch(() => {})
  }
  return {
    later: () => {
      timer ??= setTimeout(() => void now(), rest)
    },
    now,
  }
}

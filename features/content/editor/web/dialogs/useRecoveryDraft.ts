import { useEffect, useState } from 'react'
import { openTabs } from '#kit/http/web/openTabs.ts'
import { useEditor } from '../state/context.ts'
import type { Editor } from '../state/editor.ts'
import { copyOf } from '../state/editorState.ts'
import { readDraft, recover, unreadOf, type RecoveryDraft, type Recovered } from '../state/recoveryDraft.ts'
import type { DraftRow, DraftStore } from '../state/draftStore.ts'
import { mergeBaseOf, isSameCopy, mergeCopies, type WorkingCopy } from '../state/workingCopy.ts'

export interface FoundDraft {
  readonly tab: string
  /** What can be brought back. */
  readonly restorable: { readonly draft: RecoveryDraft; readonly work: Recovered } | undefined
  /** What can only be looked at, as it was stored. */
  readonly unreadable: readonly unknown[]
}

/** What an editor that is no longer open left behind and the server does not have; a draft that the server has is dropped. */
export async function findDraft(
  editor: Editor,
  store: DraftStore,
  userId: number,
  isDismissed: (tab: string) => boolean = () => false,
): Promise<FoundDraft | undefined> {
  const { record } = editor.store.get()
  const [rows, tabs] = await Promise.all([store.list(userId, record.id), openTabs()])
  const left = rows.filter(({ tab }) => tab !== editor.saver.tab && !tabs.has(tab) && !isDismissed(tab))
  const newestFirst = left.toSorted((a, b) => savedAt(b) - savedAt(a))
  for (const row of newestFirst) {
    const found = draftIn(row, copyOf(record))
    if (found) return found
    await store.drop({ userId, activityId: record.id, tab: row.tab })
  }
  return undefined
}

const savedAt = ({ stored }: DraftRow): number => readDraft(stored)?.at ?? 0

function draftIn({ tab, stored }: DraftRow, theirs: WorkingCopy): FoundDraft | undefined {
  const draft = readDraft(stored)
  if (!draft) return { tab, restorable: undefined, unreadable: [stored] }
  const work = recover(draft, theirs)
  const unreadable = [...work.unreadable.values()]
  const restorable = changesAnything(work, theirs) ? { draft, work } : undefined
  return restorable || unreadable.length > 0 ? { tab, restorable, unreadable } : undefined
}

/** Whether restoring would change anything. */
function changesAnything(work: Recovered, theirs: WorkingCopy): boolean {
  const { copy } = mergeCopies(mergeBaseOf(work.base, work.sent, theirs), work.mine, theirs)
  return !isSameCopy(copy, theirs)
}

/** Takes over what can be read; what cannot stays as it is. */
export async function restoreDraft(
  editor: Editor,
  store: DraftStore,
  { restorable }: FoundDraft,
): Promise<void> {
  if (!restorable) return
  const { draft, work } = restorable
  editor.saver.restore(work)
  await editor.saver.saveDraft()
  const unread = unreadOf(draft, work)
  await (unread ? store.put(unread) : store.drop(draft))
}

/** Offers work that was left behind, one after the other. */
export function useRecoveryDraft(store: DraftStore, userId: number) {
  const editor = useEditor()
  const [left, setLeft] = useState<FoundDraft>()
  const [dismissed, setDismissed] = useState<ReadonlySet<string>>(new Set())
  const [round, setRound] = useState(0)
  useEffect(() => {
    let isMounted = true
    findDraft(editor, store, userId, (tab) => dismissed.has(tab)).then(
      (found) => isMounted && setLeft(found),
      () => {},
    )
    return () => {
      isMounted = false
    }
  }, [editor, store, userId, round, dismissed])
  const next = () => {
    setLeft(undefined)
    setRound(round + 1)
  }
  const use = async () => {
    if (left) await restoreDraft(editor, store, left)
    next()
  }
  const drop = async () => {
    const activityId = editor.store.get().record.id
    if (left) await store.drop({ userId, activityId, tab: left.tab })
    next()
  }
  const leave = () => {
    if (left) setDismissed(new Set([...dismissed, left.tab]))
    next()
  }
  return { left, use, drop, leave }
}

import { useEffect, useState } from 'react'
import { openTabs } from '#kit/http/web/openTabs.ts'
import { useEditor } from '../state/context.ts'
import type { Editor } from '../state/editor.ts'
import { copyOf } from '../state/editorState.ts'
import { readDraft, recover, unreadOf, type RecoveryDraft, type Recovered } from '../state/recoveryDraft.ts'
import type { DraftRow, DraftStore } from '../state/draftStore.ts'
import { mergeBaseOf, isSameCopy, mergeCopies, type WorkingCopy } from '../state/workingCopy.ts'

export interface Left {
  readonly tab: string
  /** What can be brought back. */
  readonly restorable: { readonly draft: RecoveryDraft; readonly work: Recovered } | undefined
  /** What can only be looked at, as it was kept. */
  readonly unreadable: readonly unknown[]
}

/** What an editor that is no longer open left behind and the server does not have; what it has is forgotten. */
export async function findLeft(
  editor: Editor,
  store: DraftStore,
  userId: number,
  isPassed: (tab: string) => boolean = () => false,
): Promise<Left | undefined> {
  const { record } = editor.store.get()
  const [rows, tabs] = await Promise.all([store.list(userId, record.id), openTabs()])
  const left = rows.filter(({ tab }) => tab !== editor.saver.tab && !tabs.has(tab) && !isPassed(tab))
  const newestFirst = left.toSorted((a, b) => savedAt(b) - savedAt(a))
  for (const row of newestFirst) {
    const found = readLeft(row, copyOf(record))
    if (found) return found
    await store.drop({ userId, activityId: record.id, tab: row.tab })
  }
  return undefined
}

const savedAt = ({ stored }: DraftRow): number => readDraft(stored)?.at ?? 0

function readLeft({ tab, stored }: DraftRow, theirs: WorkingCopy): Left | undefined {
  const draft = readDraft(stored)
  if (!draft) return { tab, restorable: undefined, unreadable: [stored] }
  const work = recover(draft, theirs)
  const unreadable = [...work.unreadable.values()]
  const restorable = isMore(work, theirs) ? { draft, work } : undefined
  return restorable || unreadable.length > 0 ? { tab, restorable, unreadable } : undefined
}

/** Whether restoring would change anything. */
function isMore(work: Recovered, theirs: WorkingCopy): boolean {
  const { copy } = mergeCopies(mergeBaseOf(work.base, work.sent, theirs), work.mine, theirs)
  return !isSameCopy(copy, theirs)
}

/** Takes over what can be read; what cannot stays as it is. */
export async function takeOver(editor: Editor, store: DraftStore, { restorable }: Left): Promise<void> {
  if (!restorable) return
  const { draft, work } = restorable
  editor.saver.restore(work)
  await editor.saver.saveDraft()
  const unread = unreadOf(draft, work)
  await (unread ? store.put(unread) : store.drop(draft))
}

/** Offers work that was left behind, one after the other. */
export function useLeft(store: DraftStore, userId: number) {
  const editor = useEditor()
  const [left, setLeft] = useState<Left>()
  const [passed, setPassed] = useState<ReadonlySet<string>>(new Set())
  const [round, setRound] = useState(0)
  useEffect(() => {
    let isHere = true
    findLeft(editor, store, userId, (tab) => passed.has(tab)).then(
      (found) => isHere && setLeft(found),
      () => {},
    )
    return () => {
      isHere = false
    }
  }, [editor, store, userId, round, passed])
  const next = () => {
    setLeft(undefined)
    setRound(round + 1)
  }
  const use = async () => {
    if (left) await takeOver(editor, store, left)
    next()
  }
  const drop = async () => {
    const activityId = editor.store.get().record.id
    if (left) await store.drop({ userId, activityId, tab: left.tab })
    next()
  }
  const leave = () => {
    if (left) setPassed(new Set([...passed, left.tab]))
    next()
  }
  return { left, use, drop, leave }
}

import { useEffect, useState } from 'react'
import { useEditor } from './context.ts'
import type { Editor } from './editor.ts'
import { copyOf } from './editorState.ts'
import { contentsOf, recover, type Kept, type Recovered } from './kept.ts'
import { openTabs, type KeptStore } from './keptStore.ts'
import { groundOf, isSameCopy, mergeCopies } from './workingCopy.ts'

export interface Left {
  readonly kept: Kept
  readonly work: Recovered
}

/** What an editor that is no longer open left behind and the server does not have; the rest is forgotten. */
async function findLeft(editor: Editor, store: KeptStore, userId: number): Promise<Left | undefined> {
  const { record } = editor.store.get()
  const [all, tabs] = await Promise.all([store.list(userId, record.id), openTabs()])
  const theirs = copyOf(record)
  const left = all.filter(({ tab }) => tab !== editor.saver.tab && !tabs.has(tab))
  for (const kept of left) {
    const work = recover(kept, theirs)
    if (work && hasMore(work, theirs)) return { kept, work }
    await store.drop(kept)
  }
  return undefined
}

/** Whether restoring would change anything. */
function hasMore(work: Recovered, theirs: Recovered['base']): boolean {
  const { cards, fields } = contentsOf(work)
  if (cards.length === 0 && fields.length === 0 && work.mine.deck.length === theirs.deck.length) return false
  const { copy } = mergeCopies(groundOf(work.base, work.sent, theirs), work.mine, theirs)
  return !isSameCopy(copy, theirs)
}

/** Offers work that was left behind; `answer` takes it over or forgets it, and looks for more. */
export function useLeft(store: KeptStore, userId: number) {
  const editor = useEditor()
  const [left, setLeft] = useState<Left>()
  const [round, setRound] = useState(0)
  useEffect(() => {
    let isHere = true
    findLeft(editor, store, userId).then(
      (found) => isHere && setLeft(found),
      () => {},
    )
    return () => {
      isHere = false
    }
  }, [editor, store, userId, round])
  const answer = async (isWanted: boolean) => {
    if (!left) return
    if (isWanted) {
      editor.saver.restore(left.work)
      await editor.saver.keep()
    }
    await store.drop(left.kept)
    setLeft(undefined)
    setRound(round + 1)
  }
  return { left, answer }
}

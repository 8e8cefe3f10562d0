import { useEffect } from 'react'
import { sameJson } from '#kit/value/sameJson.ts'
import { call } from '#kit/http/web/client.ts'
import { followStream } from '#kit/http/web/followStream.ts'
import { useDebounced } from '#kit/typing/web/useDebounced.ts'
import { presenceEndpoints } from '#features/people/presence/presence.contract.ts'
import { useEditor, useEditorState, useEditorStateDeferred } from '../state/context.ts'
import type { Editor } from '../state/editor.ts'

const reportDelayMs = 400
/** While somebody else is here, what they save is merged that often. */
const refreshIntervalMs = 15_000

function reportPresence(editor: Editor): void {
  const { record, activeId } = editor.store.get()
  const body = { resource: 'activity', recordId: record.id, tab: editor.saver.tab, at: activeId } as const
  // A report that fails is made up for by the next one.
  call(presenceEndpoints.move, { body }).catch(() => {})
}

/** Follows who else is here until it is stopped. */
const follow = (editor: Editor, signal: AbortSignal): Promise<void> =>
  followStream(presenceEndpoints.follow, {
    query: { resource: 'activity', recordId: editor.store.get().record.id, tab: editor.saver.tab },
    signal,
    onValue: (collaborators, isFirst) => {
      // One's own steps come back too.
      if (!sameJson(collaborators, editor.store.get().collaborators)) editor.store.set({ collaborators })
      if (isFirst) reportPresence(editor)
    },
    onBreak: () => editor.store.set({ collaborators: [] }),
  })

/** Sees who else has the activity open and where, and is seen. */
export function usePresence(): void {
  const editor = useEditor()
  const at = useDebounced(
    useEditorStateDeferred((state) => state.activeId),
    reportDelayMs,
  )
  const isAlone = useEditorState((state) => state.collaborators.length === 0)
  useEffect(() => {
    const gone = new AbortController()
    void follow(editor, gone.signal)
    return () => gone.abort()
  }, [editor])
  useEffect(() => reportPresence(editor), [editor, at])
  useEffect(() => {
    if (isAlone) return undefined
    const timer = setInterval(() => void editor.saver.refresh().catch(() => {}), refreshIntervalMs)
    return () => clearInterval(timer)
  }, [editor, isAlone])
}

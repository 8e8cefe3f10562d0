import { createContext, use } from 'react'
import type { Editor } from './editor.ts'
import type { EditorState } from './editorState.ts'
import { useStore } from './store.ts'

export const EditorContext = createContext<Editor | null>(null)

/** The open activity. */
export function useEditor(): Editor {
  const editor = use(EditorContext)
  if (!editor) throw new Error('There is no open activity around this component')
  return editor
}

/** A part of the open activity's state; drawn again only when it is another one. */
export const usePart = <Part>(select: (state: EditorState) => Part): Part =>
  useStore(useEditor().store, select)

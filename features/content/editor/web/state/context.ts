import { createContext, use } from 'react'
import type { Editor } from './editor.ts'
import type { EditorState } from './editorState.ts'
import { useStore, useStoreInRail, useStoreDeferred, useStoreInForm } from './store.ts'

export const EditorContext = createContext<Editor | null>(null)

/** The open activity. */
export function useEditor(): Editor {
  const editor = use(EditorContext)
  if (!editor) throw new Error('There is no open activity around this component')
  return editor
}

/** The part of the open activity's state that `select` picks; a component is drawn again only when that is another one. */
export const useEditorState = <Part>(select: (state: EditorState) => Part): Part =>
  useStore(useEditor().store, select)

/** `useEditorState` for what is drawn beside the form: it follows once the form shows what was typed. */
export const useEditorStateDeferred = <Part>(select: (state: EditorState) => Part): Part =>
  useStoreDeferred(useEditor().store, select)

/** `useEditorStateDeferred` for the rail, which does not wait where it is what somebody works in. */
export const useEditorStateInRail = <Part>(select: (state: EditorState) => Part): Part =>
  useStoreInRail(useEditor().store, select)

/** `useEditorState` for the form of a card, which does not wait for itself when it is typed in. */
export const useEditorStateInForm = <Part>(select: (state: EditorState) => Part): Part =>
  useStoreInForm(useEditor().store, select)

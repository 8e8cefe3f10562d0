import { createContext, use } from 'react'
import type { Editor } from './editor.ts'
import type { EditorState } from './editorState.ts'
import { useStore, useStoreListed, useStoreSoon, useStoreTyped } from './store.ts'

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

/** `usePart` for what is drawn beside the form: it follows once the form shows what was typed. */
export const usePartSoon = <Part>(select: (state: EditorState) => Part): Part =>
  useStoreSoon(useEditor().store, select)

/** `usePartSoon` for the rail, which does not wait where it is what somebody works in. */
export const usePartListed = <Part>(select: (state: EditorState) => Part): Part =>
  useStoreListed(useEditor().store, select)

/** `usePart` for the form of a card, which does not wait for itself when it is typed in. */
export const usePartTyped = <Part>(select: (state: EditorState) => Part): Part =>
  useStoreTyped(useEditor().store, select)

import { useEffect } from 'react'
import { useSaveKey } from '#kit/form/web/useSaveKey.ts'
import { isPressed } from '#kit/typing/shortcut.ts'
import { useToldShortcuts } from '#kit/typing/web/shortcuts.ts'
import { editorShortcuts, railShortcuts } from './head/editorShortcuts.ts'
import { useEditor } from './state/context.ts'
import type { Editor } from './state/editor.ts'
import { pasteOther } from './state/pasteOther.ts'
import { useCardActions, type CardActions } from './state/useCardActions.ts'

const isElement = (target: EventTarget | null): target is HTMLElement => target instanceof HTMLElement
const { shortcuts: keys } = editorShortcuts

const writes = 'input, textarea, select, [contenteditable=true]'

/** Whether keys and the clipboard belong to a text that is being written. */
const isWriting = (target: EventTarget | null): boolean =>
  isElement(target) && target.closest(writes) !== null
/** What lies over the editor has keys of its own. */
const isElsewhere = (target: EventTarget | null): boolean =>
  isElement(target) && target.closest('.ant-modal, .ant-drawer, dialog') !== null
/** Of that only the settings are undone together with the cards. */
const hasOwnUndo = (target: EventTarget | null): boolean =>
  isElsewhere(target) && !(isElement(target) && target.closest('.editor-settings'))

/** Undo and redo of the deck win over those of single fields: they reach back to the opening of the activity. */
function pressCommand(editor: Editor, event: KeyboardEvent): boolean {
  if (hasOwnUndo(event.target)) return false
  if (isPressed(event, keys.undo.keys)) editor.undo()
  else if (isPressed(event, keys.redo.keys)) editor.redo()
  else if (isPressed(event, keys.find.keys)) editor.open('find')
  else if (isPressed(event, keys.preview.keys)) editor.open('previewHere')
  else return false
  return true
}

function pressPlain(editor: Editor, event: KeyboardEvent): boolean {
  if (isWriting(event.target) || isElsewhere(event.target)) return false
  if (!isPressed(event, keys.add.keys) || editor.store.get().panel !== null) return false
  editor.open('palette')
  return true
}

/** Cards go through the clipboard wherever no text is chosen or written. */
function carry(editor: Editor, actions: CardActions, event: ClipboardEvent): boolean {
  if (isWriting(event.target) || isElsewhere(event.target) || !event.clipboardData) return false
  if (event.type === 'paste')
    return actions.paste(event.clipboardData.getData('text/plain')) || pasteOther(editor, event.clipboardData)
  if (String(document.getSelection()) !== '') return false
  actions.copyInto(event.clipboardData)
  if (event.type === 'cut') actions.remove()
  return true
}

/** The keys that hold everywhere in the editor. */
export function useShortcuts(): void {
  const editor = useEditor()
  const actions = useCardActions()
  useToldShortcuts(editorShortcuts)
  useToldShortcuts(railShortcuts)
  useSaveKey(() => void editor.saver.flush())
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.isComposing || (!pressCommand(editor, event) && !pressPlain(editor, event))) return
      event.preventDefault()
      event.stopPropagation()
    }
    const clip = (event: ClipboardEvent) => {
      if (carry(editor, actions, event)) event.preventDefault()
    }
    // Before any field sees it: rich text has an undo of its own.
    window.addEventListener('keydown', press, { capture: true })
    for (const name of ['copy', 'cut', 'paste'] as const) document.addEventListener(name, clip)
    return () => {
      window.removeEventListener('keydown', press, { capture: true })
      for (const name of ['copy', 'cut', 'paste'] as const) document.removeEventListener(name, clip)
    }
  }, [editor, actions])
}

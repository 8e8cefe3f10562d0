import { useCallback, type KeyboardEvent } from 'react'
import { useEditor } from '../state/context.ts'
import type { Editor } from '../state/editor.ts'
import { useCardActions } from '../state/useCardActions.ts'

/** What the keys do while the focus is in the rail; true when it was one of ours. */
function press(editor: Editor, actions: ReturnType<typeof useCardActions>, event: KeyboardEvent): boolean {
  const isCommand = event.ctrlKey || event.metaKey
  const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
  const { activeId } = editor.store.get()
  const side = event.key === 'ArrowRight' ? 'in' : event.key === 'ArrowLeft' ? 'out' : undefined
  if (step !== 0 && event.altKey) editor.move(step)
  else if (side && event.altKey) editor.nest(side)
  else if (side && activeId !== null) editor.selection.setCollapsed(activeId, side === 'out')
  else if (step !== 0) editor.selection.moveActive(step, event.shiftKey)
  else if (event.key === 'Home' || event.key === 'End') editor.selection.moveToEnd(event.key === 'Home')
  else if (event.key === 'Enter' || event.key === 'F2') editor.selection.enter()
  else if (event.key === 'Delete' || event.key === 'Backspace') actions.remove()
  else if (isCommand && event.key.toLowerCase() === 'a') editor.selection.all()
  else if (isCommand && event.key.toLowerCase() === 'd') actions.duplicate()
  else return false
  return true
}

/** Arrows walk and collapse, with Shift they choose, with Alt they move, also into a composite and out of it; Enter goes into the form, Delete takes away. */
export function useRailKeys(): (event: KeyboardEvent) => void {
  const editor = useEditor()
  const actions = useCardActions()
  return useCallback(
    (event) => {
      if (press(editor, actions, event)) event.preventDefault()
    },
    [editor, actions],
  )
}

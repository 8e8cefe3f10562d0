import { EditorView } from '@codemirror/view'
import { onTestFinished } from 'vitest'
import { byRole, eventually } from '#kit/testing/web/page.ts'

/** CodeMirror in the field of this name, until the test ends. */
export async function codeField(label: string): Promise<EditorView> {
  // happy-dom tells of a selection within the change that sets it; browsers tell after it, as CodeMirror expects.
  const hold = (event: Event) => event.stopPropagation()
  window.addEventListener('selectionchange', hold, true)
  onTestFinished(() => window.removeEventListener('selectionchange', hold, true))
  return eventually(() => {
    const view = EditorView.findFromDOM(byRole('textbox', label))
    if (!view) throw new Error(`no editor in ${label}`)
    return view
  })
}

export const codeIn = (view: EditorView): string => view.state.doc.toString()

/** Types as CodeMirror hears it, with the caret at the end, or where it is said. */
export function typeCode(view: EditorView, text: string, caret = text.length): void {
  view.focus()
  const changes = { from: 0, to: view.state.doc.length, insert: text }
  view.dispatch({ changes, selection: { anchor: caret }, userEvent: 'input.type' })
}

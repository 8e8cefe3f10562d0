import { EditorView } from '@codemirror/view'
import { onTestFinished } from 'vitest'
import { byRole, eventually } from '#kit/testing/web/page.ts'

/** CodeMirror in the field of this name, until the test ends. */
export async function codeField(label: string): Promise<EditorView> {
  // happy-dom reports a selection within the change that sets it; browsers report it afterwards, as CodeMirror expects.
  const block = (event: Event) => event.stopPropagation()
  window.addEventListener('selectionchange', block, true)
  onTestFinished(() => window.removeEventListener('selectionchange', block, true))
  return eventually(() => {
    const view = EditorView.findFromDOM(byRole('textbox', label))
    if (!view) throw new Error(`no editor in ${label}`)
    return view
  })
}

export const codeIn = (view: EditorView): string => view.state.doc.toString()

/** Types as CodeMirror notices it, with the caret at the end, or at `caret`. */
export function typeCode(view: EditorView, text: string, caret = text.length): void {
  view.focus()
  const changes = { from: 0, to: view.state.doc.length, insert: text }
  view.dispatch({ changes, selection: { anchor: caret }, userEvent: 'input.type' })
}

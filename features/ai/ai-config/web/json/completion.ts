import {
  acceptCompletion,
  autocompletion,
  completionStatus,
  pickedCompletion,
  setSelectedCompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete'
import type { Extension } from '@codemirror/state'
import { EditorView, keymap } from '@codemirror/view'
import type { SchemaNode } from '../../ai-config.jsonSchema.ts'
import { suggestionsAt, type Suggestion } from './suggestions.ts'

/** Keys and values that fit where the caret stands: offered while typing, taken only on purpose. */
export function completion(schema: SchemaNode): Extension {
  let isExplicit = false
  const source = ({ state, pos, explicit }: CompletionContext): CompletionResult | null => {
    isExplicit = explicit
    const { from, to, list } = suggestionsAt(schema, state.doc.toString(), pos)
    if (!explicit && to === from) return null
    // The list follows each key at once, so that an arrow which comes right after it finds the list there.
    const update: CompletionResult['update'] = (_current, _from, _to, context) => source(context)
    return { from, to, options: list.map(optionOf), filter: false, update }
  }
  // Whoever calls for suggestions gets the first; for whoever types, Enter stays a new line until something is chosen.
  const chooseFirst = EditorView.updateListener.of(({ view, state }) => {
    if (!isExplicit || completionStatus(state) !== 'active') return
    isExplicit = false
    view.dispatch({ effects: setSelectedCompletion(0) })
  })
  const settings = { override: [source], selectOnOpen: false, interactionDelay: 0, icons: false }
  return [autocompletion(settings), chooseFirst, keymap.of([{ key: 'Tab', run: acceptCompletion }])]
}

const optionOf = ({ label, description, text, caret }: Suggestion): Completion => ({
  label,
  detail: description,
  apply: (view, chosen, from, to) =>
    view.dispatch({
      changes: { from, to, insert: text },
      selection: { anchor: from + caret },
      annotations: pickedCompletion.of(chosen),
      userEvent: 'input.complete',
    }),
})

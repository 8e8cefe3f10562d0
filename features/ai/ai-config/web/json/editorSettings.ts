import { EditorState, type Extension } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { phrase, type Translate } from '#kit/i18n/words.ts'
import { aiConfigWords } from '../../ai-config.words.ts'

interface FieldSettings {
  readonly id: string | undefined
  readonly label: string
  readonly describedBy: string | undefined
  readonly disabled: boolean
  readonly isInvalid: boolean
  readonly translate: Translate
}

/** What a form sets of its field, and the words that CodeMirror itself shows. */
export const editorSettings = ({
  id,
  label,
  describedBy,
  disabled,
  isInvalid,
  translate,
}: FieldSettings): Extension => [
  EditorState.readOnly.of(disabled),
  EditorView.editable.of(!disabled),
  EditorState.phrases.of({
    Completions: translate(phrase(aiConfigWords, 'editor.suggestions')),
    'Selection deleted': translate(phrase(aiConfigWords, 'editor.selectionDeleted')),
  }),
  EditorView.contentAttributes.of({
    ...(id && { id }),
    ...(describedBy && { 'aria-describedby': describedBy }),
    ...{ 'aria-label': label, 'aria-invalid': String(isInvalid), 'aria-disabled': String(disabled) },
    // A field that cannot be written into is reached and scrolled by keyboard, too.
    tabindex: '0',
  }),
]

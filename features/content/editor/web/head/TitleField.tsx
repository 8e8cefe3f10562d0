import { countGraphemes } from '#kit/value/graphemes.ts'
import { TypedText } from '#kit/typing/web/TypedText.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { activityFields } from '#features/content/activity/activity.fields.ts'
import { activityWords } from '#features/content/activity/activity.words.ts'
import { useEditor, useEditorState } from '../state/context.ts'
import { fieldsIn } from '../state/editorState.ts'

const { max } = activityFields.title

/** The title, written where it stands. */
export function TitleField() {
  const t = useWords(activityWords)
  const editor = useEditor()
  const fields = useEditorState(fieldsIn)
  const title = String(fields['title'] ?? '')
  const isWrong = title.trim() === '' || countGraphemes(title.trim()) > max
  return (
    <TypedText
      aria-invalid={isWrong}
      aria-label={t('editor.title')}
      className="editor-title"
      disabled={false}
      isFrameless
      onChange={(text) => editor.changeFields({ ...fields, title: text })}
      placeholder={t('editor.title')}
      value={title}
    />
  )
}

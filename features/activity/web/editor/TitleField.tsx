import { Input } from 'antd'
import { countGraphemes } from '#kit/graphemes.ts'
import { useWords } from '#kit/web/words.ts'
import { activityFields } from '../../activity.fields.ts'
import { activityWords } from '../../activity.words.ts'
import { useEditor, usePart } from './context.ts'
import { fieldsIn } from './editorState.ts'

const { max } = activityFields.title

/** The title, written where it stands. */
export function TitleField() {
  const t = useWords(activityWords)
  const editor = useEditor()
  const fields = usePart(fieldsIn)
  const title = String(fields['title'] ?? '')
  const isWrong = title.trim() === '' || countGraphemes(title.trim()) > max
  return (
    <Input
      aria-invalid={isWrong}
      aria-label={t('editor.title')}
      className="editor-title"
      count={{ max, strategy: countGraphemes }}
      onChange={(event) => editor.changeFields({ ...fields, title: event.target.value })}
      placeholder={t('editor.title')}
      status={isWrong ? 'error' : ''}
      value={title}
      variant="borderless"
    />
  )
}

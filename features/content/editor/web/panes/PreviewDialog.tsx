import { Modal } from 'antd'
import { useWords } from '#kit/i18n/web/words.ts'
import { activityWords } from '#features/content/activity/activity.words.ts'
import { useEditor, useEditorState } from '../state/context.ts'
import { PhonePane } from './PhonePane.tsx'

/** The activity from the beginning or from the card that is written, as large as a phone is. */
export function PreviewDialog() {
  const t = useWords(activityWords)
  const editor = useEditor()
  const panel = useEditorState((state) => state.panel)
  const isHere = panel === 'previewHere'
  return (
    <Modal
      centered
      className="editor-preview"
      destroyOnHidden
      footer={null}
      onCancel={() => editor.open(null)}
      open={isHere || panel === 'preview'}
      title={t('editor.parts.phone')}
      width={460}
    >
      <PhonePane beginsAt={isHere ? 'card' : 'start'} isLarge />
    </Modal>
  )
}

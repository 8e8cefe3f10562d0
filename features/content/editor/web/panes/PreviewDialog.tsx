import { Modal } from 'antd'
import { useWords } from '#kit/i18n/web/words.ts'
import { activityWords } from '#features/content/activity/activity.words.ts'
import { useEditor, useEditorState } from '../state/context.ts'
import { PhonePane } from './PhonePane.tsx'

/** The activity from the beginning, as large as a phone is. */
export function PreviewDialog() {
  const t = useWords(activityWords)
  const editor = useEditor()
  const isOpen = useEditorState((state) => state.panel === 'preview')
  return (
    <Modal
      centered
      className="editor-preview"
      destroyOnHidden
      footer={null}
      onCancel={() => editor.open(null)}
      open={isOpen}
      title={t('editor.preview')}
      width={460}
    >
      <PhonePane isLarge />
    </Modal>
  )
}

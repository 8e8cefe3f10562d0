import { PlusOutlined, RobotOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { EmptyState } from '#kit/states/web/states.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { activityWords } from '#features/content/activity/activity.words.ts'
import { generateWords } from '#features/content/activity-generate/activity-generate.words.ts'
import { useEditor } from '../state/context.ts'

/** An activity without cards, and how to begin. */
export function EmptyDeck() {
  const t = useWords(activityWords)
  const generate = useWords(generateWords)
  const editor = useEditor()
  return (
    <EmptyState lead={t('editor.emptyLead')} title={t('editor.emptyTitle')}>
      <Button
        icon={<PlusOutlined aria-hidden="true" />}
        onClick={() => editor.open('palette')}
        type="primary"
      >
        {t('editor.addCard')}
      </Button>
      <Button icon={<RobotOutlined aria-hidden="true" />} onClick={() => editor.open('generate')}>
        {generate('title')}
      </Button>
      <span className="kit-muted">{t('editor.addKey')}</span>
    </EmptyState>
  )
}

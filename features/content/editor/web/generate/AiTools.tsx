import { RobotOutlined } from '@ant-design/icons'
import { Button, Dropdown } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { useWords } from '#kit/i18n/web/words.ts'
import { generateWords } from '#features/content/activity-generate/activity-generate.words.ts'
import { useEditor, useEditorState } from '../state/context.ts'
import { useSavedFirst } from '../problems/useSavedFirst.ts'

const GeneratePanel = lazy(async () => ({ default: (await import('./GeneratePanel.tsx')).GeneratePanel }))
const TranslatePanel = lazy(async () => ({ default: (await import('./TranslatePanel.tsx')).TranslatePanel }))

/** What an AI does for the activity as a whole. */
export function AiTools() {
  const t = useWords(generateWords)
  const editor = useEditor()
  const savedFirst = useSavedFirst()
  const isWriting = useEditorState((state) => state.panel === 'generate')
  const [isTranslating, setTranslating] = useState(false)
  const begin = (key: string) => {
    if (key === 'generate') editor.open('generate')
    else savedFirst(() => setTranslating(true))
  }
  return (
    <>
      <Dropdown
        autoFocus
        menu={{
          items: [
            { key: 'generate', label: t('title') },
            { key: 'translate', label: t('translate.open') },
          ],
          onClick: ({ key }) => begin(key),
        }}
        trigger={['click']}
      >
        <Button aria-label={t('menu')} icon={<RobotOutlined aria-hidden="true" />} type="text" />
      </Dropdown>
      <Suspense fallback={null}>
        {isWriting && <GeneratePanel onClose={() => editor.open(null)} />}
        {isTranslating && <TranslatePanel cardId={null} onClose={() => setTranslating(false)} />}
      </Suspense>
    </>
  )
}

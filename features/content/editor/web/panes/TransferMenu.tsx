import { SwapOutlined } from '@ant-design/icons'
import { Button, Dropdown } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { useGo } from '#kit/view/web/Go.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { importWords } from '#features/content/activity-transfer/activity-import.words.ts'
import { activityPaths } from '../record/paths.ts'
import { useEditorState } from '../state/context.ts'
import { useSavedFirst } from '../problems/useSavedFirst.ts'

const ExportDialog = lazy(async () => ({
  default: (await import('../transfer/ExportDialog.tsx')).ExportDialog,
}))

/** Cards from a document into this activity, and the activity as a file. */
export function TransferMenu() {
  const t = useWords(importWords)
  const go = useGo()
  const id = useEditorState(({ record }) => record.id)
  const [isExporting, setExporting] = useState(false)
  const savedFirst = useSavedFirst()
  const act = (key: string) =>
    savedFirst(() => (key === 'import' ? go(activityPaths.importInto(id)) : setExporting(true)))
  return (
    <>
      <Dropdown
        autoFocus
        menu={{
          items: [
            { key: 'import', label: t('title') },
            { key: 'export', label: t('export.title') },
          ],
          onClick: ({ key }) => act(key),
        }}
        trigger={['click']}
      >
        <Button aria-label={t('menu')} icon={<SwapOutlined aria-hidden="true" rotate={90} />} type="text" />
      </Dropdown>
      {isExporting && (
        <Suspense fallback={null}>
          <ExportDialog activityId={id} onClose={() => setExporting(false)} />
        </Suspense>
      )}
    </>
  )
}

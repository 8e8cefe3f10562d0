import { Modal, Skeleton } from 'antd'
import { lazy, Suspense } from 'react'
import { useWords } from '#kit/i18n/web/words.ts'
import { CardBoundary } from '#deck/web/CardBoundary.tsx'
import { activityWords } from '#features/content/activity/activity.words.ts'
import { useEditor, useEditorState } from '../state/context.ts'

/** Comes with the libraries that lay it out and draw it, which nobody needs who does not look at it. */
const MapView = lazy(async () => ({ default: (await import('./MapView.tsx')).MapView }))

/** D5: the ways through the activity, over the whole editor. */
export function MapPanel() {
  const t = useWords(activityWords)
  const editor = useEditor()
  const isOpen = useEditorState((state) => state.panel === 'map')
  return (
    <Modal
      centered
      className="editor-map-panel"
      destroyOnHidden
      footer={null}
      onCancel={() => editor.open(null)}
      open={isOpen}
      title={t('map.title')}
      width="min(1400px, 100vw - 32px)"
    >
      <CardBoundary about={isOpen}>
        <Suspense fallback={<Skeleton active />}>
          <MapView />
        </Suspense>
      </CardBoundary>
    </Modal>
  )
}

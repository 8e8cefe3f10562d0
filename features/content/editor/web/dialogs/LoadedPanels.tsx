import { lazy, Suspense, type ReactNode } from 'react'
import { useEditor, useEditorState } from '../state/context.ts'
import type { Panel } from '../state/editorState.ts'

const GeneratePanel = lazy(async () => ({
  default: (await import('../generate/GeneratePanel.tsx')).GeneratePanel,
}))
const TranslatePanel = lazy(async () => ({
  default: (await import('../generate/TranslatePanel.tsx')).TranslatePanel,
}))
const SpeechDialog = lazy(async () => ({
  default: (await import('../speech/SpeechDialog.tsx')).SpeechDialog,
}))
const ExportDialog = lazy(async () => ({
  default: (await import('../transfer/ExportDialog.tsx')).ExportDialog,
}))

/** What lies over the editor and is loaded only when somebody opens it. */
export function LoadedPanels() {
  const editor = useEditor()
  const panel = useEditorState((state) => state.panel)
  const activityId = useEditorState(({ record }) => record.id)
  const close = () => editor.open(null)
  const panels: Partial<Record<Panel, () => ReactNode>> = {
    generate: () => <GeneratePanel onClose={close} />,
    translate: () => <TranslatePanel cardId={null} onClose={close} />,
    speech: () => <SpeechDialog onClose={close} />,
    export: () => <ExportDialog activityId={activityId} onClose={close} />,
  }
  return <Suspense fallback={null}>{panel !== null && panels[panel]?.()}</Suspense>
}

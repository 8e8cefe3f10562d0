import { lazy, Suspense, type ComponentType } from 'react'
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

interface PanelProps {
  readonly activityId: number
  readonly onClose: () => void
}

/** The side-by-side translation of all cards. */
const TranslateAll = ({ onClose }: PanelProps) => <TranslatePanel cardId={null} onClose={onClose} />

/** What is selected in the rail goes out first. */
function ExportSelected(props: PanelProps) {
  const selected = useEditorState((state) => state.selected)
  return <ExportDialog {...props} selectedIds={[...selected]} />
}

const panels: Readonly<Partial<Record<Panel, ComponentType<PanelProps>>>> = {
  export: ExportSelected,
  generate: GeneratePanel,
  speech: SpeechDialog,
  translate: TranslateAll,
}

/** What lies over the editor and is loaded only when somebody opens it. */
export function LoadedPanels() {
  const editor = useEditor()
  const panel = useEditorState((state) => state.panel)
  const activityId = useEditorState(({ record }) => record.id)
  const Opened = panel === null ? undefined : panels[panel]
  return (
    <Suspense fallback={null}>
      {Opened && <Opened activityId={activityId} onClose={() => editor.open(null)} />}
    </Suspense>
  )
}

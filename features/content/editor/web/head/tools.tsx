import {
  ApartmentOutlined,
  AudioOutlined,
  CommentOutlined,
  ExportOutlined,
  HistoryOutlined,
  ImportOutlined,
  PrinterOutlined,
  PlayCircleOutlined,
  PlusSquareOutlined,
  QuestionCircleOutlined,
  RedoOutlined,
  SearchOutlined,
  SettingOutlined,
  ShareAltOutlined,
  StepForwardOutlined,
  TranslationOutlined,
  UndoOutlined,
} from '@ant-design/icons'
import type { ReactNode } from 'react'
import { setAssistantOpen } from '#kit/ai/web/assistant.ts'
import { isShared, share } from '#kit/share/web/sharing.ts'
import { showShortcutSheet } from '#kit/typing/web/shortcuts.ts'
import { useGo } from '#kit/view/web/Go.tsx'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { canRedo, canUndo } from '#deck/deck.history.ts'
import { assistantWords } from '#features/ai/ai-assistant/assistant.words.ts'
import { activity } from '#features/content/activity/activity.contract.ts'
import { activityWords } from '#features/content/activity/activity.words.ts'
import { generateWords } from '#features/content/activity-generate/activity-generate.words.ts'
import { speechWords } from '#features/content/activity-speech/speech.words.ts'
import { importWords } from '#features/content/activity-transfer/activity-import.words.ts'
import { editorShortcuts } from './editorShortcuts.ts'
import { useSavedFirst } from '../problems/useSavedFirst.ts'
import { activityPaths } from '../record/paths.ts'
import { useEditor, useEditorStateDeferred } from '../state/context.ts'

/** What can be done with the activity as a whole. */
export interface Tool {
  readonly key: string
  readonly label: string
  readonly icon: ReactNode
  /** As `Shortcut` writes them. */
  readonly keys?: string
  readonly isOff?: boolean
  readonly run: () => void
}

const { shortcuts } = editorShortcuts
const sheetKey = '?'

/** The last step back, and forth again. */
export function useStepTools(): readonly Tool[] {
  const t = useWords(activityWords)
  const kit = useWords(kitWords)
  const editor = useEditor()
  const canGoBack = useEditorStateDeferred(({ history }) => canUndo(history))
  const canGoOn = useEditorStateDeferred(({ history }) => canRedo(history))
  return [
    {
      key: 'undo',
      label: kit('actions.undo'),
      icon: <UndoOutlined aria-hidden="true" />,
      keys: shortcuts.undo.keys,
      isOff: !canGoBack,
      run: () => editor.undo(),
    },
    {
      key: 'redo',
      label: t('editor.redo'),
      icon: <RedoOutlined aria-hidden="true" />,
      keys: shortcuts.redo.keys,
      isOff: !canGoOn,
      run: () => editor.redo(),
    },
  ]
}

/** Where the large phone begins. */
export function usePreviewTools(): readonly Tool[] {
  const t = useWords(activityWords)
  const editor = useEditor()
  return [
    {
      key: 'preview',
      label: t('editor.preview'),
      icon: <PlayCircleOutlined aria-hidden="true" />,
      run: () => editor.open('preview'),
    },
    {
      key: 'previewHere',
      label: t('editor.previewHere'),
      icon: <StepForwardOutlined aria-hidden="true" />,
      keys: shortcuts.preview.keys,
      run: () => editor.open('previewHere'),
    },
  ]
}

/** What an AI does for the activity as a whole. */
export function useAiTools(): readonly Tool[] {
  const t = useWords(generateWords)
  const speech = useWords(speechWords)
  const assistant = useWords(assistantWords)
  const editor = useEditor()
  const savedFirst = useSavedFirst()
  return [
    {
      key: 'generate',
      label: t('title'),
      icon: <PlusSquareOutlined aria-hidden="true" />,
      run: () => editor.open('generate'),
    },
    {
      key: 'translate',
      label: t('translate.open'),
      icon: <TranslationOutlined aria-hidden="true" />,
      run: () => savedFirst(() => editor.open('translate')),
    },
    {
      key: 'speech',
      label: speech('open'),
      icon: <AudioOutlined aria-hidden="true" />,
      run: () => savedFirst(() => editor.open('speech')),
    },
    {
      key: 'assistant',
      label: assistant('open'),
      icon: <CommentOutlined aria-hidden="true" />,
      run: () => setAssistantOpen(true),
    },
  ]
}

/** The share sheet; nothing where no page is public. */
export function useShareTools(): readonly Tool[] {
  const kit = useWords(kitWords)
  const editor = useEditor()
  if (!isShared(activity.name)) return []
  return [
    {
      key: 'share',
      label: kit('actions.share'),
      icon: <ShareAltOutlined aria-hidden="true" />,
      run: () => share(activity.name, editor.store.get().record.id),
    },
  ]
}

/** Other views of the activity. */
export function useViewTools(): readonly Tool[] {
  const t = useWords(activityWords)
  const go = useGo()
  const editor = useEditor()
  return [
    {
      key: 'settings',
      label: t('editor.settings'),
      icon: <SettingOutlined aria-hidden="true" />,
      run: () => editor.open('settings'),
    },
    {
      key: 'map',
      label: t('editor.map'),
      icon: <ApartmentOutlined aria-hidden="true" />,
      run: () => editor.open('map'),
    },
    {
      key: 'find',
      label: t('editor.find.title'),
      icon: <SearchOutlined aria-hidden="true" />,
      keys: shortcuts.find.keys,
      run: () => editor.open('find'),
    },
    {
      key: 'versions',
      label: t('editor.versions'),
      icon: <HistoryOutlined aria-hidden="true" />,
      run: () =>
        void editor.saver.flush().then(() => go(activityPaths.versions(editor.store.get().record.id))),
    },
  ]
}

/** Cards from a document into this activity, and the activity as a file or on paper. */
export function useTransferTools(): readonly Tool[] {
  const words = useWords(activityWords)
  const t = useWords(importWords)
  const go = useGo()
  const editor = useEditor()
  const savedFirst = useSavedFirst()
  return [
    {
      key: 'import',
      label: t('title'),
      icon: <ImportOutlined aria-hidden="true" />,
      run: () => savedFirst(() => go(activityPaths.importInto(editor.store.get().record.id))),
    },
    {
      key: 'export',
      label: t('export.title'),
      icon: <ExportOutlined aria-hidden="true" />,
      run: () => savedFirst(() => editor.open('export')),
    },
    {
      key: 'print',
      label: words('print.title'),
      icon: <PrinterOutlined aria-hidden="true" />,
      run: () => savedFirst(() => go(activityPaths.print(editor.store.get().record.id))),
    },
  ]
}

/** What tells how the editor is used. */
export function useHelpTools(): readonly Tool[] {
  const t = useWords(activityWords)
  return [
    {
      key: 'keys',
      label: t('editor.keys'),
      icon: <QuestionCircleOutlined aria-hidden="true" />,
      keys: sheetKey,
      run: () => showShortcutSheet(true),
    },
  ]
}

import './editor.css'
import { useEffect } from 'react'
import { useIsNarrow } from '#kit/view/web/useIsNarrow.ts'
import { useLeaveGuard, type Place } from '#kit/form/web/useLeaveGuard.tsx'
import { useWholeWindow } from '#kit/view/web/useWholeWindow.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { preloadCards } from '#cards/web.ts'
import { activityWords } from '#features/content/activity/activity.words.ts'
import { ConflictDialog } from './dialogs/ConflictDialog.tsx'
import { ConvertDialog } from './dialogs/ConvertDialog.tsx'
import { useEditor, useEditorState } from './state/context.ts'
import type { Part } from './state/editorState.ts'
import { FindPanel } from './dialogs/FindPanel.tsx'
import { FormPane } from './panes/FormPane.tsx'
import type { DraftStore } from './state/draftStore.ts'
import { LoadedPanels } from './dialogs/LoadedPanels.tsx'
import { RecoveryDialog } from './dialogs/RecoveryDialog.tsx'
import { MapPanel } from './map/MapPanel.tsx'
import { Palette } from './dialogs/Palette.tsx'
import { PhonePane } from './panes/PhonePane.tsx'
import { PreviewDialog } from './panes/PreviewDialog.tsx'
import { ProblemsProvider } from './problems/Problems.tsx'
import { ProblemBar } from './problems/ProblemBar.tsx'
import { Rail } from './panes/Rail.tsx'
import { SettingsDrawer } from './dialogs/SettingsDrawer.tsx'
import { TopBar } from './head/TopBar.tsx'
import { useServerRefresh } from './panes/useServerRefresh.ts'
import { usePresence } from './panes/usePresence.ts'
import { useShortcuts } from './useShortcuts.ts'

interface Props {
  readonly draftStore: DraftStore
  readonly userId: number
}

/** The card editor: the rail, the card, the phone. On a narrow screen they take turns. */
export function EditorScreen({ draftStore, userId }: Props) {
  const isNarrow = useIsNarrow()
  const part = useEditorState((state) => state.part)
  useWholeWindow()
  return (
    <ProblemsProvider>
      <div className="editor" data-part={part}>
        <TopBar />
        <ProblemBar />
        <div className="editor-columns">
          {(!isNarrow || part === 'rail') && <Rail />}
          {(!isNarrow || part === 'form') && <FormPane />}
          {(!isNarrow || part === 'phone') && <PhonePane />}
        </div>
        {isNarrow && <Parts />}
        <Palette />
        <SettingsDrawer />
        <PreviewDialog />
        <ConvertDialog />
        <MapPanel />
        <FindPanel />
        <LoadedPanels />
        <ConflictDialog />
        <RecoveryDialog store={draftStore} userId={userId} />
        <EditorEffects />
      </div>
    </ProblemsProvider>
  )
}

/** The editor of another activity, such as a translated copy, has the same path. */
const isOtherActivity = (current: Place, next: Place) =>
  current.pathname !== next.pathname || current.search['id'] !== next.search['id']

/** What goes on while the editor is open. Apart from the screen, which is not drawn anew for every step and every save. */
function EditorEffects() {
  const isUnsaved = useEditorState(({ save }) => save.kind !== 'saved' && save.kind !== 'clean')
  const guard = useLeaveGuard(isUnsaved, isOtherActivity)
  useShortcuts()
  useServerRefresh()
  usePresence()
  usePreloadedCards()
  return guard
}

/** So long the editor shows its first card before it loads the forms and players of all others, in milliseconds. */
const preloadDelayMs = 1500

function usePreloadedCards() {
  useEffect(() => {
    // What cannot be loaded now is loaded when it is drawn.
    const timer = setTimeout(() => void preloadCards().catch(() => undefined), preloadDelayMs)
    return () => clearTimeout(timer)
  }, [])
}

const parts: readonly Part[] = ['rail', 'form', 'phone']

function Parts() {
  const t = useWords(activityWords)
  const editor = useEditor()
  const part = useEditorState((state) => state.part)
  return (
    <nav aria-label={t('editor.parts.label')} className="editor-parts">
      {parts.map((each) => (
        <button
          aria-current={part === each ? 'page' : undefined}
          key={each}
          onClick={() => editor.store.set({ part: each })}
          type="button"
        >
          {t(`editor.parts.${each}`)}
        </button>
      ))}
    </nav>
  )
}

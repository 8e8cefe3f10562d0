import { useEffect, useState } from 'react'
import { AiStateProvider } from '#kit/ai/web/aiState.ts'
import { lockTab } from '#kit/http/web/openTabs.ts'
import { useRead, useRefresh } from '#kit/http/web/query.ts'
import { useRecordId } from '#kit/resource/web/recordId.ts'
import { useSession } from '#kit/http/web/session.ts'
import { FormSkeleton } from '#kit/states/web/Skeletons.tsx'
import { ErrorState, MissingRecord } from '#kit/states/web/states.tsx'
import { provideDeckWords, useDeckWords } from '#deck/web/words.ts'
import { activityEndpoints } from '#features/content/activity/activity.contract.ts'
import { activityCardEndpoints } from '#features/content/activity/activityCard.contract.ts'
import { ActivityView } from './view/ActivityView.tsx'
import { EditorContext } from './state/context.ts'
import { Editor } from './state/editor.ts'
import type { ActivityRecord } from './state/editorState.ts'
import { EditorScreen } from './EditorScreen.tsx'
import { browserDraftStore } from './state/draftStore.ts'
import { activityHome } from './record/paths.ts'

const draftStore = browserDraftStore()

// With the screen's code, which may be loaded before anybody goes there; who does hears what cannot be loaded.
provideDeckWords().catch(() => undefined)

/** D3: the activity that the address names, in the card editor; whoever may not change it reads it. */
export function ActivityEdit() {
  const id = useRecordId()
  const [opened, setOpened] = useState<ActivityRecord>()
  const isOpen = opened !== undefined && opened.id === id
  const hasWords = useDeckWords()
  // Once open, the editor keeps in touch with the server by itself.
  const read = useRead(
    activityEndpoints.get,
    { query: { id: id ?? 0 } },
    { enabled: id !== undefined && !isOpen },
  )
  // What the cache holds may be older than what others have saved since.
  const isFresh = read.data !== undefined && !(read.isFetching && read.isStale)
  if (isFresh && !isOpen) setOpened(read.data)
  if (isOpen && hasWords)
    return opened.mayEdit ? <OpenActivity key={opened.id} record={opened} /> : <ActivityView isLocked />
  if (id === undefined) return <MissingRecord home={activityHome} />
  if (read.error && !read.data)
    return <ErrorState error={read.error} home={activityHome} onRetry={() => void read.refetch()} />
  return <FormSkeleton />
}

function OpenActivity({ record }: { readonly record: ActivityRecord }) {
  const userId = useSession()?.id ?? 0
  const [editor] = useState(() => new Editor({ record, userId, draftStore }))
  const refresh = useRefresh()
  const [attend] = useState(() => () => {
    const release = lockTab(editor.saver.tab)
    return () => {
      // Until its last save is over, nobody is offered what it may yet bring to the server.
      void editor.saver.stop().finally(release)
      void refresh(activityEndpoints.page)
    }
  })
  useEffect(attend, [attend])
  const ai = useRead(activityCardEndpoints.aiState, {}, { staleTime: Infinity })
  return (
    <AiStateProvider value={ai.data}>
      <EditorContext value={editor}>
        <EditorScreen draftStore={draftStore} userId={userId} />
      </EditorContext>
    </AiStateProvider>
  )
}

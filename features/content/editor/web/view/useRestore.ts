import { call } from '#kit/http/web/client.ts'
import { errorText } from '#kit/http/web/errorText.ts'
import { notify, undoable } from '#kit/notice/web/notice.ts'
import { useRefresh } from '#kit/http/web/query.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { activityEndpoints } from '#features/content/activity/activity.contract.ts'
import { activityWords } from '#features/content/activity/activity.words.ts'
import { activityVersionEndpoints } from '#features/content/activity/activityVersion.contract.ts'
import type { ActivityRecord } from '../state/editorState.ts'

/** Restores a version; the undo restores what was kept before it. */
export function useRestore({ revision }: ActivityRecord): (versionId: number) => Promise<void> {
  const t = useWords(activityWords)
  const refresh = useRefresh()
  const restore = async (id: number, from: number) => {
    try {
      return await call(activityVersionEndpoints.restore, { body: { id, revision: from } })
    } catch (error) {
      notify({ kind: 'error', text: errorText(error) })
      return undefined
    } finally {
      await Promise.all(
        [activityVersionEndpoints.page, activityVersionEndpoints.compare, activityEndpoints.get].map(
          (endpoint) => refresh(endpoint),
        ),
      )
    }
  }
  return async (versionId) => {
    const done = await restore(versionId, revision)
    if (!done) return
    const undo = async () => {
      const undone = await restore(done.keptId, done.revision)
      if (undone) notify({ kind: 'success', text: t('restore.undone') })
    }
    undoable(t('restore.done'), () => void undo())
  }
}

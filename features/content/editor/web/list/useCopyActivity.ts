import { call } from '#kit/http/web/client.ts'
import { errorText } from '#kit/http/web/errorText.ts'
import { useGo } from '#kit/view/web/Go.tsx'
import { notify } from '#kit/notice/web/notice.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { copyActivity } from '#features/content/activity/activity.listed.ts'
import { activityWords } from '#features/content/activity/activity.words.ts'
import { activityPaths } from '../record/paths.ts'

/** Copies an activity and opens the copy. */
export function useCopyActivity(): (id: number) => Promise<void> {
  const t = useWords(activityWords)
  const go = useGo()
  return async (id) => {
    try {
      const copy = await call(copyActivity, { body: { id } })
      notify({ kind: 'success', text: t('list.copied') })
      go(activityPaths.edit(copy))
    } catch (error) {
      notify({ kind: 'error', text: errorText(error) })
    }
  }
}

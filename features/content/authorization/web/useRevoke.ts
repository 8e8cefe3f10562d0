import { call } from '#kit/http/web/client.ts'
import { errorText } from '#kit/http/web/errorText.ts'
import { notify, undoable } from '#kit/notice/web/notice.ts'
import { useRefresh } from '#kit/http/web/query.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { courseAuthEndpoints, type CourseAuthRow } from '../authorization.contract.ts'
import { courseAuthWords } from '../authorization.words.ts'

const { page, create, delete: deletion } = courseAuthEndpoints

/** Takes an authorisation away at once, and offers to give it again. */
export function useRevoke(): (row: CourseAuthRow) => void {
  const t = useWords(courseAuthWords)
  const refresh = useRefresh()
  const attempt = async (act: () => Promise<unknown>) => {
    try {
      await act()
      await refresh(page)
      return true
    } catch (error) {
      notify({ kind: 'error', text: errorText(error) })
      return false
    }
  }
  const giveAgain = ({ targetType, targetId, userId, privileges }: CourseAuthRow) =>
    attempt(() => call(create, { body: { targetType, targetId, userId, privileges } }))
  return (row) =>
    void attempt(() => call(deletion, { query: { id: row.id } })).then((isDone) => {
      if (!isDone) return
      const text = t('removed', { name: row.userName, title: row.targetTitle })
      undoable(text, () => void giveAgain(row))
    })
}

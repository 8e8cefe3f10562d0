import { creators, hasRole } from '#kit/contract/role.ts'
import { useActor } from '#kit/http/web/session.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import type { RowAction } from '#kit/list/web/RowActions.tsx'
import { notify } from '#kit/notice/web/notice.ts'
import { useGo } from '#kit/view/web/Go.tsx'
import { activityWords } from '#features/content/activity/activity.words.ts'
import { maxBrought, newCourseWith } from '#features/content/course/course.address.ts'

interface Row {
  readonly id: number
}

/** Leads to a new course with these activities in it, in the order of the list, for who may make one. */
export function useMakeCourse(): (rows: readonly Row[]) => readonly RowAction[] {
  const t = useWords(activityWords)
  const go = useGo()
  const isCreator = hasRole(useActor(), creators)
  return (rows) => {
    if (!isCreator) return []
    const run = () =>
      rows.length > maxBrought
        ? notify({ kind: 'error', text: t('list.tooManyForCourse', { max: maxBrought }) })
        : go(newCourseWith(rows.map(({ id }) => id)))
    return [{ key: 'makeCourse', label: t('list.makeCourse'), run }]
  }
}

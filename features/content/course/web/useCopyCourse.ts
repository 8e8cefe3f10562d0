import { useGo } from '#kit/view/web/Go.tsx'
import { notify } from '#kit/notice/web/notice.ts'
import { useWrite } from '#kit/http/web/query.ts'
import { errorText } from '#kit/http/web/errorText.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { copyCourse } from '../course.contract.ts'
import { designWords } from '../course-design.words.ts'
import { coursePaths } from './paths.ts'

/** Copies a course and opens the copy. */
export function useCopyCourse() {
  const t = useWords(designWords)
  const go = useGo()
  const { mutate, isPending } = useWrite(copyCourse)
  const copy = (id: number) =>
    mutate(
      { body: { id } },
      {
        onSuccess: (copyId) => {
          notify({ kind: 'success', text: t('copy.copied') })
          go(coursePaths.edit(copyId))
        },
        onError: (error) => notify({ kind: 'error', text: errorText(error) }),
      },
    )
  return { copy, isPending }
}

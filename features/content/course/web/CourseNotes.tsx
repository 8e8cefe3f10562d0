import { focusField } from '#kit/form/web/useForm.ts'
import { LinkedChoices } from '#kit/pick/web/LinkedChoices.tsx'
import { useRead } from '#kit/http/web/query.ts'
import { useResourceWords } from '#kit/resource/web/resourceWords.ts'
import { useTranslate, useWords } from '#kit/i18n/web/words.ts'
import { decideFreeSample, freeSampleKeys } from '#features/content/activity/freeSample.contract.ts'
import { courseEndpoints } from '../course.contract.ts'
import { courseMissing } from '../course.problems.ts'
import { designWords } from '../course-design.words.ts'

/** What stops publishing, whom a change reaches, and what of it is open to everybody, as the record was last saved. */
export function CourseNotes({ id, isForm = false }: { readonly id: number; readonly isForm?: boolean }) {
  const t = useWords(designWords)
  const translate = useTranslate()
  const words = useResourceWords('course')
  const { data: record } = useRead(courseEndpoints.get, { query: { id } })
  if (!record?.mayEdit) return null
  const missing = record.status === 'draft' ? Object.entries(courseMissing(record)) : []
  const { touched } = record
  const labelOf = (path: string) => words.label(path.replace(/\.\d+/g, ''))
  return (
    <>
      {missing.length > 0 && (
        <details className="kit-banner">
          <summary>{t('missing', { count: missing.length })}</summary>
          <ul>
            {missing.map(([path, problem]) => {
              const said = translate({ ...problem, values: { label: labelOf(path), ...problem.values } })
              return (
                <li key={path}>
                  {isForm ? (
                    <button
                      type="button"
                      className="kit-link"
                      onClick={({ currentTarget }) => focusField(currentTarget.closest('.kit-form'), path)}
                    >
                      {said}
                    </button>
                  ) : (
                    said
                  )}
                </li>
              )
            })}
          </ul>
        </details>
      )}
      {touched > 0 && (
        <output className="kit-banner" data-tone="info">
          {t('touched', { count: touched })}
        </output>
      )}
      <LinkedChoices
        choices={record.placed.map(({ activityId, title, freeSample, mayDecide }) => ({
          id: activityId,
          label: title,
          value: freeSample,
          mayDecide,
        }))}
        endpoint={decideFreeSample}
        keys={freeSampleKeys}
        name="freeSample"
        touches={[courseEndpoints.get]}
        words="activity"
      />
    </>
  )
}

import { FieldChanges } from '#kit/fields/web/FieldChanges.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import type { FieldChange } from '#features/content/activity/activity.changes.ts'
import { activity } from '#features/content/activity/activity.contract.ts'
import { activityFields } from '#features/content/activity/activity.fields.ts'
import { activityWords } from '#features/content/activity/activity.words.ts'
import type { ActivityRecord } from '../state/editorState.ts'

interface Props {
  readonly changes: readonly FieldChange[]
  readonly record: ActivityRecord
}

/** Which of the activity's own fields differ; texts word by word. */
export function ChangedFields({ changes, record }: Props) {
  const t = useWords(activityWords)
  if (changes.length === 0) return null
  const valuesOf = (side: 'before' | 'after') => ({
    ...record,
    ...Object.fromEntries(changes.map((change) => [change.name, change[side]])),
  })
  return (
    <article className="versions-card versions-fields">
      <h2>{t('compare.fields')}</h2>
      <FieldChanges
        resource={activity.name}
        fields={activityFields}
        changed={changes.map(({ name }) => name)}
        before={valuesOf('before')}
        after={valuesOf('after')}
      />
    </article>
  )
}

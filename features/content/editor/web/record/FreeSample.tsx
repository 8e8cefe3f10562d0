import { LinkedChoices } from '#kit/pick/web/LinkedChoices.tsx'
import { useRead } from '#kit/http/web/query.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { activity, activityEndpoints } from '#features/content/activity/activity.contract.ts'
import { activityWords } from '#features/content/activity/activity.words.ts'
import { freeSampleKeys } from '#features/content/activity/freeSample.contract.ts'

/** DEF-independent: whether everybody may begin the activity though it stands in a course or is sold. */
export function FreeSample({ id }: { readonly id: number }) {
  const t = useWords(activityWords)
  const { data } = useRead(activityEndpoints.get, { query: { id } })
  if (!data?.mayEdit) return null
  const choice = { id, label: t('freeSample.label'), value: data.freeSample, mayDecide: true }
  return (
    <LinkedChoices
      choices={[choice]}
      endpoint={activityEndpoints.freeSample}
      keys={freeSampleKeys}
      name="freeSample"
      touches={[activityEndpoints.get]}
      words={activity.name}
    />
  )
}

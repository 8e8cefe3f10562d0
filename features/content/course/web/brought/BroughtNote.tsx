import type { Recorded } from '#kit/resource/web/formed.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { designWords } from '../../course-design.words.ts'
import { numberIn, rowsIn } from '../units/reading.ts'
import { useBroughtActivity } from './useBroughtActivity.ts'
import { usePlacedFaces } from './usePlacedFaces.ts'

/** Says of an activity that was brought along where it stands, until the course is saved with it. */
export function BroughtNote({ record }: { readonly record: Recorded }) {
  const t = useWords(designWords)
  const { activityId } = useBroughtActivity()
  const faceOf = usePlacedFaces(record.id)
  if (activityId === undefined) return null
  if (rowsIn(record, 'places').some((place) => numberIn(place, 'activityId') === activityId)) return null
  return (
    <output className="kit-banner" data-tone="info">
      {t('places.brought', { title: faceOf(activityId).title })}
    </output>
  )
}

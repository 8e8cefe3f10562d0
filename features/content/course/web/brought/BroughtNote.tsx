import type { Recorded } from '#kit/resource/web/formed.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { designWords } from '../../course-design.words.ts'
import { numberIn, rowsIn } from '../units/reading.ts'
import type { Brought } from './useBrought.ts'
import { usePlacedFaces } from '../places/usePlacedFaces.ts'

/** Says of activities that were brought along where they stand, until the course is saved with them. */
export function BroughtNote({ record, ids }: Pick<Brought, 'ids'> & { readonly record: Recorded }) {
  const t = useWords(designWords)
  const faceOf = usePlacedFaces(record.id)
  const saved = new Set(rowsIn(record, 'places').map((place) => numberIn(place, 'activityId')))
  return ids
    .filter((id) => !saved.has(id))
    .map((id) => (
      <output className="kit-banner" data-tone="info" key={id}>
        {t('places.brought', { title: faceOf(id).title })}
      </output>
    ))
}

/** Says which of the activities that were brought along could not be placed, and why. */
export function NotBroughtNote({ unseen, closed }: Pick<Brought, 'unseen' | 'closed'>) {
  const t = useWords(designWords)
  if (unseen === 0 && closed.length === 0) return null
  return (
    <output className="kit-banner">
      <ul>
        {unseen > 0 && <li>{t('places.unseen', { count: unseen })}</li>}
        {closed.map((title) => (
          <li key={title}>{t('places.closed', { title })}</li>
        ))}
      </ul>
    </output>
  )
}

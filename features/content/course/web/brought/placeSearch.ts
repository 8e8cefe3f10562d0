import { idSearch } from '#kit/resource/web/recordId.ts'
import { maxBrought } from '../../course.address.ts'

interface PlaceSearch {
  readonly id?: number
  /** The activity that is to be placed in the course, or several: `11,12`. */
  readonly activityId?: number | string
}

/** The activities that an address wants to see placed, each once and in its order. */
export const broughtIn = ({ activityId = '' }: PlaceSearch): readonly number[] => {
  const ids = String(activityId)
    .split(',')
    .flatMap((id) => idSearch({ id }).id ?? [])
  return [...new Set(ids)].slice(0, maxBrought)
}

/** `validateSearch` of a course's form that is opened with activities: `?id=5&activityId=12`, `?activityId=11,12`. */
export function placeSearch(raw: Record<string, unknown>): PlaceSearch {
  const { activityId } = raw
  const [first, ...others] = broughtIn({ activityId: String(activityId ?? '') })
  if (first === undefined) return idSearch(raw)
  return { ...idSearch(raw), activityId: others.length > 0 ? [first, ...others].join(',') : first }
}

import { idSearch } from '#kit/resource/web/recordId.ts'

interface PlaceSearch {
  readonly id?: number
  /** The activity that is to be placed in the course. */
  readonly activityId?: number
}

/** `validateSearch` of a course's form that is opened with an activity: `?id=5&activityId=12`. */
export function placeSearch(raw: Record<string, unknown>): PlaceSearch {
  const { id: activityId } = idSearch({ id: raw['activityId'] })
  return { ...idSearch(raw), ...(activityId !== undefined && { activityId }) }
}

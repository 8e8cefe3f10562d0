import type { Values } from '#kit/form/values.ts'
import { inOrder } from '../../course.places.ts'
import { unitsOf } from '../units/units.ts'

/** E2: the values of a course's form with these activities in their order at its end. */
export const withActivities = (values: Values, ids: readonly number[]): Values =>
  ids.reduce<Values>(withActivity, values)

/** E2: the values of a course's form with this activity at the end of its last unit; a course without units gets its first one. */
export function withActivity(values: Values, activityId: number): Values {
  const { isByDay, count, places } = unitsOf(values)
  if (places.some((place) => place.activityId === activityId)) return values
  const placed = inOrder([...places, { unit: Math.max(1, count), activityId }])
  const first = isByDay ? { days: 1 } : { sections: [{ title: '', overview: '', firstDay: null }] }
  return { ...values, places: placed, ...(count === 0 && first) }
}

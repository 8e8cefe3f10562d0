import type { PublicCourse } from '../../course.publicPage.ts'
import { unitsOf } from '../units/units.ts'
import { useUnitName } from '../units/useUnitName.ts'
import { shownCourse, type ShownCourse } from './shownCourse.ts'

/** The page of a course as the server tells it to anybody. */
export function usePublicCourse(course: PublicCourse): ShownCourse {
  const placed = new Map(course.placed.map((one) => [one.id, one]))
  const films = new Map(course.films.map(({ id, url }) => [id, url]))
  const places = course.placed.map(({ unit, id }) => ({ unit, activityId: id }))
  const unitName = useUnitName(unitsOf(course))
  const shown = shownCourse(
    { ...course, places },
    {
      unitName,
      activity: (id) => {
        const { title = '', cover = '', isFree = false } = placed.get(id) ?? {}
        return { title, cover, isFree }
      },
      person: () => undefined,
      ability: () => undefined,
      film: (id) => films.get(id),
    },
  )
  return { ...shown, instructors: course.instructors, abilities: course.abilities }
}

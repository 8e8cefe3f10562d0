import type { PublicCourse } from '../../course.publicPage.ts'
import { placesByUnit } from '../../course.places.ts'
import { unitsOf } from '../units/units.ts'
import { useUnitName } from '../units/useUnitName.ts'
import type { ShownCourse } from './useShownCourse.ts'

/** The page of a course as the server tells it to anybody. */
export function usePublicCourse(course: PublicCourse): ShownCourse {
  const { learnMode, days, sections, milestones, placed, cover, gallery } = course
  const { isByDay, count } = unitsOf({ learnMode, days, sections })
  const nameOf = useUnitName({ isByDay, sections })
  const byUnit = placesByUnit(placed.map((place) => ({ ...place, activityId: place.id })))
  const pictures = gallery.map(({ image, caption }) => ({ url: image, caption }))
  return {
    values: course,
    title: course.title,
    isCamp: course.type === 'camp',
    startDate: course.startDate ?? '',
    pictures: [{ url: cover, caption: '' }, ...pictures].filter(({ url }) => url !== ''),
    salePrice: course.salePrice,
    marketPrice: course.marketPrice,
    showMode: course.showMode ?? 'list',
    isByDay,
    units: Array.from({ length: count }, (_, index) => ({
      unit: index + 1,
      name: nameOf(index + 1),
      overview: isByDay ? '' : (sections[index]?.overview ?? ''),
      marks: milestones.filter(({ unit }) => unit === index + 1).map(({ title }) => title),
      activities: (byUnit.get(index + 1) ?? []).map((activity) => ({
        ...activity,
        status: 'public',
        hasNewerVersion: false,
      })),
    })),
    instructors: course.instructors,
    abilities: course.abilities,
  }
}

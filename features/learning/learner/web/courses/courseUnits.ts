import { useWords } from '#kit/i18n/web/words.ts'
import { learnWords } from '../../learn.words.ts'
import type { CourseUnitRow, OpenCourse } from './useCourses.ts'

/** There is something to do in it now. */
export const isNow = ({ status }: CourseUnitRow): boolean => status === 'pending' || status === 'learning'

/** DEF-chase: its day is over, and what is learned in it now earns nothing. */
export const isMissed = ({ isOpen, countsForCredit, status }: CourseUnitRow): boolean =>
  isOpen && !countsForCredit && status !== 'learned'

/** There is nothing to do in it but to wait for a teacher's word on what was handed in. */
export const awaitsTeacher = ({ activities, status }: CourseUnitRow): boolean =>
  status === 'learning' &&
  activities.every(({ record }) => record?.status === 'learned' || record?.awaitsTeacher === true)

/** The section's own name, else its number. */
export function useUnitName(course: OpenCourse, { title, unit }: CourseUnitRow): string {
  const t = useWords(learnWords)
  if (title !== '') return title
  return course.learnMode === 'day'
    ? t('course.day', { number: unit })
    : t('course.section', { number: unit })
}

/** Stars that were won in it, of three an activity. */
export const starsIn = ({ activities }: CourseUnitRow): { readonly won: number; readonly of: number } => ({
  won: activities.reduce((sum, { record }) => sum + (record?.stars ?? 0), 0),
  of: activities.length * 3,
})

/** Days that belong together; without a section those of a course that is not grouped. */
export interface UnitGroup {
  readonly section?: OpenCourse['sections'][number]
  readonly units: readonly CourseUnitRow[]
}

/** The units by the section that they belong to, in their order. */
export function unitGroups({ sections, units }: OpenCourse): UnitGroup[] {
  const begin = sections[0]?.from ?? Number.POSITIVE_INFINITY
  const before = units.filter(({ unit }) => unit < begin)
  const groups = sections.map((section) => ({
    section,
    units: units.filter(({ unit }) => section.from <= unit && unit <= section.to),
  }))
  return before.length > 0 ? [{ units: before }, ...groups] : groups
}

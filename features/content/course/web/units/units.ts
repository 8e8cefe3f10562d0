import type { Values } from '#kit/form/values.ts'
import { maxDays } from '../../course.fields.ts'
import type { InUnit, Placed } from '../../course.places.ts'
import type { Begins } from '../../course.sections.ts'
import { numberIn, rowsIn, textIn } from './reading.ts'

/** By day, `firstDay` is where it begins. */
export interface Section extends Begins {
  readonly title: string
  readonly overview: string
}

export interface Milestone extends InUnit {
  readonly title: string
}

/** The units of a course as its form holds them: days are counted, sections are written. By day, sections group the units. */
export interface CourseUnits {
  readonly isByDay: boolean
  readonly count: number
  readonly sections: readonly Section[]
  readonly places: readonly Placed[]
  readonly milestones: readonly Milestone[]
}

/** The sections as they are written, of whatever mode the course is. */
export const sectionsIn = (values: Values): readonly Section[] =>
  rowsIn(values, 'sections').map((row) => ({
    title: textIn(row, 'title'),
    overview: textIn(row, 'overview'),
    firstDay: numberIn(row, 'firstDay'),
  }))

/** The units of the course, of which a form may say anything. */
export function unitsOf(values: Values): CourseUnits {
  const isByDay = values['learnMode'] !== 'content'
  const sections = sectionsIn(values)
  return {
    isByDay,
    count: isByDay ? dayCount(numberIn(values, 'days')) : sections.length,
    sections,
    places: rowsIn(values, 'places').map((row) => ({
      unit: numberIn(row, 'unit') ?? 1,
      activityId: numberIn(row, 'activityId') ?? 0,
    })),
    milestones: rowsIn(values, 'milestones').map((row) => ({
      unit: numberIn(row, 'unit') ?? 1,
      title: textIn(row, 'title'),
    })),
  }
}

/** What is typed on the way to a number may be none that a course can have. */
const dayCount = (days: number | null) => Math.max(0, Math.min(maxDays, Math.floor(days ?? 0)))

import type { Values } from '#kit/form/values.ts'
import { placesByUnit } from '../../course.places.ts'
import { dayRuns } from '../../course.sections.ts'
import { dayIn, idsIn, numberIn, rowsIn, textIn } from '../units/reading.ts'
import { unitsOf, type CourseUnits } from '../units/units.ts'

export interface ShownPicture {
  /** Of a film, what stands for it until it is played. */
  readonly url: string
  readonly caption: string
  /** Where its film is played from; '' of a picture. */
  readonly film: string
}

export interface ShownActivity {
  readonly id: number
  readonly title: string
  readonly cover: string
  /** Everybody may try it without the course. */
  readonly isFree: boolean
}

export interface ShownUnit {
  readonly unit: number
  readonly name: string
  readonly overview: string
  /** What is reached with it. */
  readonly marks: readonly string[]
  readonly activities: readonly ShownActivity[]
}

/** By day: the days `from` to `to`, which belong together. */
export interface ShownSection {
  readonly title: string
  readonly overview: string
  readonly from: number
  readonly to: number
}

export interface ShownPerson {
  readonly name: string
  readonly about: string
  readonly avatar: string
}

/** What the page of a course tells its readers: plain data, whoever draws it. */
export interface ShownCourse {
  readonly values: Values
  readonly title: string
  readonly isCamp: boolean
  readonly startDate: string
  readonly pictures: readonly ShownPicture[]
  readonly salePrice: number | null
  readonly marketPrice: number | null
  readonly showMode: string
  readonly isByDay: boolean
  readonly units: readonly ShownUnit[]
  /** Of a course by day; none: its days are not grouped. */
  readonly sections: readonly ShownSection[]
  readonly instructors: readonly ShownPerson[]
  readonly abilities: readonly { readonly name: string; readonly level: string }[]
}

/** What the fields name by id, as far as it is known. */
export interface ShownNames {
  readonly unitName: (unit: number) => string
  readonly activity: (activityId: number) => Omit<ShownActivity, 'id'>
  readonly person: (userId: number) => ShownPerson | undefined
  readonly ability: (abilityId: number) => string | undefined
  /** Where a video is played from. */
  readonly film: (fileId: number) => string | undefined
}

/** The page of a course from what its form holds. */
export function shownCourse(values: Values, names: ShownNames): ShownCourse {
  const course = unitsOf(values)
  return {
    values,
    title: textIn(values, 'title'),
    isCamp: values['type'] === 'camp',
    startDate: dayIn(values, 'startDate'),
    pictures: picturesOf(values, names),
    salePrice: numberIn(values, 'salePrice'),
    marketPrice: numberIn(values, 'marketPrice'),
    showMode: textIn(values, 'showMode') || 'list',
    isByDay: course.isByDay,
    units: unitsShown(course, names),
    sections: sectionsShown(course),
    instructors: idsIn(values, 'instructorIds').flatMap((id) => names.person(id) ?? []),
    abilities: rowsIn(values, 'abilities').flatMap((row) => {
      const name = names.ability(numberIn(row, 'abilityId') ?? 0)
      return name === undefined ? [] : [{ name, level: textIn(row, 'level') }]
    }),
  }
}

function picturesOf(values: Values, { film }: ShownNames): ShownPicture[] {
  const cover = { url: textIn(values, 'cover'), caption: '', film: '' }
  const gallery = rowsIn(values, 'gallery').map((row) => ({
    url: textIn(row, 'image'),
    caption: textIn(row, 'caption'),
    film: film(numberIn(row, 'videoId') ?? 0) ?? '',
  }))
  return [cover, ...gallery].filter((one) => one.url !== '' || one.film !== '')
}

function unitsShown(course: CourseUnits, names: ShownNames): ShownUnit[] {
  const byUnit = placesByUnit(course.places)
  return Array.from({ length: course.count }, (_, index) => ({
    unit: index + 1,
    name: names.unitName(index + 1),
    overview: course.isByDay ? '' : (course.sections[index]?.overview ?? ''),
    marks: course.milestones.filter(({ unit }) => unit === index + 1).map(({ title }) => title),
    activities: (byUnit.get(index + 1) ?? []).map(({ activityId }) => ({
      ...names.activity(activityId),
      id: activityId,
    })),
  }))
}

const sectionsShown = ({ isByDay, sections, count }: CourseUnits): ShownSection[] =>
  isByDay
    ? dayRuns(sections, count).flatMap(({ section, from, to }) =>
        section ? [{ title: section.title, overview: section.overview, from, to }] : [],
      )
    : []

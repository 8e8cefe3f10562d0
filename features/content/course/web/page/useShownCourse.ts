import type { Values } from '#kit/form/values.ts'
import { seenOptions } from '#kit/pick/web/picked.ts'
import { useRead } from '#kit/http/web/query.ts'
import { useRecordId } from '#kit/resource/web/recordId.ts'
import { courseEndpoints } from '../../course.contract.ts'
import { placesByUnit } from '../../course.places.ts'
import { usePlacedFaces, type ActivityFace } from '../places/usePlacedFaces.ts'
import { dayIn, idsIn, numberIn, rowsIn, textIn } from '../units/reading.ts'
import { unitsOf } from '../units/units.ts'
import { useUnitName } from '../units/useUnitName.ts'

interface ShownUnit {
  readonly unit: number
  readonly name: string
  readonly overview: string
  readonly marks: readonly string[]
  readonly activities: readonly (ActivityFace & { readonly id: number })[]
}

interface ShownPerson {
  readonly name: string
  readonly about: string
  readonly avatar: string
}

/** What the page of a course tells its readers. */
export interface ShownCourse {
  readonly values: Values
  readonly title: string
  readonly isCamp: boolean
  readonly startDate: string
  readonly pictures: readonly { readonly url: string; readonly caption: string }[]
  readonly salePrice: number | null
  readonly marketPrice: number | null
  readonly showMode: string
  readonly isByDay: boolean
  readonly units: readonly ShownUnit[]
  readonly instructors: readonly ShownPerson[]
  readonly abilities: readonly { readonly name: string; readonly level: string }[]
}

/** The page of a course from what its form holds, with names of what was picked a moment ago. */
export function useShownCourse(values: Values): ShownCourse {
  const id = useRecordId()
  const { data } = useRead(courseEndpoints.get, { query: { id: id ?? 0 } }, { enabled: id !== undefined })
  const faceOf = usePlacedFaces()
  const course = unitsOf(values)
  const nameOf = useUnitName(course)
  const byUnit = placesByUnit(course.places)
  const units = Array.from({ length: course.count }, (_, index) => ({
    unit: index + 1,
    name: nameOf(index + 1),
    overview: course.isByDay ? '' : (course.sections[index]?.overview ?? ''),
    marks: course.milestones.filter(({ unit }) => unit === index + 1).map(({ title }) => title),
    activities: (byUnit.get(index + 1) ?? []).map(({ activityId }) => ({
      ...faceOf(activityId),
      id: activityId,
    })),
  }))
  const cards = new Map(data?.instructorCards.map((card) => [card.id, card]))
  const people = new Map(seenOptions('user').map((option) => [option.id, option]))
  const instructors = idsIn(values, 'instructorIds').map((userId) => {
    const [card, option] = [cards.get(userId), people.get(userId)]
    return {
      name: card?.nickname ?? option?.label ?? '',
      about: card?.description ?? '',
      avatar: card?.avatar ?? option?.picture ?? '',
    }
  })
  const named = [...seenOptions('ability'), ...(data?.abilityNames ?? [])]
  const abilityNames = new Map(named.map((option) => [option.id, option.label]))
  const cover = textIn(values, 'cover')
  const gallery = rowsIn(values, 'gallery').map((row) => ({
    url: textIn(row, 'image'),
    caption: textIn(row, 'caption'),
  }))
  return {
    values,
    title: textIn(values, 'title'),
    isCamp: values['type'] === 'camp',
    startDate: dayIn(values, 'startDate'),
    pictures: [{ url: cover, caption: '' }, ...gallery].filter(({ url }) => url !== ''),
    salePrice: numberIn(values, 'salePrice'),
    marketPrice: numberIn(values, 'marketPrice'),
    showMode: textIn(values, 'showMode') || 'list',
    isByDay: course.isByDay,
    units,
    instructors: instructors.filter(({ name }) => name !== ''),
    abilities: rowsIn(values, 'abilities').flatMap((row) => {
      const name = abilityNames.get(numberIn(row, 'abilityId') ?? 0)
      return name === undefined ? [] : [{ name, level: textIn(row, 'level') }]
    }),
  }
}

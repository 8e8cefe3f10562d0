import type { FieldProblems } from '#kit/contract/fault.ts'
import { fieldsIn, innerFields, isBlank } from '#kit/contract/field.ts'
import type { Field, Fields } from '#kit/contract/field.ts'
import { missing } from '#kit/contract/problem.ts'
import { phrase } from '#kit/i18n/words.ts'
import { courseFields, maxDays } from './course.fields.ts'
import type { LearnMode } from './course.fields.ts'
import { courseWords } from './course.words.ts'

interface Units {
  readonly learnMode?: LearnMode | null
  readonly days?: number | null
  readonly sections?: readonly unknown[]
}

/** How many days or sections a course has, by its learn mode; 0 while that is not said. */
export const unitCount = ({ learnMode, days, sections }: Units): number =>
  learnMode === 'content' ? (sections?.length ?? 0) : (days ?? 0)

type PlacedUnits = readonly { readonly unit: number | null }[]

/** E2: nothing stands in a day or a section that the course does not have. While their number is open, any is taken. */
export function unitProblems(
  course: Units & {
    readonly sections?: Sections
    readonly places?: PlacedUnits
    readonly milestones?: PlacedUnits
  },
): FieldProblems {
  const units = unitCount(course) || maxDays
  const beyond = (name: string, list: PlacedUnits = []) =>
    list.flatMap(({ unit }, index) =>
      (unit ?? 0) > units
        ? [[`${name}.${index}.unit`, phrase(courseWords, 'problems.noSuchUnit')] as const]
        : [],
    )
  return {
    ...Object.fromEntries([...beyond('places', course.places), ...beyond('milestones', course.milestones)]),
    ...sectionProblems(course),
  }
}

type Sections = readonly { readonly firstDay?: number | null }[]

/** By day, the first section begins on day 1, each other one behind the one before, and none behind the last day. */
export function sectionProblems({
  learnMode,
  days,
  sections = [],
}: Omit<Units, 'sections'> & { readonly sections?: Sections }): FieldProblems {
  if (learnMode === 'content') return {}
  let last = 0
  const parts = sections.map(({ firstDay }, index): FieldProblems => {
    if (firstDay === null || firstDay === undefined) return {}
    const problem = firstDayProblem(firstDay, index, last, days ?? maxDays)
    last = Math.max(last, firstDay)
    return problem === undefined ? {} : { [`sections.${index}.firstDay`]: phrase(courseWords, problem) }
  })
  return Object.assign({}, ...parts)
}

function firstDayProblem(firstDay: number, index: number, last: number, days: number) {
  if (index === 0 && firstDay !== 1) return 'problems.firstSection'
  if (firstDay <= last) return 'problems.sectionOrder'
  return firstDay > days ? 'problems.noSuchUnit' : undefined
}

type Group = Readonly<Record<string, unknown>>

/** Everything that stops publishing, by path: `overview`, `materials.0.image` (E1, E3). */
export function courseMissing(values: Group): FieldProblems {
  const { days, ...others } = missingIn(courseFields, values, '')
  const isByDay = values['learnMode'] !== 'content'
  return {
    ...others,
    // By content, sections stand where days do.
    ...(days && isByDay && { days }),
    ...(isByDay && withoutDay(values['sections'])),
    ...(isBlank(values['places']) && required('places', courseFields.places)),
    ...(values['type'] === 'camp' &&
      isBlank(values['startDate']) &&
      required('startDate', courseFields.startDate)),
    ...(!isByDay && isBlank(values['sections']) && required('sections', courseFields.sections)),
    ...boughtMissing(values['materials']),
  }
}

const groupsIn = (value: unknown): Group[] =>
  Array.isArray(value) ? value.filter((one): one is Group => typeof one === 'object' && one !== null) : []

function missingIn(fields: Fields, values: Group, before: string): FieldProblems {
  const parts = fieldsIn(fields).map(([name, field]): FieldProblems => {
    const path = before + name
    const inner = innerFields(field)
    if (inner)
      return Object.assign(
        {},
        ...groupsIn(values[name]).map((group, index) => missingIn(inner, group, `${path}.${index}.`)),
      )
    return field.required !== 'never' && isBlank(values[name]) ? required(path, field) : {}
  })
  return Object.assign({}, ...parts)
}

/** By day, a section that begins on no day would be seen by nobody. */
const withoutDay = (sections: unknown): FieldProblems =>
  Object.assign(
    {},
    ...groupsIn(sections).map((section, index) =>
      isBlank(section['firstDay'])
        ? required(`sections.${index}.firstDay`, courseFields.sections.fields.firstDay)
        : {},
    ),
  )

/** Who is to buy something must learn where. */
function boughtMissing(materials: unknown): FieldProblems {
  const { link, platform } = courseFields.materials.fields
  const parts = groupsIn(materials).map((material, index) => ({
    ...(material['source'] === 'selfPurchase' && {
      ...(isBlank(material['link']) && required(`materials.${index}.link`, link)),
      ...(isBlank(material['platform']) && required(`materials.${index}.platform`, platform)),
    }),
  }))
  return Object.assign({}, ...parts)
}

const required = (path: string, { kind }: { readonly kind: Field['kind'] }): FieldProblems => ({
  [path]: missing(kind),
})

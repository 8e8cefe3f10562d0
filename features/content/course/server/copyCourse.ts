import { and, inArray, isNull } from 'drizzle-orm'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import { countGraphemes } from '#kit/value/graphemes.ts'
import type { WrittenOf } from '#kit/contract/resource.ts'
import type { Call } from '#kit/call/server/context.ts'
import { visibleRecord } from '#kit/resource/server/crud.ts'
import type { Link } from '#kit/resource/server/crud.ts'
import { phrase } from '#kit/i18n/words.ts'
import type { course } from '../course.contract.ts'
import { courseFields } from '../course.fields.ts'
import { courseWords } from '../course.words.ts'
import { checkCourse } from './course.check.ts'
import { courseLinks } from './course.links.ts'
import { courseSpec } from './course.crud.ts'
import { courseTable } from './course.table.ts'
import { readCourse } from './readCourse.ts'
import { createCourse } from './saveCourse.ts'

type Written = WrittenOf<typeof course>

/** E1: a draft of one's own with the same fields, places and rows; what may not be picked anew is left behind. */
export async function copyCourse(call: Call, sourceId: number): Promise<number> {
  const [source] = await call.db
    .select()
    .from(courseTable)
    .where(visibleRecord(courseSpec, call.actor, sourceId))
  if (!source) refuse(kitFaults.notFound)
  const id = await createCourse(call, await copied(call, await readCourse(call.db, source)))
  call.record({ resource: 'course', resourceId: id, action: 'copy', after: { sourceId } })
  return id
}

async function copied(call: Call, fields: Written): Promise<Written> {
  const problems = await checkCourse(call, fields, undefined)
  const isFine = (path: string) => problems[path] === undefined
  return {
    ...fields,
    title: titleOfCopy(call, fields.title),
    careerIds: await pickable(call, courseLinks.careerIds, fields.careerIds),
    tagIds: await pickable(call, courseLinks.tagIds, fields.tagIds),
    instructorIds: await pickable(call, courseLinks.instructorIds, fields.instructorIds),
    abilities: fields.abilities.filter((_, index) => isFine(`abilities.${index}.abilityId`)),
    places: fields.places.filter((_, index) => isFine(`places.${index}.activityId`)),
    // It leads to the original.
    qrImage: '',
  }
}

async function pickable({ db, actor }: Call, link: Link, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const { target } = link
  const rows = await db
    .select({ id: target.id })
    .from(target)
    .where(and(inArray(target.id, [...ids]), isNull(target.deletedAt), link.pickable(actor)))
  const found = new Set(rows.map((row) => Number(row.id)))
  return ids.filter((id) => found.has(id))
}

function titleOfCopy(call: Call, title: string): string {
  const titleWith = (part: string) => call.translate(phrase(courseWords, 'copyTitle', { title: part }))
  const room = courseFields.title.max - countGraphemes(titleWith(''))
  const shortened = [...new Intl.Segmenter().segment(title)].slice(0, room).map(({ segment }) => segment)
  return titleWith(shortened.join('').trim())
}

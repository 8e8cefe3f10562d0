import { kitFaults, refuse } from '#kit/contract/fault.ts'
import type { WrittenOf } from '#kit/contract/resource.ts'
import type { Call } from '#kit/call/server/context.ts'
import { visibleRecord } from '#kit/resource/server/crud.ts'
import { titleOfCopy } from '#kit/resource/server/crud.copy.ts'
import { pickableIds } from '#kit/resource/server/crud.links.ts'
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

const copyTitle = (title: string) => phrase(courseWords, 'copyTitle', { title })

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
    title: titleOfCopy(call, copyTitle, fields.title, courseFields.title.max),
    careerIds: await pickableIds(call, courseLinks.careerIds, fields.careerIds),
    tagIds: await pickableIds(call, courseLinks.tagIds, fields.tagIds),
    instructorIds: await pickableIds(call, courseLinks.instructorIds, fields.instructorIds),
    abilities: fields.abilities.filter((_, index) => isFine(`abilities.${index}.abilityId`)),
    places: fields.places.filter((_, index) => isFine(`places.${index}.activityId`)),
    gallery: fields.gallery.map((row, index) =>
      isFine(`gallery.${index}.videoId`) ? row : { ...row, videoId: null },
    ),
    // It leads to the original.
    qrImage: '',
  }
}

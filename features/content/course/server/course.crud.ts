import { eq, sql } from 'drizzle-orm'
import type { CrudSpec, Values } from '#kit/resource/server/crud.ts'
import { userView } from '#features/people/user/server/user.queries.ts'
import { course } from '../course.contract.ts'
import { courseAccess } from './course.access.ts'
import { checkCourse } from './course.check.ts'
import { courseDetail } from './course.detail.ts'
import { courseLinks } from './course.links.ts'
import { courseTable } from './course.table.ts'
import { courseAbilityTable } from './courseAbility.table.ts'
import { coursePlaceTable } from './coursePlace.table.ts'
import { mayPublish } from './mayPublish.ts'
import { readCourseUnits } from './readCourse.ts'

const placesOf = sql`from ${coursePlaceTable} where ${coursePlaceTable.courseId} = ${courseTable.id}`
const place = sql`json_build_object('unit', ${coursePlaceTable.unit}, 'activityId', ${coursePlaceTable.activityId})`
const ability = sql`json_build_object('abilityId', ${courseAbilityTable.targetId}, 'level', ${courseAbilityTable.level})`

/** Somebody who tries another type or mode in the form leaves behind what a course of this one does not have. */
const withoutTheOther = ({ type, learnMode, sections }: Values): Values => ({
  ...(type !== 'camp' && { startDate: null }),
  ...(learnMode === 'content' && {
    days: null,
    sections: course.fields.sections.schema
      .parse(sections)
      .map((section) => ({ ...section, firstDay: null })),
  }),
})

export const courseSpec = {
  resource: course,
  table: courseTable,
  people: userView,
  access: courseAccess,
  label: courseTable.title,
  picture: courseTable.cover,
  links: courseLinks,
  extra: {
    places: sql`(select coalesce(json_agg(${place} order by ${coursePlaceTable.rank}), '[]') ${placesOf})`,
    abilities: sql`(select coalesce(json_agg(${ability} order by ${courseAbilityTable.position}), '[]') from ${courseAbilityTable} where ${courseAbilityTable.ownerId} = ${courseTable.id})`,
    activityCount: sql`(select count(*)::int ${placesOf})`,
    unitCount: sql`case when ${courseTable.learnMode} = 'content' then jsonb_array_length(${courseTable.sections}) else coalesce(${courseTable.days}, 0) end`,
  },
  conditions: {
    abilityId: (id: number) =>
      sql`exists (select 1 from ${courseAbilityTable} where ${courseAbilityTable.ownerId} = ${courseTable.id} and ${courseAbilityTable.targetId} = ${id})`,
    activityId: (id: number) => sql`exists (select 1 ${placesOf} and ${coursePlaceTable.activityId} = ${id})`,
  },
  pickable: () => eq(courseTable.status, 'public'),
  check: checkCourse,
  readElsewhere: ({ db }, id) => readCourseUnits(db, id),
  derive: withoutTheOther,
  beforeMove: async (call, move, record) => {
    if (move === 'publish') await mayPublish(call, record)
  },
  detail: courseDetail,
  elsewhere: ['abilities', 'places'] as const,
} satisfies CrudSpec

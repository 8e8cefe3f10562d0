import { sql } from 'drizzle-orm'
import type { FeatureServer } from '#kit/feature/server/feature.ts'
import { countedRecords } from '#kit/resource/server/countedList.ts'
import { mayReadRecord } from '#kit/resource/server/crud.read.ts'
import { namedBy } from '#kit/resource/server/recordNames.ts'
import { courseAbilityTable } from './courseAbility.table.ts'
import { coursePlaceTable } from './coursePlace.table.ts'
import { courseTable } from './course.table.ts'
import { courseSpec } from './course.crud.ts'
import { courseHandlers } from './course.handlers.ts'
import { coursePersonalData } from './course.personalData.ts'
import { courseProvides, courseProvidesSql } from './providedPorts.ts'
import { courseCareerTable, courseTagTable } from './courseTopic.table.ts'

export const courseServer = {
  handlers: { course: courseHandlers },
  records: [namedBy(courseSpec)],
  uses: [
    { of: 'ability', by: courseSpec, link: courseAbilityTable },
    {
      of: 'activity',
      by: courseSpec,
      names: (id) =>
        sql`exists (select 1 from ${coursePlaceTable} where ${coursePlaceTable.courseId} = ${courseTable.id} and ${coursePlaceTable.activityId} = ${id})`,
    },
    { of: 'career', by: courseSpec, link: courseCareerTable },
    { of: 'tag', by: courseSpec, link: courseTagTable },
  ],
  provides: courseProvides,
  providesSql: courseProvidesSql,
  readers: { course: mayReadRecord(courseSpec) },
  counts: { course: countedRecords(courseSpec) },
  personalData: [coursePersonalData],
} satisfies FeatureServer

import { sql } from 'drizzle-orm'
import type { FeatureServer } from '#kit/feature/server/feature.ts'
import { countedRecords } from '#kit/resource/server/countedList.ts'
import { mayReadRecord } from '#kit/resource/server/crud.read.ts'
import { reviewQueue } from '#kit/resource/server/reviewQueue.ts'
import { namedBy } from '#kit/resource/server/recordNames.ts'
import { abilityTable } from './ability.table.ts'
import { abilityHandlers, abilitySpec } from './ability.handlers.ts'
import { abilityPersonalData } from './ability.personalData.ts'

export const abilityServer = {
  handlers: { ability: abilityHandlers },
  records: [namedBy(abilitySpec)],
  uses: [
    {
      of: 'course',
      by: abilitySpec,
      names: (id) =>
        sql`${abilityTable.recommendedCourses} @> jsonb_build_array(jsonb_build_object('courseId', ${id}::bigint))`,
    },
  ],
  reviews: { ability: reviewQueue(abilitySpec) },
  presence: { ability: mayReadRecord(abilitySpec) },
  readers: { ability: mayReadRecord(abilitySpec) },
  counts: { ability: countedRecords(abilitySpec) },
  personalData: [abilityPersonalData],
} satisfies FeatureServer

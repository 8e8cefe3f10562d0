import { eq, sql } from 'drizzle-orm'
import type { FeatureServer } from '#kit/feature/server/feature.ts'
import { countedRecords } from '#kit/resource/server/countedList.ts'
import { namedBy } from '#kit/resource/server/recordNames.ts'
import { agentView } from '#features/ai/agent/server/agent.queries.ts'
import { activityDeckTable, activityTable } from './record/activity.table.ts'
import { activitySpec } from './record/activity.crud.ts'
import { activityTagTable } from './record/activityTag.table.ts'
import { mayReadActivity } from './record/activity.access.ts'
import { platformQueue } from './platform/platformQueue.ts'
import { activityVersionTable } from './record/activityVersion.table.ts'
import { activityHandlers } from './activity.handlers.ts'
import { activityCardHandlers } from './card/activityCard.handlers.ts'
import { activityVersionHandlers } from './version/activityVersion.handlers.ts'
import { activityPersonalData } from './activity.personalData.ts'

/** Cards are looked through in activities of the agent's owner: the others' are many, and have their fallbacks. */
const isInOwnCard = (id: number) =>
  sql`(${activityTable.creatorId} = (select creator_id from ${agentView} where id = ${id}) and exists (
    select 1 from ${activityDeckTable} where ${activityDeckTable.activityId} = ${activityTable.id}
      and jsonb_path_exists(${activityDeckTable.cards}, '$.**.agentId ? (@ == $id)', jsonb_build_object('id', ${id}::bigint))))`

export const activityServer = {
  handlers: {
    activity: activityHandlers,
    activityCard: activityCardHandlers,
    activityVersion: activityVersionHandlers,
  },
  records: [namedBy(activitySpec)],
  parts: [
    {
      resource: 'activity-deck',
      table: activityTable,
      owner: { resource: 'activity', id: activityTable.id },
    },
    {
      resource: 'activity-version',
      table: activityVersionTable,
      owner: { resource: 'activity', id: activityVersionTable.activityId },
    },
  ],
  uses: [
    {
      of: 'ability',
      by: activitySpec,
      names: (id) =>
        sql`${activityTable.competencyPoints} @> jsonb_build_array(jsonb_build_object('abilityId', ${id}::bigint))`,
    },
    {
      of: 'agent',
      by: activitySpec,
      names: (id) =>
        sql`(${id} in (${activityTable.partnerAgentId}, ${activityTable.tutorAgentId}) or ${isInOwnCard(id)})`,
    },
    { of: 'career', by: activitySpec, names: (id) => eq(activityTable.careerId, id) },
    { of: 'tag', by: activitySpec, link: activityTagTable },
  ],
  reviews: { activity: platformQueue },
  presence: { activity: mayReadActivity },
  readers: { activity: mayReadActivity },
  counts: { activity: countedRecords(activitySpec) },
  personalData: [activityPersonalData],
} satisfies FeatureServer

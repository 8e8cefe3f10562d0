import { eq, inArray } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { abilityTable } from '#features/content/ability/server/ability.table.ts'
import { activityTable } from '#features/content/activity/server/activity.table.ts'
import { activityVersionTable } from '#features/content/activity/server/activityVersion.table.ts'
import { agentTable } from '#features/ai/agent/server/agent.table.ts'
import { bannerTable } from '#features/sale/banner/server/banner.table.ts'
import { careerTable } from '#features/content/career/server/career.table.ts'
import { courseTable } from '#features/content/course/server/course.table.ts'
import { productTable } from '#features/content/product/server/product.table.ts'
import { tagTable } from '#features/content/tag/server/tag.table.ts'
import { userPageTable } from '#features/content/user-page/server/user-page.table.ts'
import { userTable } from '#features/people/user/server/user.table.ts'
import type { Call } from '#kit/server/context.ts'
import type { Use } from '#kit/server/crud.ts'
import { fileUseTable } from './file.table.ts'

interface Named {
  readonly table: PgTable
  readonly id: PgColumn
  readonly label: PgColumn
}

const named: Readonly<Record<string, Named>> = {
  ability: { table: abilityTable, id: abilityTable.id, label: abilityTable.name },
  activity: { table: activityTable, id: activityTable.id, label: activityTable.title },
  agent: { table: agentTable, id: agentTable.id, label: agentTable.name },
  banner: { table: bannerTable, id: bannerTable.id, label: bannerTable.title },
  career: { table: careerTable, id: careerTable.id, label: careerTable.name },
  course: { table: courseTable, id: courseTable.id, label: courseTable.title },
  product: { table: productTable, id: productTable.id, label: productTable.title },
  tag: { table: tagTable, id: tagTable.id, label: tagTable.name },
  user: { table: userTable, id: userTable.id, label: userTable.nickname },
  'user-page': { table: userPageTable, id: userPageTable.id, label: userPageTable.nickname },
}

const mostNamed = 50

/** Parts of an activity by the names under which they hold files. */
const partsOfActivity = ['activity-deck', 'activity-speech']

/** The records that show a file. A deck, its sounds and a version of an activity are told as the activity, once. */
export async function usesOf(call: Call, fileId: number): Promise<Use[]> {
  const rows = await call.db
    .select({ resource: fileUseTable.resource, id: fileUseTable.resourceId })
    .from(fileUseTable)
    .where(eq(fileUseTable.fileId, fileId))
    .orderBy(fileUseTable.resource, fileUseTable.resourceId)
  const uses = new Map<string, { resource: string; id: number }>()
  for (const use of await ofActivities(call, rows)) uses.set(`${use.resource} ${use.id}`, use)
  return labelled(call, [...uses.values()])
}

type Row = Pick<Use, 'resource' | 'id'>

async function ofActivities(call: Call, rows: readonly Row[]): Promise<Row[]> {
  const versions = rows.filter(({ resource }) => resource === 'activity-version').map(({ id }) => id)
  const owners = versions.length
    ? await call.db
        .select({ id: activityVersionTable.activityId })
        .from(activityVersionTable)
        .where(inArray(activityVersionTable.id, versions))
    : []
  const others = rows.filter(({ resource }) => resource !== 'activity-version')
  return [
    ...others.map(({ resource, id }) => ({
      resource: partsOfActivity.includes(resource) ? 'activity' : resource,
      id,
    })),
    ...owners.map(({ id }) => ({ resource: 'activity', id })),
  ]
}

async function labelled(call: Call, rows: readonly Row[]): Promise<Use[]> {
  const labels = new Map<string, string>()
  for (const [resource, { table, id, label }] of Object.entries(named)) {
    const ids = rows.filter((row) => row.resource === resource).map((row) => row.id)
    if (ids.length === 0) continue
    const found = await call.db
      .select({ id, label })
      .from(table)
      .where(inArray(id, ids.slice(0, mostNamed)))
    for (const one of found) labels.set(`${resource} ${one.id}`, String(one.label))
  }
  return rows.map((row) => ({ ...row, label: labels.get(`${row.resource} ${row.id}`) ?? '' }))
}

import type { SQL } from 'drizzle-orm'
import { inArray, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { abilityTable } from '#features/content/ability/server/ability.table.ts'
import { activityTable } from '#features/content/activity/server/activity.table.ts'
import { agentTable } from '#features/ai/agent/server/agent.table.ts'
import { aiConfigTable } from '#features/ai/ai-config/server/ai-config.table.ts'
import { assignmentTable } from '#features/learning/assignment/server/assignment.table.ts'
import { bannerTable } from '#features/sale/banner/server/banner.table.ts'
import { careerTable } from '#features/content/career/server/career.table.ts'
import { courseTable } from '#features/content/course/server/course.table.ts'
import { exchangeCodeTable } from '#features/sale/exchange-code/server/exchangeCode.table.ts'
import { exchangeTaskTable } from '#features/sale/exchange-task/server/exchangeTask.table.ts'
import { fileTable } from '#features/media/file/server/file.table.ts'
import { orderTable } from '#features/sale/order/server/order.table.ts'
import { productTable } from '#features/content/product/server/product.table.ts'
import { sensitiveWordTable } from '#features/ai/sensitive-word/server/sensitiveWord.table.ts'
import { tagTable } from '#features/content/tag/server/tag.table.ts'
import { unitTable } from '#features/ai/unit/server/unit.table.ts'
import { userPageTable } from '#features/content/user-page/server/user-page.table.ts'
import { userTable } from '#features/people/user/server/user.table.ts'
import { voiceTable } from '#features/ai/voice/server/voice.table.ts'
import type { Db } from '#kit/server/context.ts'
import { contains } from '#kit/server/crud.query.ts'
import type { NumberedTable } from '#kit/server/table.ts'

/** Where a record's name stands, by the resource's name in the log. */
const names: Readonly<Record<string, readonly [table: NumberedTable, name: PgColumn]>> = {
  ability: [abilityTable, abilityTable.name],
  activity: [activityTable, activityTable.title],
  agent: [agentTable, agentTable.name],
  'ai-config': [aiConfigTable, aiConfigTable.name],
  // Limits are somebody's.
  'ai-usage': [userTable, userTable.nickname],
  assignment: [assignmentTable, assignmentTable.cardTitle],
  banner: [bannerTable, bannerTable.title],
  career: [careerTable, careerTable.name],
  course: [courseTable, courseTable.title],
  'exchange-code': [exchangeCodeTable, exchangeCodeTable.code],
  'exchange-task': [exchangeTaskTable, exchangeTaskTable.name],
  file: [fileTable, fileTable.name],
  'minimax-voice': [voiceTable, voiceTable.name],
  order: [orderTable, orderTable.number],
  product: [productTable, productTable.title],
  'sensitive-word': [sensitiveWordTable, sensitiveWordTable.word],
  tag: [tagTable, tagTable.name],
  'tts-voice': [voiceTable, voiceTable.name],
  unit: [unitTable, unitTable.nameZh],
  user: [userTable, userTable.nickname],
  'user-page': [userPageTable, userPageTable.nickname],
}

export interface Logged {
  readonly resource: string
  readonly resourceId: number
}

const keyOf = ({ resource, resourceId }: Logged) => `${resource} ${resourceId}`

const together = (parts: readonly SQL[]) => sql`(${sql.join([...parts], sql` union all `)}) as named`

/** What these records are called now, all in one query; '' for what has no name. */
export async function readNames(db: Db, rows: readonly Logged[]): Promise<(row: Logged) => string> {
  const parts = [...Map.groupBy(rows, ({ resource }) => resource)].flatMap(([resource, theirs]) => {
    const named = names[resource]
    if (!named) return []
    const [table, name] = named
    const ids = [...new Set(theirs.map(({ resourceId }) => resourceId))]
    return [
      sql`select ${resource}::text as resource, id, ${name} as name from ${table} where ${inArray(table.id, ids)}`,
    ]
  })
  if (parts.length === 0) return () => ''
  const found = await db
    .select({
      resource: sql<string>`resource`,
      resourceId: sql<number>`id`.mapWith(Number),
      name: sql<string>`name`,
    })
    .from(together(parts))
  const byKey = new Map(found.map((row) => [keyOf(row), row.name]))
  return (row) => byKey.get(keyOf(row)) ?? ''
}

/** So many records of each kind are looked for by a part of their name. */
const mostNamed = 100

/** Records whose name holds this text, in the resources that are asked for. */
export async function findNamed(
  db: Db,
  text: string,
  resources: readonly string[] | undefined,
): Promise<Logged[]> {
  const parts = Object.entries(names).flatMap(([resource, [table, name]]) =>
    resources?.includes(resource) === false
      ? []
      : [
          sql`(select ${resource}::text as resource, id from ${table} where ${contains(name, text)} limit ${mostNamed})`,
        ],
  )
  if (parts.length === 0) return []
  return db
    .select({ resource: sql<string>`resource`, resourceId: sql<number>`id`.mapWith(Number) })
    .from(together(parts))
}

import { and, desc, eq, isNull, notInArray } from 'drizzle-orm'
import type { Db } from '#kit/call/server/context.ts'
import { maxRuns } from '../ai-config.debug.ts'
import { aiConfigRunTable } from './aiConfigRun.table.ts'

/** Of an example the last ones are enough to compare with. */
const maxPerExample = 5

/** Keeps a run and lets the oldest go; those of each example are counted apart, so that trying does not crowd them out. */
export async function saveRun(db: Db, run: typeof aiConfigRunTable.$inferInsert): Promise<number> {
  const [made] = await db.insert(aiConfigRunTable).values(run).returning({ id: aiConfigRunTable.id })
  const { configId, exampleId = null } = run
  const alike = and(
    eq(aiConfigRunTable.configId, configId),
    exampleId === null ? isNull(aiConfigRunTable.exampleId) : eq(aiConfigRunTable.exampleId, exampleId),
  )
  const newest = db
    .select({ id: aiConfigRunTable.id })
    .from(aiConfigRunTable)
    .where(alike)
    .orderBy(desc(aiConfigRunTable.id))
    .limit(exampleId === null ? maxRuns : maxPerExample)
  await db.delete(aiConfigRunTable).where(and(alike, notInArray(aiConfigRunTable.id, newest)))
  return made?.id ?? 0
}

import { and, desc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import type { Call } from '#kit/call/server/context.ts'
import { userView } from '#features/people/user/server/user.queries.ts'
import { maxRuns, type Run, type WholeRun } from '../ai-config.debug.ts'
import type { Verdict } from '../ai-config.expectations.ts'
import { aiConfigRunTable } from './aiConfigRun.table.ts'
import { configById } from './debug.open.ts'

const shownInput = 200

const {
  json: _json,
  output: _output,
  broken: _broken,
  creatorId: _creatorId,
  ...listed
} = getTableColumns(aiConfigRunTable)
const creatorName = sql<string>`coalesce(${userView.nickname}, '')`
/** Joins `userView` for a run's `creatorName`. */
export const ofCreator = eq(userView.id, aiConfigRunTable.creatorId)

/** What a list shows of a run. */
export const listedRun = {
  ...listed,
  input: sql<string>`left(${aiConfigRunTable.input}, ${shownInput})`,
  creatorName,
}

/** A run with its cost as people read it. */
export const inYuan = <R extends { readonly cost: number | null }>(row: R) => ({
  ...row,
  cost: row.cost === null ? null : row.cost / 1_000_000,
})

/** The last runs of a configuration without those of its examples, the newest first. */
export async function listRuns(call: Call, configId: number): Promise<Run[]> {
  await configById(call, configId)
  const rows = await call.db
    .select(listedRun)
    .from(aiConfigRunTable)
    .leftJoin(userView, ofCreator)
    .where(and(eq(aiConfigRunTable.configId, configId), isNull(aiConfigRunTable.exampleId)))
    .orderBy(desc(aiConfigRunTable.id))
    .limit(maxRuns)
  return rows.map(inYuan)
}

/** The runs of examples, the newest first. */
export async function runsOfExamples({ db }: Call, exampleIds: readonly number[]): Promise<Run[]> {
  if (exampleIds.length === 0) return []
  const rows = await db
    .select(listedRun)
    .from(aiConfigRunTable)
    .leftJoin(userView, ofCreator)
    .where(inArray(aiConfigRunTable.exampleId, [...exampleIds]))
    .orderBy(desc(aiConfigRunTable.id))
  return rows.map(inYuan)
}

export async function getRun({ db }: Call, id: number): Promise<WholeRun> {
  const [row] = await db
    .select({ ...getTableColumns(aiConfigRunTable), creatorName })
    .from(aiConfigRunTable)
    .leftJoin(userView, ofCreator)
    .where(eq(aiConfigRunTable.id, id))
  return inYuan(row ?? refuse(kitFaults.notFound))
}

/** What somebody's eye decides, where nothing is broken that a machine can see. */
export async function judgeRun(call: Call, id: number, isGood: boolean): Promise<Verdict> {
  const { db } = call
  const [row] = await db
    .select({
      configId: aiConfigRunTable.configId,
      verdict: aiConfigRunTable.verdict,
      ending: aiConfigRunTable.ending,
      broken: aiConfigRunTable.broken,
    })
    .from(aiConfigRunTable)
    .where(eq(aiConfigRunTable.id, id))
    .for('update')
  if (!row) refuse(kitFaults.notFound)
  if (row.verdict === null || row.ending !== 'done' || row.broken.length > 0) refuse(kitFaults.noSuchMove)
  const verdict = isGood ? 'passed' : 'failed'
  await db.update(aiConfigRunTable).set({ verdict }).where(eq(aiConfigRunTable.id, id))
  const [before, after] = [
    { runId: id, verdict: row.verdict },
    { runId: id, verdict },
  ]
  call.record({ resource: 'ai-config', resourceId: row.configId, action: 'judge', before, after })
  return verdict
}

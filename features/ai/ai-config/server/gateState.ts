import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Call } from '#kit/call/server/context.ts'
import { userView } from '#features/people/user/server/user.queries.ts'
import type { Verdict } from '../ai-config.expectations.ts'
import { defaultsJson, type Gate, type GateRow } from '../ai-config.gate.ts'
import { configNameOf, type ConfigCategory, type ConfigKind, type ConfigName } from '../ai-config.kinds.ts'
import { trialOf } from '../ai-config.task.ts'
import { readJson } from '../readJson.ts'
import { isInUse } from './ai-config.queries.ts'
import { aiConfigTable } from './ai-config.table.ts'
import { aiConfigExampleTable, aiConfigRunTable } from './aiConfigRun.table.ts'
import { configById, lenderOf, type Kept } from './debug.open.ts'
import { inYuan, listedRun, ofCreator } from './runs.ts'

/** A configuration as it is or is about to be. */
export interface Candidate {
  readonly id: number
  readonly kind: ConfigKind
  readonly category: ConfigCategory
  readonly json: string
  /** The text that is stored, and whose it is. */
  readonly kept: Kept
}

/** What stands between a kept configuration and its use. @throws `notFound` */
export async function readGate(call: Call, id: number): Promise<Gate> {
  const kept = await configById(call, id)
  return gateState(call, { ...kept, kept })
}

/** What stands between a configuration and its use: how its reference examples went, by it and by what is in use now. */
export async function gateState(call: Call, candidate: Candidate): Promise<Gate> {
  const name = configNameOf(candidate.kind, candidate.category)
  const inUse = name ? await configInUse(call, name) : null
  const rows = await rowsOf(call, candidate, inUse?.json ?? defaultsJson)
  const idsOf = (verdict: Verdict | undefined) =>
    rows.filter(({ after }) => (after?.verdict ?? undefined) === verdict).map(({ id }) => id)
  return {
    ...{ rows, inUse, canRun: name !== undefined && (await canRun(call, name, candidate)) },
    ...{ passed: idsOf('passed'), failed: idsOf('failed'), open: idsOf('open'), unrun: idsOf(undefined) },
  }
}

async function configInUse({ db }: Call, name: ConfigName): Promise<Gate['inUse']> {
  const { id, name: title, json } = aiConfigTable
  const [row] = await db.select({ id, name: title, json }).from(aiConfigTable).where(isInUse(name))
  return row ?? null
}

/** Whether somebody is there to answer by it; what only shows text asks nobody. */
async function canRun(call: Call, name: ConfigName, { json, kept }: Candidate): Promise<boolean> {
  const trial = trialOf(name, readJson(json).value, '')
  if (trial.kind === 'show') return true
  const { db, services, actor } = call
  const { agentId = null } = trial.task
  const chosenBy = await lenderOf(call, name, json, kept)
  const order = { userId: actor.id, chosenBy, agentId, purpose: 'trial' } as const
  return (await services.ai.whoChats(db, order)) !== undefined
}

/**
 * A run counts while it says something about the example as it is: with the same JSON and the same input, and judged by what
 * the example expects now (a change of the example takes the verdicts back).
 */
async function rowsOf({ db }: Call, { id, json }: Candidate, baseline: string): Promise<GateRow[]> {
  const { id: exampleId, name, input, holds } = aiConfigExampleTable
  const isLive = and(eq(aiConfigExampleTable.configId, id), isNull(aiConfigExampleTable.deletedAt))
  const examples = await db
    .select({ id: exampleId, name, input, holds })
    .from(aiConfigExampleTable)
    .where(isLive)
    .orderBy(asc(exampleId))
  const runs = await db
    .selectDistinctOn([aiConfigRunTable.exampleId, aiConfigRunTable.json], {
      ...listedRun,
      isAfter: sql<boolean>`${aiConfigRunTable.json} = ${json}`,
      isBefore: sql<boolean>`${aiConfigRunTable.json} = ${baseline}`,
    })
    .from(aiConfigRunTable)
    .innerJoin(
      aiConfigExampleTable,
      and(isLive, eq(exampleId, aiConfigRunTable.exampleId), eq(input, aiConfigRunTable.input)),
    )
    .leftJoin(userView, ofCreator)
    .where(and(inArray(aiConfigRunTable.json, [json, baseline]), isNotNull(aiConfigRunTable.verdict)))
    .orderBy(aiConfigRunTable.exampleId, aiConfigRunTable.json, desc(aiConfigRunTable.id))
  return examples.map((example) => {
    const ofExample = runs.filter((run) => run.exampleId === example.id)
    const sides = {
      before: ofExample.find((run) => run.isBefore),
      after: ofExample.find((run) => run.isAfter),
    }
    return { ...example, holds: [...example.holds], before: runOf(sides.before), after: runOf(sides.after) }
  })
}

function runOf<
  R extends { readonly isAfter: boolean; readonly isBefore: boolean; readonly cost: number | null },
>(found: R | undefined) {
  if (!found) return null
  const { isAfter: _isAfter, isBefore: _isBefore, ...run } = found
  return inYuan(run)
}

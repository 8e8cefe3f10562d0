import { and, eq, isNull } from 'drizzle-orm'
import type { BodyOf } from '#kit/contract/endpoint.ts'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import { kitWords } from '#kit/i18n/kitWords.ts'
import type { Call } from '#kit/call/server/context.ts'
import { phrase } from '#kit/i18n/words.ts'
import type { aiConfigEndpoints } from '../ai-config.contract.ts'
import type { Expectation } from '../ai-config.expectations.ts'
import { configNameOf, type ConfigName } from '../ai-config.kinds.ts'
import { checkJson } from '../ai-config.problems.ts'
import { trialOf, type Trial } from '../ai-config.task.ts'
import { isInUse } from './ai-config.queries.ts'
import { aiConfigTable } from './ai-config.table.ts'
import { aiConfigExampleTable } from './aiConfigRun.table.ts'
import { jsonProblem } from './jsonProblem.ts'

/** Everything that a run needs to go on without the database. */
export interface OpenedRun {
  readonly configId: number | null
  readonly exampleId: number | null
  /** The example's when its expectations were read. */
  readonly revision: number | null
  readonly holds: readonly Expectation[]
  readonly json: string
  readonly input: string
  readonly trial: Trial
  /** Who lends their right to the agent; null: who tries. */
  readonly lenderId: number | null
}

type Body = BodyOf<typeof aiConfigEndpoints.debug>

const missing = (field: string): never =>
  refuse(kitFaults.invalid, { fields: { [field]: phrase(kitWords, 'problems.invalid') } })

/** Looks up what is to be tried, and refuses a configuration that could not be saved. */
export async function openRun(call: Call, body: Body): Promise<OpenedRun> {
  const { configId, exampleId } = body
  const config = configId === undefined ? undefined : await configById(call, configId)
  const name = config
    ? configNameOf(config.kind, config.category)
    : configNameOf(body.kind ?? null, body.category ?? null)
  if (!name) return missing('category')
  const json = body.json ?? config?.json ?? missing('json')
  const { value, problems } = checkJson(name, json)
  if (!value) refuse(kitFaults.invalid, { fields: jsonProblem(call, problems) })
  const example = exampleId === undefined ? undefined : await exampleById(call, exampleId)
  if (example && example.configId !== configId) refuse(kitFaults.notFound)
  const input = body.input ?? example?.input ?? missing('input')
  return {
    ...{ configId: configId ?? null, exampleId: exampleId ?? null },
    ...{ holds: example?.holds ?? [], revision: example?.revision ?? null },
    ...{ json, input, trial: trialOf(name, value, input) },
    ...{ lenderId: await lenderOf(call, name, json, config) },
  }
}

/** A stored text, and who made it. */
export interface Kept {
  readonly json: string
  readonly creatorId: number | null
}

/**
 * Who lends their right to the agent that a text names; null: who tries.
 * A kept text names the agent of whoever made it, as it does when it is asked by; what somebody types names their own.
 */
export async function lenderOf(
  { db }: Call,
  name: ConfigName,
  json: string,
  config: Kept | undefined,
): Promise<number | null> {
  if (config?.json === json) return config.creatorId
  const { creatorId } = aiConfigTable
  const isTried = and(isInUse(name), eq(aiConfigTable.json, json))
  const [inUse] = await db.select({ creatorId }).from(aiConfigTable).where(isTried)
  return inUse?.creatorId ?? null
}

/** A configuration that is not deleted, or the refusal that it is not there. */
export async function configById({ db }: Call, id: number) {
  const [row] = await db
    .select()
    .from(aiConfigTable)
    .where(and(eq(aiConfigTable.id, id), isNull(aiConfigTable.deletedAt)))
  return row ?? refuse(kitFaults.notFound)
}

/** A reference example that is not deleted, locked until the end of the transaction. */
export async function exampleById({ db }: Call, id: number) {
  const [row] = await db
    .select()
    .from(aiConfigExampleTable)
    .where(and(eq(aiConfigExampleTable.id, id), isNull(aiConfigExampleTable.deletedAt)))
    .for('update')
  return row ?? refuse(kitFaults.notFound)
}

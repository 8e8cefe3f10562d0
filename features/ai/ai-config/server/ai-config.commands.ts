import { and, count, eq, isNull } from 'drizzle-orm'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import type { Call } from '#kit/call/server/context.ts'
import { moveRecord } from '#kit/resource/server/crud.move.ts'
import { createRecord } from '#kit/resource/server/crud.write.ts'
import { maxExamples } from '../ai-config.debug.ts'
import type { Expectation } from '../ai-config.expectations.ts'
import { aiConfigFaults } from '../ai-config.faults.ts'
import { aiConfigSpec } from './ai-config.crud.ts'
import { aiConfigTable } from './ai-config.table.ts'
import { aiConfigExampleTable } from './aiConfigRun.table.ts'

export interface NewExample {
  readonly configId: number
  readonly name: string
  readonly input: string
  readonly holds: readonly Expectation[]
}

/**
 * Adds a reference example to a configuration, whoever thought of it, logs it, and answers its id. The configuration is locked
 * meanwhile, so that of two at once neither goes beyond the limit, and none slips past a gate that is being read.
 * @throws `notFound`; `tooManyExamples`
 */
export async function addExample(call: Call, { configId, ...content }: NewExample): Promise<number> {
  const { db, actor, now } = call
  const isOne = and(eq(aiConfigTable.id, configId), isNull(aiConfigTable.deletedAt))
  const [config] = await db.select({ id: aiConfigTable.id }).from(aiConfigTable).where(isOne).for('update')
  if (!config) refuse(kitFaults.notFound)
  const isOfIt = and(eq(aiConfigExampleTable.configId, configId), isNull(aiConfigExampleTable.deletedAt))
  const [before] = await db.select({ count: count() }).from(aiConfigExampleTable).where(isOfIt)
  if ((before?.count ?? 0) >= maxExamples) refuse(aiConfigFaults.tooManyExamples)
  const stamps = { creatorId: actor.id, createdAt: now, updatedAt: now }
  const [made] = await db
    .insert(aiConfigExampleTable)
    .values({ ...content, ...stamps, configId })
    .returning({ id: aiConfigExampleTable.id })
  call.record({ resource: 'ai-config', resourceId: configId, action: 'createExample', after: content })
  return made?.id ?? 0
}

/** The agents that work for everyone who chooses none; null: the operator's own provider. */
export interface DefaultAgents {
  readonly agentId: number
  readonly pictureAgentId: number | null
}

/**
 * Makes a configuration by which these agents work for everyone, takes it into use as a person would, and answers its id. The one
 * before is laid aside and kept. @throws `invalid` where whoever calls may not choose such an agent
 */
export async function takeAgentsIntoUse(call: Call, name: string, agents: DefaultAgents): Promise<number> {
  const json = JSON.stringify(agents, undefined, 2)
  const id = await createRecord(aiConfigSpec, call, { name, kind: 'default', category: 'agent', json })
  await moveRecord(aiConfigSpec, call, { id, status: 'inUse', revision: 1 })
  return id
}

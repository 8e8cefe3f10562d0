import { and, count, eq, isNull } from 'drizzle-orm'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import type { Call } from '#kit/call/server/context.ts'
import { maxExamples } from '../ai-config.debug.ts'
import type { Expectation } from '../ai-config.expectations.ts'
import { aiConfigFaults } from '../ai-config.faults.ts'
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

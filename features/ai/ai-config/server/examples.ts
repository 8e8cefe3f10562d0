import { and, asc, count, eq, isNull } from 'drizzle-orm'
import type { BodyOf } from '#kit/contract/endpoint.ts'
import { refuse } from '#kit/contract/fault.ts'
import type { Call } from '#kit/call/server/context.ts'
import { fresh } from '#kit/resource/server/crud.ts'
import type { aiConfigEndpoints } from '../ai-config.contract.ts'
import { maxExamples, type Example } from '../ai-config.debug.ts'
import { aiConfigFaults } from '../ai-config.faults.ts'
import { aiConfigExampleTable } from './aiConfigRun.table.ts'
import { configById, exampleById } from './debug.open.ts'
import { runsOfExamples } from './runs.ts'

const ofConfig = (configId: number) =>
  and(eq(aiConfigExampleTable.configId, configId), isNull(aiConfigExampleTable.deletedAt))

/** Golden examples in the order in which they were made, each with how it went. */
export async function listExamples(call: Call, configId: number): Promise<Example[]> {
  await configById(call, configId)
  const rows = await call.db
    .select()
    .from(aiConfigExampleTable)
    .where(ofConfig(configId))
    .orderBy(asc(aiConfigExampleTable.id))
  const runs = await runsOfExamples(
    call,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id, revision, name, input, holds }) => {
    const [last, before] = runs.filter(({ exampleId }) => exampleId === id)
    return {
      ...{ id, revision, name, input, holds: [...holds] },
      ...{ last: last ?? null, before: before?.verdict ?? null },
    }
  })
}

export async function createExample(
  call: Call,
  { configId, ...content }: BodyOf<typeof aiConfigEndpoints.createExample>,
): Promise<number> {
  const { db, actor, now } = call
  await configById(call, configId)
  const [before] = await db.select({ count: count() }).from(aiConfigExampleTable).where(ofConfig(configId))
  if ((before?.count ?? 0) >= maxExamples) refuse(aiConfigFaults.tooManyExamples)
  const stamps = { creatorId: actor.id, createdAt: now, updatedAt: now }
  const [made] = await db
    .insert(aiConfigExampleTable)
    .values({ ...content, ...stamps, configId })
    .returning({ id: aiConfigExampleTable.id })
  call.record({ resource: 'ai-config', resourceId: configId, action: 'createExample', after: content })
  return made?.id ?? 0
}

export async function updateExample(
  call: Call,
  { id, revision, ...content }: BodyOf<typeof aiConfigEndpoints.updateExample>,
): Promise<number> {
  const example = await exampleById(call, id)
  fresh(example, revision)
  await call.db
    .update(aiConfigExampleTable)
    .set({ ...content, revision: revision + 1, updatedAt: call.now })
    .where(eq(aiConfigExampleTable.id, id))
  const { configId, name, input, holds } = example
  const before = { name, input, holds }
  call.record({
    resource: 'ai-config',
    resourceId: configId,
    action: 'updateExample',
    before,
    after: content,
  })
  return revision + 1
}

export async function deleteExample(call: Call, id: number): Promise<true> {
  const { configId, name, input, holds } = await exampleById(call, id)
  await call.db
    .update(aiConfigExampleTable)
    .set({ deletedAt: call.now })
    .where(eq(aiConfigExampleTable.id, id))
  call.record({
    resource: 'ai-config',
    resourceId: configId,
    action: 'deleteExample',
    before: { name, input, holds },
  })
  return true
}

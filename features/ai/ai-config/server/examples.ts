import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { BodyOf } from '#kit/contract/endpoint.ts'
import type { Call } from '#kit/call/server/context.ts'
import { fresh } from '#kit/resource/server/crud.ts'
import { sameJson } from '#kit/value/sameJson.ts'
import type { aiConfigEndpoints } from '../ai-config.contract.ts'
import type { Example } from '../ai-config.debug.ts'
import { aiConfigExampleTable, aiConfigRunTable } from './aiConfigRun.table.ts'
import { configById, exampleById } from './debug.open.ts'
import { runsOfExamples } from './runs.ts'

const ofConfig = (configId: number) =>
  and(eq(aiConfigExampleTable.configId, configId), isNull(aiConfigExampleTable.deletedAt))

/** Reference examples in the order in which they were made, each with how it went. */
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
  if (!sameJson({ input, holds }, { input: content.input, holds: content.holds })) await takeBack(call, id)
  call.record({
    resource: 'ai-config',
    resourceId: configId,
    action: 'updateExample',
    before,
    after: content,
  })
  return revision + 1
}

/** What was said of answers to another input, or by other expectations, holds no longer. */
async function takeBack({ db }: Call, exampleId: number): Promise<void> {
  await db
    .update(aiConfigRunTable)
    .set({ verdict: null, broken: [] })
    .where(and(eq(aiConfigRunTable.exampleId, exampleId), isNotNull(aiConfigRunTable.verdict)))
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

import type { Services } from '#kit/call/server/context.ts'
import { aiConfigExampleTable, aiConfigRunTable } from './aiConfigRun.table.ts'

type NewExample = Partial<typeof aiConfigExampleTable.$inferInsert> & {
  readonly configId: number
  readonly creatorId: number
}

/** What a form would send. */
export const exampleContent = {
  name: 'Short',
  input: 'Say hello',
  holds: [{ kind: 'contains', text: 'hello' }],
} as const

/** A reference example for tests and demo data. */
export async function makeExample(services: Services, values: NewExample) {
  const at = services.now()
  const [row] = await services.database.db
    .insert(aiConfigExampleTable)
    .values({ ...exampleContent, createdAt: at, updatedAt: at, ...values })
    .returning()
  if (!row) throw new Error('the example was not made')
  return row
}

type NewRun = Partial<typeof aiConfigRunTable.$inferInsert> & {
  readonly configId: number
  readonly creatorId: number
}

/** A run that is done, for tests and demo data; of no example unless `values` say otherwise. */
export async function makeRun(services: Services, values: NewRun) {
  const [row] = await services.database.db
    .insert(aiConfigRunTable)
    .values({
      ...{ createdAt: services.now(), json: '{}', input: exampleContent.input, output: 'hello' },
      ...{ ending: 'done', inputTokens: 1, outputTokens: 1, totalMs: 1, cost: 0, ...values },
    })
    .returning()
  if (!row) throw new Error('the run was not made')
  return row
}

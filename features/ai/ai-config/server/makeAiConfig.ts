import type { Services } from '#kit/call/server/context.ts'
import { configNameOf } from '../ai-config.kinds.ts'
import { readJson } from '../readJson.ts'
import { aiConfigTable } from './ai-config.table.ts'
import { isInUse } from './ai-config.queries.ts'

type NewConfig = Partial<typeof aiConfigTable.$inferInsert> & { readonly creatorId: number }

/** What a form would send. */
export const aiConfigContent = {
  name: 'Short activities',
  kind: 'generation',
  category: 'activity',
  json: '{\n  "prompt": "You design short activities.",\n  "temperature": 0.4\n}',
} as const

/** A configuration for tests and demo data; not in use unless `values` say otherwise. */
export async function makeAiConfig(services: Services, values: NewConfig) {
  const at = services.now()
  const { kind, category } = { ...aiConfigContent, ...values }
  const name = configNameOf(kind, category)
  // At most one of a category is in use.
  if (values.status === 'inUse' && name)
    await services.database.db.update(aiConfigTable).set({ status: 'idle' }).where(isInUse(name))
  const { value } = readJson(values.json ?? aiConfigContent.json)
  const [row] = await services.database.db
    .insert(aiConfigTable)
    .values({ ...aiConfigContent, value, createdAt: at, updatedAt: at, ...values })
    .returning()
  if (!row) throw new Error('the configuration was not made')
  return row
}

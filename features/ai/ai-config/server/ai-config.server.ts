import { sql } from 'drizzle-orm'
import { aiConfigTable } from './ai-config.table.ts'
import type { FeatureServer } from '#kit/server/feature.ts'
import { namedBy } from '#kit/server/recordNames.ts'
import { aiConfigSpec } from './ai-config.spec.ts'
import { aiConfigHandlers } from './ai-config.handlers.ts'

export const aiConfigServer = {
  handlers: { aiConfig: aiConfigHandlers },
  records: [namedBy(aiConfigSpec)],
  uses: [
    {
      of: 'agent',
      by: aiConfigSpec,
      names: (id) => sql`${aiConfigTable.value} @> jsonb_build_object('agentId', ${id}::bigint)`,
    },
  ],
} satisfies FeatureServer

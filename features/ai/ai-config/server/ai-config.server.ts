import { sql } from 'drizzle-orm'
import type { FeatureServer } from '#kit/feature/server/feature.ts'
import { provide } from '#kit/call/server/ports.ts'
import { namedBy } from '#kit/resource/server/recordNames.ts'
import { assistantPersona } from '#features/ai/agent/agent.ports.ts'
import { aiConfigTable } from './ai-config.table.ts'
import { aiConfigSpec } from './ai-config.crud.ts'
import { readPersona } from './persona.ts'
import { aiConfigHandlers } from './ai-config.handlers.ts'
import { aiConfigPersonalData } from './ai-config.personalData.ts'

const names = (key: string, id: unknown) =>
  sql`${aiConfigTable.value} @> jsonb_build_object(${key}::text, ${id}::bigint)`

export const aiConfigServer = {
  handlers: { aiConfig: aiConfigHandlers },
  records: [namedBy(aiConfigSpec)],
  provides: [provide(assistantPersona, readPersona)],
  uses: [
    {
      of: 'agent',
      by: aiConfigSpec,
      names: (id) => sql`(${names('agentId', id)} or ${names('pictureAgentId', id)})`,
    },
  ],
  personalData: [aiConfigPersonalData],
} satisfies FeatureServer

import { operationLogTable } from '#kit/data/server/table.ts'
import { byId, empty, type SamplesOf } from '#kit/testing/server/sample.ts'
import type { operationLogFeature } from '../operation-log.feature.ts'

export const samples = {
  /** Nobody's own: an entry of something that was done. */
  operationLog: {
    make: async ({ services, otherId }) => {
      const entry = {
        actorId: otherId,
        resource: 'tag',
        resourceId: 1,
        action: 'create',
        at: services.now(),
        requestId: '',
      }
      const [row] = await services.database.db
        .insert(operationLogTable)
        .values(entry)
        .returning({ id: operationLogTable.id })
      return { id: row?.id ?? 0 }
    },
    calls: { page: empty, get: byId, export: empty },
  },
} satisfies SamplesOf<typeof operationLogFeature.contracts>

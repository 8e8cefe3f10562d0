import type { Scene } from '#kit/testing/server/sample.ts'
import { auditRecordTable } from './auditRecord.table.ts'

/** For tests: notes that the actor of the scene has rejected this record. */
export async function makeDecision({ services, actorId }: Scene, resource: string, resourceId: number) {
  const decision = { result: 'rejected', reason: 'Say more', reviewerId: actorId, at: services.now() }
  await services.database.db
    .insert(auditRecordTable)
    .values({ resource, resourceId, title: '', creatorId: null, ...decision })
}

import { eq } from 'drizzle-orm'
import type { Call } from '#kit/call/server/context.ts'
import type { Values } from '#kit/resource/server/crud.ts'
import { platformMachine } from '../../platform.machine.ts'
import { activitySpec } from '../record/activity.crud.ts'
import { activityTable } from '../record/activity.table.ts'

/** D12: activities that wait for the platform; what is looked at is the published version, which is kept for good. */
export const platformQueue = {
  spec: activitySpec,
  machine: platformMachine,
  status: activityTable.platformStatus,
  since: activityTable.platformSubmittedAt,
  content: async ({ db }: Call, id: number): Promise<Values> => {
    const [row] = await db
      .select({ versionId: activityTable.publishedVersionId })
      .from(activityTable)
      .where(eq(activityTable.id, id))
    return { versionId: row?.versionId ?? null }
  },
  compared: ['versionId'],
}

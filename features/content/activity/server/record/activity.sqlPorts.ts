import type { PgColumn } from 'drizzle-orm/pg-core'
import { conditionPort, sumPort } from '#kit/data/server/sqlPort.ts'

/** In how many courses the activity stands whose id is in the column, and how many products sell it. */
export const activityHolders = sumPort<PgColumn>('activityHolders')

/** Whether reading the cards of this activity aloud failed the last time, and was not tried again. */
export const activitySpeechFailed = conditionPort<PgColumn>('activitySpeechFailed')

/** Whether a product sells the activity that this auditor may read. */
export const activitySoldToReviewer = conditionPort<{
  readonly reviewerId: number
  readonly id: PgColumn
}>('activitySoldToReviewer')

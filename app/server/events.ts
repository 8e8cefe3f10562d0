import { keepDecision } from '#features/audit/server/keepDecision.ts'
import { Events, recordMoved } from '#kit/server/events.ts'

/** What follows from what, across features, in the same transaction. */
export const connectEvents = (): Events => new Events().on(recordMoved, keepDecision)

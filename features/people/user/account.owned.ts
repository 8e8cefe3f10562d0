import * as z from 'zod/mini'

/** What others use and who closes still owns, by the names of the resources; the learner's page reads it too. */
const ownedRecord = z.object({ resource: z.string(), id: z.number(), label: z.string() })
export type OwnedRecord = z.output<typeof ownedRecord>

/** Goes out with the refusal that something must be handed over first. */
export const ownedData = z.object({ held: z.array(ownedRecord) })

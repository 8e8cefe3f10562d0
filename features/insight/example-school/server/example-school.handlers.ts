import { inArray } from 'drizzle-orm'
import { refuse } from '#kit/contract/fault.ts'
import type { Call, HandlersOf, Job } from '#kit/call/server/context.ts'
import type { exampleSchoolEndpoints, SchoolCounts } from '../example-school.contract.ts'
import { exampleSchoolFaults } from '../example-school.faults.ts'
import { readSchool } from './example-school.queries.ts'
import { exampleSchoolTable as school, theSchool } from './exampleSchool.table.ts'
import { previewRemoval, removeSchool } from './removeSchool.ts'
import type { Reference } from './references.ts'

export interface SchoolMakers {
  /** Fills it; found by its name. */
  readonly filling: Job<Record<string, never>>
  readonly references: readonly Reference[]
}

/** Queues the filling with the call's transaction, and begins as soon as that is committed. */
async function requestFilling({ db, services, afterCommit }: Call, { filling }: SchoolMakers): Promise<void> {
  await services.jobs.send(filling, {}, { within: db })
  afterCommit(async () => services.jobs.wake(filling))
}

const sumOf = (counts: SchoolCounts): number => counts.reduce((sum, { count }) => sum + count, 0)

const logged = { resource: 'example-school', resourceId: theSchool } as const

/** The example school from its first click to its removal; `makers`: what makes it, and how records refer to each other. */
export const makeExampleSchoolHandlers = (
  makers: SchoolMakers,
): HandlersOf<typeof exampleSchoolEndpoints> => ({
  state: (call) => readSchool(call),

  async fill(call) {
    const row = { number: theSchool, status: 'filling', carried: {}, startedAt: call.now } as const
    const made = await call.db.insert(school).values(row).onConflictDoNothing().returning()
    if (made.length === 0) refuse(exampleSchoolFaults.alreadyThere)
    await requestFilling(call, makers)
    call.record({ ...logged, action: 'create', after: { status: 'filling' } })
    return true
  },

  async retry(call) {
    const begun = await call.db
      .update(school)
      .set({ status: 'filling' })
      // One that is said to go on is queued again as well: whose turn it is decides the lock on its row.
      .where(inArray(school.status, ['failed', 'filling']))
      .returning({ number: school.number })
    if (begun.length > 0) await requestFilling(call, makers)
    call.record({ ...logged, action: 'retry', after: { status: 'filling' } })
    return true
  },

  preview: (call) => previewRemoval(call, makers.references),

  async remove(call) {
    const { status, mayRemove } = await readSchool(call)
    if (status !== 'none' && !mayRemove) refuse(exampleSchoolFaults.byOneOfIt)
    const removal = await removeSchool(call, makers.references)
    const after = { goes: sumOf(removal.goes), stays: sumOf(removal.stays) }
    call.record({ ...logged, action: 'delete', after })
    return removal
  },
})

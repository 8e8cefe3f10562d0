import { eq } from 'drizzle-orm'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import type { Call, HandlersOf } from '#kit/call/server/context.ts'
import { askForPasskeyProof } from '#features/people/second-factor/server/second-factor.commands.ts'
import { waysOf } from '#features/people/second-factor/server/second-factor.queries.ts'
import type { confirmationEndpoints, ConfirmWay } from '../confirmation.contract.ts'
import { proveIdentity } from './proveIdentity.ts'
import { sessionTable } from './session.table.ts'

async function waysToConfirm({ db, actor }: Pick<Call, 'db' | 'actor'>): Promise<ConfirmWay[]> {
  const ways = await waysOf(db, actor.id)
  return ways.length > 0 ? ways : ['password']
}

export const confirmationHandlers = {
  ways: (call) => waysToConfirm(call),

  passkey: (call) => askForPasskeyProof(call, { userId: call.actor.id, purpose: 'confirm' }),

  async prove(call) {
    const { db, actor, now } = call
    const { proof } = call.body
    const ways = await waysToConfirm(call)
    if (!ways.includes(proof.kind)) refuse(kitFaults.invalid)
    await proveIdentity(call, { userId: actor.id, purpose: 'confirm' }, proof)
    await db.update(sessionTable).set({ confirmedAt: now }).where(eq(sessionTable.id, actor.sessionId))
    return true
  },
} satisfies HandlersOf<typeof confirmationEndpoints>

import { eq } from 'drizzle-orm'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import type { Call, HandlersOf } from '#kit/call/server/context.ts'
import { askForPasskeyProof } from '#features/people/second-factor/server/second-factor.commands.ts'
import { waysOf } from '#features/people/second-factor/server/second-factor.queries.ts'
import type { GivenPassword } from '#kit/call/server/confirm.ports.ts'
import type { confirmationEndpoints, ConfirmWay, IdentityProof } from '../confirmation.contract.ts'
import { proveIdentity } from './proveIdentity.ts'
import { sessionTable } from './session.table.ts'

async function waysToConfirm({ db, actor }: Pick<Call, 'db' | 'actor'>): Promise<ConfirmWay[]> {
  const ways = await waysOf(db, actor.id)
  return ways.length > 0 ? ways : ['password']
}

async function confirmSession(call: Call, proof: IdentityProof, field?: string): Promise<void> {
  const { db, actor, now } = call
  await proveIdentity(call, { userId: actor.id, purpose: 'confirm' }, proof, field)
  await db.update(sessionTable).set({ confirmedAt: now }).where(eq(sessionTable.id, actor.sessionId))
}

/** Confirms the session by the password that a form asked for anyway. With a second factor it is that which is asked for. */
export async function confirmByGivenPassword(call: Call, { field, password }: GivenPassword): Promise<void> {
  const ways = await waysToConfirm(call)
  if (!ways.includes('password')) refuse(kitFaults.unconfirmed)
  await confirmSession(call, { kind: 'password', password }, field)
}

export const confirmationHandlers = {
  ways: (call) => waysToConfirm(call),

  passkey: (call) => askForPasskeyProof(call, { userId: call.actor.id, purpose: 'confirm' }),

  async prove(call) {
    const { proof } = call.body
    const ways = await waysToConfirm(call)
    if (!ways.includes(proof.kind)) refuse(kitFaults.invalid)
    await confirmSession(call, proof)
    return true
  },
} satisfies HandlersOf<typeof confirmationEndpoints>

import type { WrittenOf } from '#kit/contract/resource.ts'
import type { Call } from '#kit/call/server/context.ts'
import { createRecord } from '#kit/resource/server/crud.write.ts'
import type { agent } from '../agent.contract.ts'
import { agentSpec } from './agent.crud.ts'
import { saveSecrets } from './agent.secrets.ts'

/**
 * Makes an agent of whoever calls, with its key sealed, and answers its id. Its address was looked at before (`refuseAddress`).
 * @throws `invalid` with a phrase for each field that cannot be so
 */
export async function createAgent(call: Call, values: WrittenOf<typeof agent>): Promise<number> {
  const id = await createRecord(agentSpec, call, values)
  await saveSecrets(call, { id, creatorId: call.actor.id }, values)
  return id
}

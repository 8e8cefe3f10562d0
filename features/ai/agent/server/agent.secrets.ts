import { eq } from 'drizzle-orm'
import type { Call } from '#kit/call/server/context.ts'
import { seal } from '#kit/secret/server/seal.ts'
import { agentTable } from './agent.table.ts'
import { secretPlace } from './agent.queries.ts'

interface EnteredSecrets {
  readonly apiKey?: string | null | undefined
  readonly secret?: string | null | undefined
}

/** Stores the secrets that were entered, sealed for this row and its owner; those left out stay, and blank takes the second away. */
export async function saveSecrets(
  { db, services }: Call,
  agent: { readonly id: number; readonly creatorId: number | null },
  { apiKey, secret }: EnteredSecrets,
): Promise<void> {
  const sealed = {
    ...(apiKey && { sealedKey: seal(services.secretKey, secretPlace(agent, 'apiKey'), apiKey) }),
    ...(secret && { sealedSecret: seal(services.secretKey, secretPlace(agent, 'secret'), secret) }),
    ...((secret === null || secret === '') && { sealedSecret: '' }),
  }
  if (Object.keys(sealed).length === 0) return
  await db.update(agentTable).set(sealed).where(eq(agentTable.id, agent.id))
}

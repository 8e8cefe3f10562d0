import type { Endpoints } from '#kit/contract/endpoint.ts'
import type { HandlersOf } from '#kit/call/server/context.ts'
import type { accessEndpoints } from '../access.contract.ts'
import { rulesOf } from '../access.rules.ts'

/** Returns the rules of these contracts; they do not change while the server runs. */
export function makeAccessHandlers(
  contracts: () => Readonly<Record<string, Endpoints>>,
): HandlersOf<typeof accessEndpoints> {
  return { get: async () => rulesOf(contracts()) }
}

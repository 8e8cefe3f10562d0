import type { HandlersOf } from '#kit/call/server/context.ts'
import { countStates } from '#kit/resource/server/crud.count.ts'
import { crudHandlers } from '#kit/resource/server/crud.handlers.ts'
import { moveRecord } from '#kit/resource/server/crud.move.ts'
import { totalCap } from '#kit/contract/page.ts'
import type { exchangeCodeEndpoints } from '../exchange-code.contract.ts'
import { codeStatuses } from '../exchange-code.machine.ts'
import { codeSpec } from './code.crud.ts'
import { inStatus } from './codeStatus.ts'
import { redeem } from './redeem.ts'

const { page, get, export: exported, updateStatus } = crudHandlers(codeSpec)

export const exchangeCodeHandlers: HandlersOf<typeof exchangeCodeEndpoints> = {
  page,
  get,
  export: exported,
  updateStatus,
  // Up to one above the cap, which says 'and more'.
  counts: (call) =>
    countStates(codeSpec, call, { states: codeStatuses, inState: inStatus, most: totalCap + 1 }),
  revoke: async (call) => moveRecord(codeSpec, call, { ...call.body, status: 'revoked' }),
  redeem: async (call) => redeem(call, call.body),
}

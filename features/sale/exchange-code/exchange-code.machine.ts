import { machine } from '#kit/contract/machine.ts'
import { administrators } from '#kit/contract/role.ts'

/** The states that are stored. A waiting code whose time is over is shown as expired. */
export const storedStatuses = ['waiting', 'redeemed', 'revoked'] as const
export type StoredStatus = (typeof storedStatuses)[number]

export const codeStatuses = [...storedStatuses, 'expired'] as const
export type CodeStatus = (typeof codeStatuses)[number]

/** Whether a code is handed out as text alone or also as a picture. */
export const codeTypes = ['text', 'qr'] as const
export type CodeType = (typeof codeTypes)[number]

/** S-code. Nobody redeems from the console: that move belongs to whoever holds the code. */
export const exchangeCodeMachine = machine({
  name: 'exchange-code',
  states: { waiting: 'brand', redeemed: 'ok', revoked: 'off', expired: 'wait' },
  initial: 'waiting',
  moves: {
    redeem: { from: ['waiting'], to: 'redeemed', who: [] },
    revoke: { from: ['waiting'], to: 'revoked', who: administrators, reason: 'required', tone: 'danger' },
  },
})

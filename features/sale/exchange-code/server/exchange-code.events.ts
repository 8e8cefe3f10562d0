import { event } from '#kit/call/server/event.ts'

/** Somebody has redeemed a code; emitted once a code, in the transaction that moved it. */
export const codeRedeemed = event<{
  readonly codeId: number
  readonly productId: number
  readonly userId: number
  /** Where the learner's days begin; an IANA name. */
  readonly timeZone: string
  readonly viaQr: boolean
  readonly channel: string
}>('codeRedeemed')

import { event } from '#kit/call/server/event.ts'

type Change =
  /** `sessionId`: of whoever added it, who gave or set up a factor by that. */
  | { readonly what: 'added'; readonly name: string; readonly isFirst: boolean; readonly sessionId: number }
  | { readonly what: 'removed'; readonly name: string; readonly isLast: boolean }
  /** All were taken away, by another person. */
  | { readonly what: 'reset' }
  | { readonly what: 'codesRenewed' }
  | { readonly what: 'codeUsed'; readonly left: number; readonly address: string }

/** What became of an account's second factors, or of the recovery codes that stand in for them. */
export const factorsChanged = event<{ readonly userId: number } & Change>('factorsChanged')
export type FactorsChange = NonNullable<(typeof factorsChanged)['payload']>

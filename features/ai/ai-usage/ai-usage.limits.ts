/**
 * What a limit counts, of what an owner pays: everything, one agent, one borrower, or whoever borrows each for themselves.
 * A borrower's own limit stands instead of everybody's.
 */
export const limitScopes = ['owner', 'agent', 'borrower', 'eachBorrower'] as const
export type LimitScope = (typeof limitScopes)[number]

/** The owner id of the system's default provider, which whoever runs the installation pays for. */
export const systemOwner = 0

/** A limit of one agent or one borrower names it. */
export const needsSubject = (scope: LimitScope): boolean => scope === 'agent' || scope === 'borrower'

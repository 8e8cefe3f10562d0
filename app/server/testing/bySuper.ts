/** Transitions, as `from>to`, that only super administrators may do: a part of a grid. */
export const bySuper = (...transitions: readonly string[]): Readonly<Record<string, readonly ['super']>> =>
  Object.fromEntries(transitions.map((transition) => [transition, ['super'] as const]))

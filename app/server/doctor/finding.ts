/** What one look at an installation found. */
export interface Finding {
  /** What was looked at: `database`, `S3`. */
  readonly about: string
  /** `fault`: it does not work so. `warning`: it works, and will not for long or not for everybody. */
  readonly state: 'ok' | 'warning' | 'fault'
  readonly found: string
  /** What to do; nothing where all is well. */
  readonly advice?: string
}

/** Findings about one thing, begun once for all of them. */
export const findingsOf = (about: string) => ({
  ok: (found: string): Finding => ({ about, state: 'ok', found }),
  warning: (found: string, advice: string): Finding => ({ about, state: 'warning', found, advice }),
  fault: (found: string, advice: string): Finding => ({ about, state: 'fault', found, advice }),
})

/** The code of an error of the system, the database or a store, else its name: messages may hold secrets. */
export function codeOf(error: unknown): string {
  for (let next = error; next instanceof Error; next = next.cause) {
    if ('code' in next && next.code !== undefined) return String(next.code)
    if (next.cause === undefined) return next.name === 'Error' ? next.message : next.name
  }
  return String(error)
}

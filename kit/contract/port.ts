/**
 * What a feature needs of one that it may not import: declared by the one that calls it, provided by one of a later street,
 * bound by `app` (ports and adapters).
 */
export interface Port<Args, Result> {
  readonly name: string
  readonly signature?: (args: Args) => Result
}

export const port = <Args, Result>(name: string): Port<Args, Result> => ({ name })

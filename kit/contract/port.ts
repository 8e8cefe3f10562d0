/**
 * What a feature needs of one that it may not import: declared by the one that calls it, provided by one of a later street,
 * bound by `app` (ports and adapters).
 */
export interface Port<Args, Result> {
  readonly name: string
  readonly signature?: (args: Args) => Result
}

/** Declares a port; its name must be unique in the product, since `app` binds providers by it. */
export const port = <Args, Result>(name: string): Port<Args, Result> => ({ name })

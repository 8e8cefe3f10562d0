/**
 * How a row refers to another one.
 * - `holds`: it needs the other, which stays as long as it does.
 * - `part`: it belongs to the other: it goes with that, and holds it as long as it stays itself.
 * - `trace`: it tells of the other, was reckoned from it, and goes with it.
 */
export type Bond = 'holds' | 'part' | 'trace'

/** That the values of one table are numbers of another one's rows. Names are the database's. */
export interface Reference {
  readonly table: string
  readonly column: string
  readonly of: string
  readonly bond: Bond
  /** What the column holds: a number, a list of them, or JSON with numbers under this key wherever they stand in it. */
  readonly in?: 'array' | { readonly key: string }
  /** Rows of which this is so; where another column says of which table the number is. */
  readonly where?: { readonly column: string; readonly is: string }
}

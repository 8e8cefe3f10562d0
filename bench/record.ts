import pg from 'pg'

/** A statement as it went to the database. */
export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
  readonly name: string | undefined
  readonly rowMode: string | undefined
}

interface QueryConfig {
  readonly text: string
  readonly values?: unknown[]
  readonly name?: string
  readonly rowMode?: string
}

const isConfig = (query: unknown): query is QueryConfig =>
  typeof query === 'object' && query !== null && 'text' in query

/**
 * Keeps every statement that is sent while `work` runs, so that the bare server sends the same ones: same text, same
 * values, same names.
 */
export async function recordStatements(work: () => Promise<unknown>): Promise<Statement[]> {
  const recorded: Statement[] = []
  const original = pg.Client.prototype.query
  const spy = function (this: pg.Client, ...args: unknown[]): unknown {
    const [query, values] = args
    if (isConfig(query))
      recorded.push({
        text: query.text,
        values: query.values ?? (Array.isArray(values) ? values : []),
        name: query.name,
        rowMode: query.rowMode,
      })
    else
      recorded.push({
        text: String(query),
        values: Array.isArray(values) ? values : [],
        name: undefined,
        rowMode: undefined,
      })
    return Reflect.apply(original, this, args)
  }
  Object.assign(pg.Client.prototype, { query: spy })
  try {
    await work()
  } finally {
    Object.assign(pg.Client.prototype, { query: original })
  }
  return recorded
}

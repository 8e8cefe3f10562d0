import { AsyncResource } from 'node:async_hooks'
import type pg from 'pg'
import { beginPart, isTracing } from './trace.ts'

/** Of a long text so many characters tell which statement it is. */
const maxText = 2000

type Query = (...args: unknown[]) => unknown

/**
 * Traces the statements of a pool as parts of the call or job that sends them: their texts, without values. Before the first
 * statement, and only where spans are collected.
 */
export function traceStatements({ pool }: { readonly pool: pg.Pool }): void {
  if (!isTracing()) return
  const connect = pool.connect.bind(pool) as Query
  // Who waits for a connection is called by whoever gives one back, and would be taken for a part of that.
  pool.connect = ((waiting?: (...args: unknown[]) => void) =>
    waiting ? connect(AsyncResource.bind(waiting)) : connect()) as pg.Pool['connect']
  const known = new WeakSet<pg.PoolClient>()
  pool.on('acquire', (client) => {
    if (known.has(client)) return
    known.add(client)
    const query = client.query.bind(client) as Query
    client.query = ((...args: unknown[]) => tracedQuery(query, args)) as pg.PoolClient['query']
  })
}

function tracedQuery(query: Query, args: readonly unknown[]): unknown {
  const text = textOf(args[0])
  const span = text === undefined ? undefined : beginPart(aboutStatement(text))
  if (!span) return query(...args)
  const end = (error?: unknown) => span.end({}, error)
  const last = args.at(-1)
  if (typeof last === 'function')
    return query(...args.slice(0, -1), (error: unknown, result: unknown) => {
      end(error)
      last(error, result)
    })
  const answer = query(...args)
  if (answer instanceof Promise) answer.then(() => end(), end)
  else end()
  return answer
}

function textOf(query: unknown): string | undefined {
  if (typeof query === 'string') return query
  return typeof query === 'object' && query !== null && 'text' in query && typeof query.text === 'string'
    ? query.text
    : undefined
}

function aboutStatement(text: string) {
  // Values are sent beside the text; what is written into one is not told either.
  const bare = text.slice(0, maxText).replaceAll(/'(?:[^']|'')*'?/g, "'…'")
  const operation = /\w+/.exec(text)?.[0].toLowerCase() ?? 'statement'
  const facts = { 'db.system.name': 'postgresql', 'db.operation.name': operation, 'db.query.text': bare }
  return { name: `sql ${operation}`, kind: 'client', facts } as const
}

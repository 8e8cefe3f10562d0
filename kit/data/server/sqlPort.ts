import type { SQL } from 'drizzle-orm'
import { or, sql } from 'drizzle-orm'

/**
 * A part of a query that stands in tables which a feature may not import: declared by the one whose query it is, provided by
 * later ones, bound by `app`. What several provide is joined.
 */
export interface SqlPort<Args> {
  readonly name: string
  /** The joined expression. It is resolved when the query around it is built, so a constant may hold it before anything is bound. */
  readonly of: (args: Args) => SQL
}

type Provider<Args> = (args: Args) => SQL

/** A port with what one feature provides of it. */
export interface ProvidedSql {
  readonly port: string
  readonly provider: Provider<never>
}

/** Binds one feature's expression to an SQL port; several features may provide the same port. */
export const provideSql = <Args>({ name }: SqlPort<Args>, provider: Provider<Args>): ProvidedSql => ({
  port: name,
  provider,
})

// One for the process: rules of access are constants and have no call through which a binding could reach them.
const bound = new Map<string, readonly ProvidedSql[]>()

/** Binds each of these ports to all that provide it, in place of what it was bound to before. */
export function bindSqlPorts(provided: readonly ProvidedSql[]): void {
  for (const [port, providers] of Map.groupBy(provided, (each) => each.port)) bound.set(port, providers)
}

/** A condition that holds where that of any provider does. */
export const conditionPort = <Args>(name: string): SqlPort<Args> =>
  sqlPort(name, (parts) => or(...parts) ?? sql`false`)

/** A number: what the providers count, added up. */
export const sumPort = <Args>(name: string): SqlPort<Args> =>
  sqlPort(name, (parts) => sql.join(parts, sql` + `))

const sqlPort = <Args>(name: string, join: (parts: SQL[]) => SQL): SqlPort<Args> => ({
  name,
  of: (args) => sql`${{ getSQL: () => join(partsOf(name, args)) }}`,
})

/** @throws where nothing is bound: a condition or a count that is silently empty could open what is closed */
function partsOf<Args>(name: string, args: Args): SQL[] {
  const provided = bound.get(name)
  if (!provided) throw new Error(`Nothing provides the SQL port ${name}`)
  return provided.map(({ provider }) => (provider as Provider<Args>)(args))
}

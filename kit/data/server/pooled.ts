import type { Database } from './database.ts'
import { settingsOfSession } from './settingsOfSession.ts'

// Any number will do, if it is always the same one.
const lockKey = 7_431_908_266

/**
 * Through a pooler a connection cannot say how it wants to be treated when it begins: its role keeps that, for this database
 * alone. Connections that the pooler has open already have it once they are made anew.
 */
export async function keepSettingsOfSession({
  canNameStatements,
  direct,
  kind,
}: Pick<Database, 'canNameStatements' | 'direct' | 'kind'>): Promise<void> {
  if (kind === 'embedded' || canNameStatements) return
  const wanted = Object.entries(settingsOfSession)
  const client = await direct.connect()
  let isKept = false
  try {
    await client.query('begin')
    // Two servers that start at once would change one row of the catalogue at the same time.
    await client.query('select pg_advisory_xact_lock($1)', [lockKey])
    const { rows } = await client.query<{ kept: string }>(
      `select unnest(setconfig) as kept from pg_db_role_setting
        where setdatabase = (select oid from pg_database where datname = current_database())
        and setrole = current_user::regrole`,
    )
    const kept = new Set(rows.map((row) => row.kept))
    for (const [name, value] of wanted.filter(([name, value]) => !kept.has(`${name}=${value}`))) {
      const text = `select format('alter role current_user in database %I set %I = %L', current_database(), $1::text, $2::text) as text`
      const { rows: statements } = await client.query<{ text: string }>(text, [name, value])
      for (const statement of statements) await client.query(statement.text)
    }
    await client.query('commit')
    isKept = true
  } finally {
    client.release(!isKept)
  }
}

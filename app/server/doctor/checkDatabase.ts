import pg from 'pg'
import type { Env } from '#kit/ops/server/env.ts'
import { readSchemaState, type SchemaState } from '#kit/data/server/schemaState.ts'
import { within } from '#kit/ops/server/within.ts'
import { codeOf, findingsOf, type Finding } from './finding.ts'

const { ok, warning, fault } = findingsOf('database')

const reachMs = 5000
const endMs = 1000
const oldest = 15

/** What the server asks of PostgreSQL: reachable, new enough, with its rights, its clock, its schema, past a pooler where there is one. */
export const checkDatabase = (url: string, env: Env): Promise<readonly Finding[]> =>
  withTwo(url, 'DATABASE_URL', async (client, other) => [
    ...(await checkServer(client)),
    ...(await checkPooler(client, await shareOneSession(client, other), env)),
    await checkClock(client),
    schemaFinding(await readSchemaState(client, reachMs)),
  ])

/** Two connections at once, which are ended whatever becomes of the work. */
async function withTwo(
  connectionString: string,
  name: string,
  work: (client: pg.Client, other: pg.Client) => Promise<readonly Finding[]>,
): Promise<readonly Finding[]> {
  const settings = { connectionString, connectionTimeoutMillis: reachMs, query_timeout: reachMs }
  const [client, other] = [new pg.Client(settings), new pg.Client(settings)]
  for (const each of [client, other]) each.on('error', () => undefined)
  try {
    await client.connect()
    await other.connect()
    return await work(client, other)
  } catch (error) {
    return [unreachable(error, name)]
  } finally {
    for (const each of [client, other]) await within(each.end(), endMs, undefined)
  }
}

const whatToDo: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'Nothing listens there: start PostgreSQL, and look at host and port.',
  ENOTFOUND: 'There is no host of that name.',
  EAI_AGAIN: 'The name of the host cannot be looked up now.',
  '28P01': 'The password is wrong.',
  '28000': 'The user may not sign in from here: see pg_hba.conf.',
  '3D000': 'There is no such database: `createdb` it, in UTF-8.',
  '53300': 'All connections of PostgreSQL are in use.',
  '57P03': 'PostgreSQL is starting: ask again in a moment.',
}

const unreachable = (error: unknown, name: string): Finding => {
  const code = codeOf(error)
  const advice = whatToDo[code] ?? 'See whether host, port and firewall let this machine through.'
  return fault(`PostgreSQL cannot be reached by ${name} (${code})`, advice)
}

/** Behind a pooler that lends connections for a transaction, two clients find themselves in one session. */
async function shareOneSession(...clients: readonly pg.Client[]): Promise<boolean> {
  const sessions: unknown[] = []
  for (const client of clients) {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    sessions.push(rows[0]?.pid)
  }
  return new Set(sessions).size < clients.length
}

interface Server {
  readonly version: number
  readonly encoding: string
  readonly trigrams: string | null
  readonly may_create: boolean
  readonly may_make_schemas: boolean
  readonly connections: number
  readonly buffers_mb: number
  readonly size_mb: number
}

async function checkServer(client: pg.Client): Promise<readonly Finding[]> {
  const { rows } = await client.query<Server>(
    `select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding,
       (select coalesce(installed_version, 'not yet') from pg_available_extensions where name = 'pg_trgm') as trigrams,
       has_schema_privilege('public', 'create') as may_create,
       has_database_privilege(current_database(), 'create') as may_make_schemas,
       current_setting('max_connections')::int as connections,
       pg_size_bytes(current_setting('shared_buffers'))::float8 / 1048576 as buffers_mb,
       pg_database_size(current_database())::float8 / 1048576 as size_mb`,
  )
  const [server] = rows
  if (!server) return []
  const { version, encoding, trigrams, may_create, may_make_schemas, connections } = server
  const major = Math.floor(version / 10_000)
  const findings: (Finding | false)[] = [
    major < oldest
      ? fault(`PostgreSQL ${major} is too old`, `Upgrade it to ${oldest} or newer.`)
      : ok(`PostgreSQL ${major} answers`),
    encoding !== 'UTF8' &&
      fault(
        `the database has the encoding ${encoding}`,
        'Make one with `createdb --encoding UTF8 --template template0`.',
      ),
    trigrams === null &&
      fault('the extension pg_trgm is not there', 'Install the package postgresql-contrib of this version.'),
    !(may_create && may_make_schemas) &&
      fault(
        `the user may not create tables${may_make_schemas ? '' : ' and schemas'}, as migrations do`,
        'Make the user the owner of the database: `alter database NAME owner to USER`.',
      ),
    connections < 30 &&
      warning(
        `PostgreSQL takes ${connections} connections`,
        'A server opens up to 20: raise max_connections, or put a pooler before it.',
      ),
    judgeBuffers(server.size_mb, server.buffers_mb),
  ]
  return findings.filter((one) => one !== false)
}

/** PostgreSQL begins with 128 MB. */
const enoughMb = 1024

/** Whether what is read again and again has room in PostgreSQL's memory; nothing to say where the database is small, or it has. */
export const judgeBuffers = (sizeMb: number, buffersMb: number): Finding | false =>
  buffersMb < enoughMb &&
  sizeMb > 8 * buffersMb &&
  warning(
    `shared_buffers is ${buffersMb.toFixed(0)} MB, and the database has ${(sizeMb / 1024).toFixed(1)} GB`,
    'Set shared_buffers to a quarter of the memory of the machine, and restart PostgreSQL.',
  )

const skewMs = { warning: 2000, fault: 30_000 }

async function checkClock(client: pg.Client): Promise<Finding> {
  const before = Date.now()
  const { rows } = await client.query<{ now: number }>(
    'select extract(epoch from clock_timestamp())::float8 * 1000 as now',
  )
  const here = (before + Date.now()) / 2
  return judgeClock((rows[0]?.now ?? here) - here)
}

/** How far the database's clock is before ours, in milliseconds. */
export function judgeClock(skew: number): Finding {
  const clock = findingsOf('clock')
  const found = `the clock of the database is ${(Math.abs(skew) / 1000).toFixed(1)} s ${skew < 0 ? 'behind' : 'ahead of'} this one`
  const advice =
    'Let both machines set their clocks (chrony, systemd-timesyncd): sessions and later work go by them.'
  if (Math.abs(skew) > skewMs.fault) return clock.fault(found, advice)
  return Math.abs(skew) > skewMs.warning ? clock.warning(found, advice) : clock.ok(found)
}

async function checkPooler(client: pg.Client, isPooled: boolean, env: Env): Promise<readonly Finding[]> {
  const { DATABASE_DIRECT_URL: directUrl } = env
  const advice = 'Name the PostgreSQL behind it as DATABASE_DIRECT_URL.'
  if (directUrl === undefined)
    return isPooled
      ? [fault('DATABASE_URL leads to a pooler that lends connections for a transaction', advice)]
      : []
  const here = await identityOf(client)
  return withTwo(directUrl, 'DATABASE_DIRECT_URL', async (direct, other) => {
    if (await shareOneSession(direct, other))
      return [fault('DATABASE_DIRECT_URL leads to a pooler too', 'Name PostgreSQL itself there.')]
    if (here !== (await identityOf(direct)))
      return [
        fault(
          'DATABASE_URL and DATABASE_DIRECT_URL lead to different databases',
          'Both must name the same one.',
        ),
      ]
    const pooler = isPooled ? 'a pooler in transaction mode, and ' : ''
    return [ok(`${pooler}DATABASE_DIRECT_URL leads to the same database`)]
  })
}

async function identityOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ identity: string }>(
    `select concat_ws(' ', pg_postmaster_start_time(), oid, datname) as identity from pg_database where datname = current_database()`,
  )
  return rows[0]?.identity ?? ''
}

/** Whether the program fits what is stored. */
export function schemaFinding(state: SchemaState): Finding {
  const schema = findingsOf('migrations')
  if (state === 'newer')
    return schema.warning(
      'the database was migrated by a newer version of the program',
      'Upgrade this one too. Until then it works, unless the newer version took away what it uses: then it says so as it starts.',
    )
  if (state === 'missing')
    return schema.warning(
      'some were not run',
      'The next start of a server runs them; make a backup before (`npm run backup`).',
    )
  return schema.ok('all were run')
}

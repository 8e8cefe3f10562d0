import pg from 'pg'
import type { Env } from '#kit/ops/server/env.ts'
import { within } from '#kit/ops/server/within.ts'
import { codeOf, findingsOf, type Finding } from './finding.ts'

const { ok, warning, fault } = findingsOf('replicas')

const reachMs = 5000
const endMs = 1000

/** Whether each of DATABASE_REPLICA_URLS is a hot standby that follows; without one the primary answers everything. */
export const checkReplicas = async ({ DATABASE_REPLICA_URLS: urls }: Env): Promise<readonly Finding[]> =>
  Promise.all(urls.map((url) => checkReplica(url, new URL(url).host)))

interface Standby {
  readonly recovers: boolean
  readonly follows: boolean
}

async function checkReplica(connectionString: string, name: string): Promise<Finding> {
  const settings = { connectionString, connectionTimeoutMillis: reachMs, query_timeout: reachMs }
  const client = new pg.Client(settings)
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<Standby>(
      'select pg_is_in_recovery() as recovers, exists (select from pg_stat_wal_receiver) as follows',
    )
    return judge(name, rows[0])
  } catch (error) {
    return warning(
      `${name} cannot be reached (${codeOf(error)}), so that the primary answers in its stead`,
      'Start it, or take it out of DATABASE_REPLICA_URLS.',
    )
  } finally {
    await within(client.end(), endMs, undefined)
  }
}

function judge(name: string, standby: Standby | undefined): Finding {
  if (!standby?.recovers)
    return fault(
      `${name} is no standby`,
      'Set one up anew with `pg_basebackup -R`, or take it out of DATABASE_REPLICA_URLS.',
    )
  return standby.follows
    ? ok(`${name} follows the primary`)
    : warning(`${name} receives nothing from the primary`, 'See its primary_conninfo, and its log.')
}

import type { Role } from '#kit/contract/role.ts'
import type { Services, SignedIn } from '#kit/call/server/context.ts'
import { batched } from '#kit/data/server/batched.ts'
import { positionColumn } from '#kit/data/server/replicas.ts'
import { isFactorRequired } from '#features/people/second-factor/server/second-factor.queries.ts'
import { absoluteMs } from './openSession.ts'
import { hashToken, isToken } from './token.ts'

// The hottest statement of the server, hence by hand: one look at two unique indexes a token. An account's roles and status are
// read each time, so what a super administrator changes holds for the very next request (A8, H1), and so does a second factor
// that a new role asks for, or the operator of an old one.
const find = (more: string) => `
  select s.token_hash as "tokenHash", s.expires_at as "expiresAt", s.id as "sessionId", s.last_seen_at as "lastSeenAt", s.time_zone as "timeZone",
    s.confirmed_at as "confirmedAt", s.has_factor as "hasFactor",
    u.id, u.username, u.nickname, u.roles, u.must_change_password as "mustChangePassword"${more}
  from session s join app_user u on u.id = s.user_id
  where s.token_hash = any($1) and u.status = 'valid'`

// However much it is used, it ends so long after the sign-in ($3) at the latest.
const slide = `
  update session
  set expires_at = least($2::bigint + (expires_at - last_seen_at), created_at + $3::bigint), last_seen_at = $2::bigint
  where id = $1 and last_seen_at < $2::bigint`

/** A session is prolonged at most this often: reading must not write. */
const slideEveryMs = 5 * 60_000

interface Found extends Omit<SignedIn, 'roles' | 'mustSetUpFactor'> {
  readonly roles: Role[] | null
  readonly hasFactor: boolean
  readonly lastSeenAt: number
  readonly expiresAt: number
  readonly tokenHash: string
}

/** The port through which `serve` turns a token into a person; undefined when it is unknown, expired or revoked. */
export function makeAuthenticate({ database, env }: Pick<Services, 'database' | 'env'>) {
  const { pool, canNameStatements, replicas } = database
  const longest = absoluteMs(env)
  const named = (name: string, text: string) => (canNameStatements ? { name, text } : { text })
  const finding = named('authenticate', find(replicas ? `, ${positionColumn}` : ''))
  const findSession = batched(async (tokenHashes: readonly string[]) => {
    const { rows } = await pool.query<Found>({ ...finding, values: [tokenHashes] })
    return new Map(rows.map((row) => [row.tokenHash, row]))
  })
  return async (token: string, now: number): Promise<SignedIn | undefined> => {
    if (!isToken(token)) return undefined
    const found = await findSession(hashToken(token))
    if (!found || found.expiresAt <= now) return undefined
    const { lastSeenAt, hasFactor, expiresAt: _expiresAt, tokenHash: _tokenHash, ...person } = found
    if (now - lastSeenAt >= slideEveryMs) await pool.query(slide, [person.sessionId, now, longest])
    // A damaged account has no roles at all; get-permission-info alone reports that it is damaged (A6).
    const roles = found.roles ?? []
    return { ...person, roles, mustSetUpFactor: !hasFactor && isFactorRequired(env, roles) }
  }
}

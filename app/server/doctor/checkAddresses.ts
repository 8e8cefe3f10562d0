import { isIP } from 'node:net'
import { z } from 'zod'
import { publicAddress, type Env } from '#kit/ops/server/env.ts'
import { codeOf, findingsOf, type Finding } from './finding.ts'

const reachMs = 5000

/** What `/readyz` of a server of this program answers. */
const readiness = z.object({
  status: z.string(),
  database: z.string(),
  migrations: z.string(),
  disk: z.string(),
})

type Answer =
  | { readonly kind: 'us'; readonly status: string }
  | { readonly kind: 'other' }
  | { readonly kind: 'nobody'; readonly code: string }

/** Who answers at an origin. */
async function askAt(origin: string): Promise<Answer> {
  try {
    const response = await fetch(new URL('/readyz', origin), {
      signal: AbortSignal.timeout(reachMs),
      redirect: 'manual',
    })
    const { data } = readiness.safeParse(await response.json().catch(() => undefined))
    return data ? { kind: 'us', status: data.status } : { kind: 'other' }
  } catch (error) {
    return { kind: 'nobody', code: codeOf(error) }
  }
}

/** Whether this server can be reached here, and at the address that people have. */
export async function checkAddresses(env: Env): Promise<readonly Finding[]> {
  const own = await askAt(publicAddress({ ...env, PUBLIC_URL: undefined }))
  return [checkPort(env, own), ...(await checkPublicUrl(env, own.kind === 'us')), ...checkProxy(env)]
}

function checkPort({ HOST, PORT }: Env, answer: Answer): Finding {
  const { ok, warning, fault } = findingsOf('server')
  const place = `${HOST}:${PORT}`
  if (answer.kind === 'nobody') return ok(`no server runs at ${place} (${answer.code})`)
  if (answer.kind === 'other')
    return fault(`another program listens at ${place}`, 'Stop it, or set another PORT.')
  return answer.status === 'ready'
    ? ok(`a server runs at ${place}`)
    : warning(`the server at ${place} is ${answer.status}`, 'See what is said of it here, and in its log.')
}

async function checkPublicUrl({ PUBLIC_URL, HOST }: Env, isRunning: boolean): Promise<readonly Finding[]> {
  const { ok, warning, fault } = findingsOf('PUBLIC_URL')
  if (PUBLIC_URL === undefined) {
    const isLocal = ['127.0.0.1', 'localhost', '::1'].includes(HOST)
    return isLocal
      ? []
      : [warning('it is not set', 'Set it to the address that people use: links and QR codes carry it.')]
  }
  const { protocol, hostname } = new URL(PUBLIC_URL)
  const insecure =
    protocol === 'http:' && hostname !== 'localhost' && isIP(hostname.replace(/^\[|\]$/g, '')) === 0
      ? [
          warning(
            'it begins with http',
            'Put a proxy with TLS before it: without, browsers offer no passkeys, camera or work offline.',
          ),
        ]
      : []
  const answer = await askAt(PUBLIC_URL)
  if (answer.kind === 'us') return [...insecure, ok(`${PUBLIC_URL} leads to a server of this program`)]
  if (answer.kind === 'other')
    return [
      ...insecure,
      fault(
        `${PUBLIC_URL} is answered by another program`,
        'Lead the proxy of that address to PORT of this server, /readyz too.',
      ),
    ]
  const found = `${PUBLIC_URL} does not answer (${answer.code})`
  return [
    ...insecure,
    isRunning
      ? fault(found, 'The server runs, so look at the proxy, its certificate and the name.')
      : warning(found, 'Look again once the server runs.'),
  ]
}

/** Behind a proxy on this machine every request comes from there, unless its word is taken. */
function checkProxy({ PUBLIC_URL, HOST, TRUST_PROXY }: Env): readonly Finding[] {
  const isBehind = PUBLIC_URL !== undefined && new URL(PUBLIC_URL).protocol === 'https:'
  if (!isBehind || TRUST_PROXY !== undefined) return []
  const advice =
    'Set it to the address of the proxy: without, limits by address hold for all people together.'
  return [findingsOf('TRUST_PROXY').warning(`it is not set, though ${HOST} is behind a proxy`, advice)]
}

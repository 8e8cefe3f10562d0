import { isIP } from 'node:net'
import type { Env } from '#kit/ops/server/env.ts'
import { publicAddress } from '#kit/ops/server/env.ts'

/** For whom passkeys are: the domain that they are bound to, and the origin of the pages that may ask for them. */
export interface RelyingParty {
  readonly id: string
  readonly origin: string
}

const isLoopback = (host: string) => host === 'localhost' || host === '[::1]' || host.startsWith('127.')

/**
 * By the address that the operator configured, never by what a request says of itself. Browsers bind passkeys to domains alone,
 * so this machine's own is `localhost`; undefined where the address is no domain, or not behind TLS.
 */
export function relyingParty(env: Pick<Env, 'PUBLIC_URL' | 'HOST' | 'PORT'>): RelyingParty | undefined {
  const { protocol, hostname, port, origin } = new URL(publicAddress(env))
  if (isLoopback(hostname))
    return { id: 'localhost', origin: `${protocol}//localhost${port === '' ? '' : `:${port}`}` }
  const isDomain = isIP(hostname.replaceAll(/[[\]]/g, '')) === 0
  return isDomain && protocol === 'https:' ? { id: hostname, origin } : undefined
}

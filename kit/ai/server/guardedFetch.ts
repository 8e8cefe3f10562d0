import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { AiError } from './ai.ts'
import { pinnedFetch } from './pinnedFetch.ts'
import { isPrivateAddress } from './privateAddress.ts'
import { bareHost, isAllowed, readBaseUrl, readUrl } from './providerUrl.ts'

/** What is wrong with a provider's address, if anything. `private` leads into the private network. */
export type ProviderUrlCheck = 'ok' | 'address' | 'private'

/** What the operator lets everybody's agents reach: the hosts named, and the operator's own provider. */
export const allowedHosts = (env: {
  readonly AI_ALLOW_HOSTS: readonly string[]
  readonly AI_BASE_URL?: string | undefined
}): readonly string[] => [...env.AI_ALLOW_HOSTS, ...(env.AI_BASE_URL ? [env.AI_BASE_URL] : [])]

/** The IP addresses of a name. @throws where there are none */
export type Resolve = (name: string) => Promise<readonly string[]>

const system: Resolve = async (name) =>
  (await lookup(name, { all: true, verbatim: true })).map(({ address }) => address)

/** Names that mean this machine or its network, whatever a resolver says of them. */
const localNames = /(^|\.)(localhost|local|internal|lan|home\.arpa)$/

/**
 * Whether a provider may be asked there. `allowHosts`: see `allowedHosts`. A name that cannot be resolved now is `ok`: it
 * is looked at again whenever it is used.
 */
export async function checkProviderUrl(
  text: string,
  allowHosts: readonly string[],
  resolve: Resolve = system,
): Promise<ProviderUrlCheck> {
  const url = readBaseUrl(text)
  if (!url) return 'address'
  if (isAllowed(url, allowHosts)) return 'ok'
  const addresses = await addressesOf(url, resolve).catch(() => [])
  return isClosed(url, addresses) ? 'private' : 'ok'
}

const addressesOf = async (url: URL, resolve: Resolve): Promise<readonly string[]> =>
  isIP(bareHost(url)) === 0 ? resolve(bareHost(url)) : [bareHost(url)]

/** One address in the private network is enough: who owns the name decides which of them is answered first. */
const isClosed = (url: URL, addresses: readonly string[]): boolean =>
  localNames.test(url.hostname) || addresses.some(isPrivateAddress)

/**
 * `fetch` for addresses that anybody may have typed. Names are resolved once, and the connection goes to what was looked
 * at, so that a name cannot change in between. Redirects are errors. @throws AiError where it may not go
 */
export const guardedFetch =
  (allowHosts: readonly string[], resolve: Resolve = system): typeof fetch =>
  async (input, init) => {
    const url = readUrl(input instanceof Request ? input.url : String(input))
    if (!url) throw new AiError('refused', new Error('the provider’s address cannot be used'))
    const addresses = await beforeAbort(addressesOf(url, resolve), init?.signal)
    if (!isAllowed(url, allowHosts) && isClosed(url, addresses))
      throw new AiError('refused', new Error('the provider’s address is in the private network'))
    return pinnedFetch(url, addresses, init)
  }

/** A resolver cannot be stopped; who waits for it can. */
async function beforeAbort<T>(work: Promise<T>, signal: AbortSignal | null | undefined): Promise<T> {
  if (!signal) return work
  signal.throwIfAborted()
  const { promise, reject } = Promise.withResolvers<never>()
  const stop = () => reject(signal.reason)
  signal.addEventListener('abort', stop)
  return Promise.race([work, promise]).finally(() => signal.removeEventListener('abort', stop))
}

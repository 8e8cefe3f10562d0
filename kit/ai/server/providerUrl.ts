/** An address that may be asked for at all; its host is looked at elsewhere. undefined: an odd spelling, or no address. */
export function readUrl(text: string): URL | undefined {
  const url = URL.parse(text)
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return undefined
  if (url.username !== '' || url.password !== '' || url.hostname === '') return undefined
  // One name has one spelling here.
  return url.hostname.endsWith('.') ? undefined : url
}

/** What a person types as a provider's address: paths are added to it, so it has no query. */
export function readBaseUrl(text: string): URL | undefined {
  const url = readUrl(text)
  return url && !/[?#]/.test(text) ? url : undefined
}

const defaultPorts: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' }

/** The host as a resolver wants it: without the brackets of IPv6. */
export const bareHost = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '')

/** Whether the operator lets it be reached wherever it is: `host`, `host:port`, or the beginning of an address. */
export const isAllowed = (url: URL, allowHosts: readonly string[]): boolean =>
  allowHosts.some((entry) => (entry.includes('://') ? isUnder(url, entry) : isHost(url, entry.toLowerCase())))

const isHost = (url: URL, entry: string): boolean =>
  [bareHost(url), url.hostname, `${url.hostname}:${url.port || defaultPorts[url.protocol]}`].includes(entry)

function isUnder(url: URL, entry: string): boolean {
  const base = URL.parse(entry)
  if (!base || base.origin !== url.origin) return false
  // Some servers read these as slashes, and walk out of the folder with them.
  if (/%2f|%5c/i.test(url.pathname)) return false
  return `${url.pathname}/`.startsWith(`${base.pathname.replace(/\/+$/, '')}/`)
}

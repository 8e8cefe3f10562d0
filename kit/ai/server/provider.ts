/** How long a provider may take, in milliseconds. */
export interface Timeouts {
  readonly untilFirst: number
  readonly betweenChunks: number
  readonly inAll: number
}

/** Where a provider is, and how to call it there. */
export interface Provider {
  readonly baseUrl: string
  readonly apiKey?: string | null | undefined
  /** `guardedFetch(…)` for everybody's addresses; absent: the operator's own provider, which may be anywhere. */
  readonly fetch?: typeof fetch | undefined
  readonly timeouts?: Timeouts | undefined
}

export const chatTimeouts: Timeouts = { untilFirst: 30_000, betweenChunks: 20_000, inAll: 180_000 }
/** Pictures and speech come all at once. */
export const workTimeouts: Timeouts = { untilFirst: 120_000, betweenChunks: 120_000, inAll: 120_000 }

/** Somebody looks at the button meanwhile. */
export const listTimeouts: Timeouts = { untilFirst: 15_000, betweenChunks: 15_000, inAll: 15_000 }

export const maxTries = 3
/** The longest answer, in UTF-16 code units. */
export const maxCharacters = 100_000
const megabyte = 1024 * 1024
export const maxBytes = {
  chat: 4 * megabyte,
  embeddings: 16 * megabyte,
  models: 4 * megabyte,
  pictures: 64 * megabyte,
  speech: 64 * megabyte,
}

/** The URL of a provider's call: its base without space and slashes at the end, then `path`, which begins with a slash. */
export const addressOf = ({ baseUrl }: Provider, path: string): string =>
  `${baseUrl.trim().replace(/\/+$/, '')}${path}`

/** The secrets that no log may repeat out of a provider's errors. */
export const secretsOf = ({ apiKey }: Provider): string[] => (apiKey ? [apiKey, apiKey.trim()] : [])

/** The header that carries the key (RFC 6750); no header where the provider needs no key. */
export const bearerOf = ({ apiKey }: Provider): Record<string, string> =>
  apiKey?.trim() ? { authorization: `Bearer ${apiKey.trim()}` } : {}

import type { IncomingHttpHeaders, Server } from 'node:http'
import type { Env } from '#kit/ops/server/env.ts'

/** The origin where a reader of the pages finds people's files; undefined: that of the pages. */
export type FilesOrigin = (headers: IncomingHttpHeaders) => string | undefined

const hostForm = /^([\w.-]+|\[[\da-f:.]+\])(:\d+)?$/i
const addedByProxies = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'via']

/**
 * What people bring must not share an origin with the pages, whose storage holds their sessions. It is `FILES_URL`; without
 * a proxy, the host that the reader names, at the port where `server` listens for files.
 */
export function filesOriginOf(
  { FILES_URL, PUBLIC_URL, TRUST_PROXY }: Pick<Env, 'FILES_URL' | 'PUBLIC_URL' | 'TRUST_PROXY'>,
  server: Pick<Server, 'address'>,
): FilesOrigin {
  if (FILES_URL) {
    const named = new URL(FILES_URL)
    // At that host already, whatever the proxy has made of it, the way would lead round in a circle.
    return ({ host }) => (host === named.host ? undefined : named.origin)
  }
  // Nobody behind a proxy reaches a port that it does not know of.
  if (PUBLIC_URL || TRUST_PROXY) return () => undefined
  return (headers) => {
    const address = server.address()
    const name = hostForm.exec(headers.host ?? '')?.[1]
    const isProxied = addedByProxies.some((each) => headers[each] !== undefined)
    if (typeof address !== 'object' || !address || !name || isProxied) return undefined
    return `http://${name}:${address.port}`
  }
}

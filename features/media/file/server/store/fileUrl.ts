import type { Services, ShownFile } from '#kit/call/server/context.ts'
import { isSigned, sign } from '#kit/secret/server/seal.ts'
import type { fileTable } from './file.table.ts'

export type StoredFile = typeof fileTable.$inferSelect
type Signing = Pick<Services, 'secretKey' | 'now'>

/** How long the address of a private file holds. */
export const lifetimeMs = 15 * 60_000
const purpose = 'file address'
const base = '/files/'

const signed = (key: string, expires: number): string => `${key} ${expires}`

function urlOf(key: string, isPublic: boolean, { secretKey, now }: Signing): string {
  if (isPublic) return base + key
  const expires = now() + lifetimeMs
  return `${base}${key}?expires=${expires}&signature=${sign(secretKey, purpose, signed(key, expires))}`
}

/** A file with addresses that work: unguessable for good where it is public, else signed for 15 minutes. */
export function shownFile(file: StoredFile, signing: Signing): ShownFile {
  const isPublic = file.status === 'public'
  return {
    url: urlOf(file.key, isPublic, signing),
    thumbUrl: file.thumbKey === null ? '' : urlOf(file.thumbKey, isPublic, signing),
    name: file.name,
    mime: file.mime,
    size: file.size,
    width: file.width,
    height: file.height,
    durationMs: file.durationMs,
  }
}

/** Milliseconds for which a signed address still holds; undefined where it never did or does no more. */
export function remainingMs(
  key: string,
  query: Readonly<Record<string, string | undefined>>,
  { secretKey, now }: Signing,
): number | undefined {
  const expires = Number(query['expires'])
  const signature = query['signature'] ?? ''
  if (!Number.isSafeInteger(expires) || expires <= now()) return undefined
  return isSigned(secretKey, purpose, signed(key, expires), signature) ? expires - now() : undefined
}

type Origins = Pick<Services['env'], 'PUBLIC_URL' | 'FILES_URL'>

/** The key in an address that upload gave; an absolute or signed one is read too, any other is undefined. */
export function keyIn(url: string, { PUBLIC_URL, FILES_URL }: Origins): string | undefined {
  const origins = [PUBLIC_URL, FILES_URL].map((each) => each && new URL(each).origin)
  const own = origins.find((each) => each && url.startsWith(`${each}/`)) ?? ''
  const path = url.slice(own.length)
  return /^\/files\/([\w-]{22,}\.\w{2,5})(?:\?[^#]*)?$/.exec(path)?.[1]
}

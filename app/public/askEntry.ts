import { prefix, type Envelope } from '#kit/contract/envelope.ts'
import type { Entry } from '#features/learning/public-page/entry.ts'

/** Calls what answers where to go on, as whoever is signed in; undefined where no answer came. */
export async function askEntry(
  token: string,
  path: string,
  body?: object,
): Promise<Envelope<Entry | null> | undefined> {
  const response = await fetch(`${prefix}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${token}`,
      'error-msg': document.documentElement.lang,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => undefined)
  return response?.json().catch(() => undefined)
}

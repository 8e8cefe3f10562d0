import { prefix, type Envelope } from '#kit/contract/envelope.ts'

/** Calls as whoever is signed in; undefined where no answer came. */
export async function send<Data>(
  token: string,
  method: string,
  path: string,
  body?: object,
): Promise<Envelope<Data> | undefined> {
  const response = await fetch(`${prefix}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'error-msg': document.documentElement.lang,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => undefined)
  return response?.json().catch(() => undefined)
}

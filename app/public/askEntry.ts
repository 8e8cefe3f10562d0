import type { Envelope } from '#kit/contract/envelope.ts'
import type { Entry } from '#features/learning/public-page/entry.ts'
import { send } from './send.ts'

/** Calls what answers where to go on, as whoever is signed in; undefined where no answer came. */
export const askEntry = (
  token: string,
  path: string,
  body?: object,
): Promise<Envelope<Entry | null> | undefined> => send(token, body ? 'POST' : 'GET', path, body)

import { kitFaults, refuse } from '#kit/fault.ts'
import type { Phrase } from '#kit/words.ts'
import type { Call } from '../context.ts'
import { allowedHosts, checkProviderUrl, type ProviderUrlCheck } from './guardedFetch.ts'

/**
 * Refuses a provider's address that leads nowhere or into the private network, at its field, in the words of the record that
 * has it; '' is none. A name server may be asked: this belongs `beforehand`.
 */
export async function refuseProvider(
  { services }: Call,
  baseUrl: string,
  told: (found: Exclude<ProviderUrlCheck, 'ok'>) => Phrase,
): Promise<void> {
  const found = baseUrl === '' ? 'ok' : await checkProviderUrl(baseUrl, allowedHosts(services.env))
  if (found !== 'ok') refuse(kitFaults.invalid, { fields: { baseUrl: told(found) } })
}

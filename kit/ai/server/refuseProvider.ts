import { kitFaults, refuse } from '#kit/contract/fault.ts'
import type { Phrase } from '#kit/i18n/words.ts'
import { allowedHosts, checkProviderUrl, type ProviderUrlCheck } from './guardedFetch.ts'

interface ProviderUrl {
  readonly services: { readonly env: Parameters<typeof allowedHosts>[0] }
}

/**
 * Refuses a provider's address that points nowhere or into the private network, at its field, in the words of the record that
 * has it; '' is none. A name server may be queried: this belongs `beforehand`.
 */
export async function refuseProvider(
  { services }: ProviderUrl,
  baseUrl: string,
  phraseFor: (found: Exclude<ProviderUrlCheck, 'ok'>) => Phrase,
): Promise<void> {
  const found = baseUrl === '' ? 'ok' : await checkProviderUrl(baseUrl, allowedHosts(services.env))
  if (found !== 'ok') refuse(kitFaults.invalid, { fields: { baseUrl: phraseFor(found) } })
}

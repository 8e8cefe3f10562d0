import { providerAddresses } from '#kit/ai/aiProvider.ts'
import { modelProviderUrls } from '#kit/ai/modelProviders.ts'
import { allowedHosts, guardedFetch } from '#kit/ai/server/guardedFetch.ts'
import { refuseProvider } from '#kit/ai/server/refuseProvider.ts'
import type { Provider } from '#kit/ai/server/provider.ts'
import type { Call } from '#kit/call/server/context.ts'
import type { BodyOf } from '#kit/contract/endpoint.ts'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import { kitWords } from '#kit/i18n/kitWords.ts'
import { phrase } from '#kit/i18n/words.ts'
import { agentWords } from '#features/ai/agent/agent.words.ts'
import type { aiConnectEndpoints } from '../ai-connect.contract.ts'

type Chosen = BodyOf<typeof aiConnectEndpoints.models>
export type Access = Omit<Chosen, 'provider'> & { readonly provider: Chosen['provider'] | 'minimax' }

/** Where the chosen provider is: its own address, or the one that was entered; MiniMax has two, of which one may be entered. */
export function urlOf({ provider, baseUrl }: Pick<Access, 'provider' | 'baseUrl'>): string {
  if (provider === 'minimax') return baseUrl || (providerAddresses.minimax ?? '')
  return (provider === null ? '' : modelProviderUrls[provider]) || baseUrl
}

/** Refuses an address that is missing, or that points nowhere or into the private network. */
export async function refusePlace(call: Call, access: Access): Promise<void> {
  const url = urlOf(access)
  const missing = phrase(kitWords, 'problems.required.enter')
  if (url === '') refuse(kitFaults.invalid, { fields: { baseUrl: missing } })
  await refuseProvider(call, url, (found) => phrase(agentWords, `problems.${found}`))
}

/** The provider with the key that was just entered. */
export const placeOf = ({ services }: Call, access: Access): Provider => ({
  baseUrl: urlOf(access),
  apiKey: access.apiKey,
  fetch: guardedFetch(allowedHosts(services.env)),
})

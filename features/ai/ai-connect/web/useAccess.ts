import { useState } from 'react'
import type { ModelProvider } from '#kit/ai/modelProviders.ts'
import { useWrite } from '#kit/http/web/query.ts'
import { aiConnectEndpoints } from '../ai-connect.contract.ts'

export interface Entered<P extends ModelProvider> {
  readonly provider: P
  readonly baseUrl: string
  readonly apiKey: string
}

/**
 * A provider with a key, and the models that they open. `onEnter` hears of each change: what was chosen or tried was of the access
 * before. The key is held here alone until it is used, and nowhere in the browser's storage.
 */
export function useAccess<P extends ModelProvider>(first: P, onEnter: () => void) {
  const [access, setAccess] = useState<Entered<P>>({ provider: first, baseUrl: '', apiKey: '' })
  const models = useWrite(aiConnectEndpoints.models)
  const enter = (part: Partial<Entered<P>>) => {
    setAccess((now) => ({ ...now, ...part }))
    models.reset()
    onEnter()
  }
  return {
    ...{ access, enter, models },
    isEntered: access.apiKey.trim() !== '' && (access.provider !== 'other' || access.baseUrl.trim() !== ''),
    show: () => models.mutate({ body: access }),
  }
}

export type ProviderAccess<P extends ModelProvider = ModelProvider> = ReturnType<typeof useAccess<P>>

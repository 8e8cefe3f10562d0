import { useState } from 'react'
import { modelProviders, type ModelProvider } from '#kit/ai/modelProviders.ts'
import { useWrite } from '#kit/http/web/query.ts'
import { aiConnectEndpoints } from '../ai-connect.contract.ts'
import type { SpeechProvider } from '../knownVoices.ts'

/** Whoever can be connected. */
export type AnyProvider = ModelProvider | SpeechProvider

export interface Entered<P extends AnyProvider> {
  readonly provider: P
  readonly baseUrl: string
  readonly apiKey: string
}

/**
 * A provider with a key, and the models that they open. `onEnter` hears of each change: what was chosen or tried was of the access
 * before. The key is held here alone until it is used, and nowhere in the browser's storage.
 */
export function useAccess<P extends AnyProvider>(first: P, onEnter: () => void) {
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
    show: () => {
      const provider = modelProviders.find((one) => one === access.provider)
      if (provider) models.mutate({ body: { ...access, provider } })
    },
  }
}

export type ProviderAccess<P extends AnyProvider = AnyProvider> = ReturnType<typeof useAccess<P>>

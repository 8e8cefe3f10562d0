import { decodeWav } from '#kit/audio/wavRead.ts'
import { synthesizerOf, type SpeechProvider } from '#kit/ai/server/providers/adapters.ts'
import { AiError } from '#kit/ai/server/ai.ts'
import type { SpokenText } from '#kit/ai/server/aiService.ts'
import { allowedHosts, guardedFetch } from '#kit/ai/server/guardedFetch.ts'
import type { Services } from '#kit/call/server/context.ts'
import type { Env } from '#kit/ops/server/env.ts'
import { unseal, type SecretKey } from '#kit/secret/server/seal.ts'
import {
  findWorkingVoice,
  keyPlace,
  type WorkingVoice as Voice,
} from '#features/ai/voice/server/voice.queries.ts'

export interface Spoken {
  /** 16-bit PCM. */
  readonly wav: Uint8Array
  /** How long it takes to listen: what is billed. */
  readonly seconds: number
}

/** Has a voice say something, by whoever lends it. @throws AiError `forbidden` where the voice is not there or disabled */
export async function speakWith(
  services: Pick<Services, 'database' | 'env' | 'secretKey'>,
  { voiceId, ...call }: SpokenText,
): Promise<Spoken> {
  const voice = await findWorkingVoice(services.database.db, voiceId)
  if (!voice) throw new AiError('forbidden')
  const provider = providerOf(voice, services.env, keyOf(voice, services.secretKey))
  const wav = await synthesizerOf(provider).speak({ ...call, voice: voice.code })
  return { wav, seconds: secondsOf(wav) }
}

function keyOf({ id, sealedKey }: Voice, secretKey: SecretKey): string | undefined {
  if (sealedKey === null) return undefined
  try {
    return unseal(secretKey, keyPlace(id), sealedKey)
  } catch (error) {
    // Sealed by another installation: the key has to be given again.
    throw new AiError('refused', error)
  }
}

/** The operator's key goes to the operator's own address and to no other. */
export function providerOf(voice: Voice, env: Env, apiKey: string | undefined): SpeechProvider {
  const { protocol, model, groupId } = voice
  const baseUrl = voice.baseUrl.replace(/\/+$/, '')
  const guarded = { fetch: guardedFetch(allowedHosts(env)) }
  if (protocol === 'minimax')
    return { protocol, model, groupId, apiKey, ...guarded, ...(baseUrl && { baseUrl }) }
  if (baseUrl !== '') return { protocol, model, baseUrl, apiKey, ...guarded }
  if (!env.AI_BASE_URL) throw new AiError('missing')
  return { protocol, model, baseUrl: env.AI_BASE_URL, apiKey: apiKey ?? env.AI_API_KEY }
}

function secondsOf(wav: Uint8Array): number {
  const sound = decodeWav(wav)
  const frames = sound?.channels[0]?.length
  if (!sound || !frames) throw new AiError('broken', new Error('what was spoken is no sound'))
  return frames / sound.sampleRate
}

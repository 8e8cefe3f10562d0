import type { Call } from '#kit/call/server/context.ts'
import type { BodyOf } from '#kit/contract/endpoint.ts'
import { firstGraphemes } from '#kit/value/graphemes.ts'
import { urlOf } from './place.ts'
import { protocolOf } from './voiceProtocol.ts'
import { createVoice, findVoice, saveKey } from '#features/ai/voice/server/voice.commands.ts'
import type { voiceConnectEndpoints } from '../voice-connect.contract.ts'
import { voiceName, voicesOf } from '../knownVoices.ts'

/** As long as the name of a voice may be. */
const nameMax = 50

/** Makes the voices with this key, of whoever connects them; one that is there already gets the key. Their ids, in the order of their codes. */
export async function connectVoices(
  call: Call,
  { provider, model, language, codes, apiKey, ...access }: BodyOf<typeof voiceConnectEndpoints.use>,
): Promise<number[]> {
  const protocol = protocolOf(provider)
  const { groupId } = access
  const baseUrl = urlOf({ provider, ...access })
  const known = new Map(voicesOf(provider ?? 'other', model).map((voice) => [voice.code, voice.gender]))
  const ids: number[] = []
  for (const code of new Set(codes)) {
    const found = await findVoice(call.db, { protocol, baseUrl, model, language, code })
    if (found !== undefined) await saveKey(call, found, apiKey)
    const shared = {
      baseUrl,
      model,
      language,
      code,
      apiKey,
      sampleText: '',
      ...(protocol === 'minimax' && { groupId }),
    }
    const named = { name: firstGraphemes(voiceName(code), nameMax), gender: known.get(code) ?? null }
    ids.push(found ?? (await createVoice(call, protocol, { ...shared, ...named })))
  }
  return ids
}

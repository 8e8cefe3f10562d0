import { refuseAiError } from '#kit/ai/server/aiRefusal.ts'
import { synthesizerOf } from '#kit/ai/server/providers/adapters.ts'
import { beforehand } from '#kit/call/server/beforehand.ts'
import type { Call, FileAnswer, HandlersOf } from '#kit/call/server/context.ts'
import type { BodyOf } from '#kit/contract/endpoint.ts'
import { phrase } from '#kit/i18n/words.ts'
import { placeOf, refusePlace } from './place.ts'
import { voiceWords } from '#features/ai/voice/voice.words.ts'
import type { voiceConnectEndpoints } from '../voice-connect.contract.ts'
import { connectVoices } from './connectVoices.ts'
import { protocolOf, refuseGroup } from './voiceProtocol.ts'

/**
 * Speaks with the key as it was entered. Nothing is stored of it and nobody is billed here: the key is its reader's own
 * (decision 042).
 */
async function speak(
  call: Call,
  { model, code, language, groupId, ...access }: BodyOf<typeof voiceConnectEndpoints.try>,
): Promise<FileAnswer> {
  refuseGroup(access.provider, groupId)
  await refusePlace(call, access)
  const text = call.services.translatorFor(language ?? call.language)(phrase(voiceWords, 'sample'))
  const wav = await synthesizerOf({
    protocol: protocolOf(access.provider),
    model,
    groupId,
    ...placeOf(call, access),
  })
    .speak({ text, voice: code, speed: 1 })
    .catch(refuseAiError)
  return { file: Buffer.from(wav), type: 'audio/wav', name: 'voice.wav' }
}

export const voiceConnectHandlers: HandlersOf<typeof voiceConnectEndpoints> = {
  try: (call) => speak(call, call.body),
  use: beforehand(
    async (call) => {
      refuseGroup(call.body.provider, call.body.groupId)
      await refusePlace(call, call.body)
    },
    (call) => connectVoices(call, call.body),
  ),
}

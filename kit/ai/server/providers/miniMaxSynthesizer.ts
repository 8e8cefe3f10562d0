import * as z from 'zod/mini'
import { AiError, type SpeechCall, type SpeechSynthesizer } from '../ai.ts'
import { retryingWork } from '../retryingWork.ts'
import { postJson, providerError, readAnswer, statusFor, type StatusOfCode } from '../postJson.ts'
import { maxBytes } from '../provider.ts'
import type { SpeechProvider } from './openAiSynthesizer.ts'
import { spokenWav } from './spokenWav.ts'

export interface MiniMaxProvider extends SpeechProvider {
  readonly groupId?: string | null | undefined
}

const statusOfCode: StatusOfCode = {
  '1000': 500,
  '1002': 429,
  '1004': 401,
  '1008': 402,
  '1024': 500,
  '1026': 400,
  '1027': 400,
  '1039': 429,
  '1041': 429,
  '1042': 400,
  '2013': 400,
  '2049': 401,
  '2056': 402,
}

const answerSchema = z.object({
  data: z.optional(z.nullable(z.object({ audio: z.optional(z.nullable(z.string())) }))),
  base_resp: z.optional(
    z.nullable(
      z.object({ status_code: z.optional(z.number()), status_msg: z.optional(z.nullable(z.string())) }),
    ),
  ),
})
type Answer = z.output<typeof answerSchema>

/** MiniMax's speech: `t2a_v2`. */
export const miniMaxSynthesizer = (provider: MiniMaxProvider): SpeechSynthesizer => ({
  speak: (call) =>
    retryingWork(provider, call.signal, async (signal) => {
      const group = provider.groupId?.trim()
      const path = `/v1/t2a_v2${group ? `?GroupId=${encodeURIComponent(group)}` : ''}`
      const post = { path, body: bodyOf(provider, call), signal, most: maxBytes.speech, statusOfCode }
      return wavIn(await readAnswer(await postJson(withoutVersion(provider), post), answerSchema))
    }),
})

/** Some type the address of its other protocol, which ends with the version. */
const withoutVersion = (provider: MiniMaxProvider): MiniMaxProvider => ({
  ...provider,
  baseUrl: provider.baseUrl.trim().replace(/\/v1\/*$/, ''),
})

const bodyOf = ({ model }: MiniMaxProvider, { text, voice, speed }: SpeechCall) => ({
  model,
  text,
  stream: false,
  voice_setting: { voice_id: voice, speed, vol: 1, pitch: 0 },
  audio_setting: { sample_rate: 32_000, format: 'wav', channel: 1 },
})

/** It refuses with a success, too. */
function wavIn({ data, base_resp: status }: Answer): Uint8Array {
  const code = status?.status_code ?? 0
  if (code !== 0) {
    const error = { code: String(code), message: status?.status_msg ?? '' }
    // What is not known may have been billed.
    throw statusFor(error.code, statusOfCode)
      ? providerError(error, statusOfCode, 400)
      : new Error(`${error.code} ${error.message}`)
  }
  const audio = data?.audio ?? ''
  if (audio === '' || !/^[0-9a-f]*$/i.test(audio)) throw new AiError('broken', new Error('no sound came'))
  return spokenWav(Buffer.from(audio, 'hex'))
}

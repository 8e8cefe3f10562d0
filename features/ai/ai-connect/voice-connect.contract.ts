import { z } from 'zod'
import { endpoint } from '#kit/contract/endpoint.ts'
import { createShapeOf, id, oneOf, text } from '#kit/contract/field.ts'
import { secret } from '#kit/contract/field.secret.ts'
import { superAdmins } from '#kit/contract/role.ts'
import { languages } from '#kit/i18n/words.ts'
import { addressMax, codeMax, keyMax, modelMax } from '#features/ai/voice/voice.limits.ts'
import { speechProviders } from './knownVoices.ts'

/** How many are connected at once. */
export const mostVoices = 20

/** What is asked of whoever connects voices; the same limits as a voice's. */
export const voiceConnectFields = {
  provider: oneOf(speechProviders),
  /** Of `other`, and of MiniMax where its own is not meant: the rest have theirs. */
  baseUrl: text(addressMax, { required: 'never' }),
  /** Of MiniMax alone. */
  groupId: text(codeMax, { required: 'never' }),
  /** Written and never read. */
  apiKey: secret(keyMax),
  model: text(modelMax),
  language: oneOf(languages),
  /** The provider's name of a voice. */
  code: text(codeMax),
}

const base = { words: 'tts-voice', fields: voiceConnectFields, who: superAdmins } as const
const { code, ...connection } = createShapeOf(voiceConnectFields)

/** I3: voices of a provider, listened to before anything is stored, then made all at once. */
export const voiceConnectEndpoints = {
  /** Has one voice say the usual sentence of a language. Answers a WAV; nothing of it is stored. */
  try: endpoint({
    ...base,
    method: 'POST',
    path: '/course/voice-connect/try',
    effect: 'outside',
    log: 'nothing',
    answer: 'file',
    limit: { max: 40, seconds: 60 },
    body: z.strictObject({ ...connection, code }),
    data: z.undefined(),
  }),
  /** Makes a voice of each code, with this key; one that is there already gets the key. Answers their ids. */
  use: endpoint({
    ...base,
    method: 'POST',
    path: '/course/voice-connect/use',
    effect: 'create',
    stepUp: true,
    body: z.strictObject({ ...connection, codes: z.array(code).min(1).max(mostVoices) }),
    data: z.array(id),
  }),
} as const

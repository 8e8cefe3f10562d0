import { z } from 'zod'
import { endpoint } from '#kit/contract/endpoint.ts'
import { id, number, oneOf, text } from '#kit/contract/field.ts'
import { secret } from '#kit/contract/field.secret.ts'
import { among, range, search } from '#kit/contract/page.ts'
import { option, optionsQuery, resource } from '#kit/contract/resource.ts'
import { creators, staff, superAdmins } from '#kit/contract/role.ts'
import { languages } from '#kit/i18n/words.ts'
import { sharedBy } from '#kit/contract/ownership.ts'
import {
  addressMax,
  codeMax,
  genders,
  keyMax,
  modelMax,
  sampleMax,
  speedDecimals,
  speedMax,
  speedMin,
} from './voice.limits.ts'
import { voiceMachine } from './voice.machine.ts'

const voice = {
  name: text(50),
  /** The provider's name of the voice. */
  code: text(codeMax),
  language: oneOf(languages),
  gender: oneOf(genders, { required: 'never' }),
  model: text(modelMax),
}
/** '' says the usual sentence of the voice's language. */
const sampleText = text(sampleMax, { required: 'never', multiline: true })

const shared = {
  extra: {
    /** Keys are written and never read. */
    hasApiKey: z.boolean(),
  },
  detail: {},
  filters: {
    name: search(),
    language: among(languages),
    gender: among(genders),
    status: among(['enabled', 'disabled']),
    updatedAt: range(),
  },
  sortable: ['updatedAt', 'createdAt', 'name'],
  who: { read: superAdmins, write: superAdmins, options: staff },
} as const

/** How fast: 0.5 to 2. */
export const speed = number(speedMin, speedMax, { decimals: speedDecimals }).schema.pipe(z.number())

/** Speaks with a voice: its sample, or the text of the call. Answers a WAV. */
const previewOf = (path: string, words: string) =>
  endpoint({
    words,
    method: 'POST',
    path: `/course/${path}/preview`,
    log: 'nothing',
    about: { ownership: sharedBy(creators), need: 'read' },
    who: creators,
    effect: 'outside',
    answer: 'file',
    limit: { max: 20, seconds: 60 },
    body: z.strictObject({
      id,
      text: z.string().trim().min(1).max(sampleMax).optional(),
      speed: speed.default(1),
    }),
    data: z.undefined(),
  })

/**
 * General voices: any provider with OpenAI's speech call. Without a `baseUrl` the operator's own (`AI_BASE_URL`) speaks, and
 * its key is used where the voice has none; that key goes to no other address.
 */
const tts = resource({
  name: 'tts-voice',
  path: 'course/tts-voice',
  fields: {
    ...voice,
    baseUrl: text(addressMax, { required: 'never' }),
    apiKey: secret(keyMax, { required: 'never' }),
    sampleText,
  },
  ...shared,
  machine: voiceMachine('tts-voice'),
})
export const ttsVoice = {
  ...tts,
  endpoints: { ...tts.endpoints, preview: previewOf('tts-voice', 'tts-voice') },
}

/** Voice tones of MiniMax; without a `baseUrl` MiniMax's own address. */
const minimax = resource({
  name: 'minimax-voice',
  path: 'course/minimax-voice',
  fields: {
    ...voice,
    groupId: text(codeMax),
    apiKey: secret(keyMax),
    baseUrl: text(addressMax, { required: 'never' }),
    sampleText,
  },
  ...shared,
  machine: voiceMachine('minimax-voice'),
})
export const minimaxVoice = {
  ...minimax,
  endpoints: { ...minimax.endpoints, preview: previewOf('minimax-voice', 'minimax-voice') },
}

/** All voices that can be had, of both kinds; the picker `voice` reads these. */
export const voiceEndpoints = {
  options: endpoint({
    words: 'tts-voice',
    method: 'GET',
    path: '/course/voice/options',
    who: staff,
    query: optionsQuery,
    data: z.array(option),
  }),
  preview: previewOf('voice', 'tts-voice'),
} as const

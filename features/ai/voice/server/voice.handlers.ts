import { and, asc, eq, isNull } from 'drizzle-orm'
import type { SpeechProtocol } from '#kit/ai/aiProvider.ts'
import type { BodyOf } from '#kit/contract/endpoint.ts'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import { refuseProvider } from '#kit/ai/server/refuseProvider.ts'
import { refuseAiError } from '#kit/ai/server/aiRefusal.ts'
import { beforehand } from '#kit/call/server/beforehand.ts'
import type { Call, FileAnswer, HandlersOf } from '#kit/call/server/context.ts'
import { crudHandlers } from '#kit/resource/server/crud.handlers.ts'
import { contains } from '#kit/resource/server/crud.query.ts'
import { updateRecord } from '#kit/resource/server/crud.write.ts'
import type { UpdateBody } from '#kit/resource/server/crud.write.ts'
import type { Values } from '#kit/resource/server/crud.ts'
import { phrase } from '#kit/i18n/words.ts'
import type { minimaxVoice, ttsVoice, voiceEndpoints } from '../voice.contract.ts'
import { voiceFaults } from '../tts-voice.faults.ts'
import { voiceWords } from '../voice.words.ts'
import { createVoice, saveKey, specs } from './voice.commands.ts'
import { isEnabled } from './voice.crud.ts'
import { voiceTable } from './voice.table.ts'

const refuseAddress = (call: Call & { readonly body: Values }) =>
  refuseProvider(call, String(call.body['baseUrl'] ?? ''), (found) => phrase(voiceWords, `problems.${found}`))

/** Writing a voice, with its key beside it. */
const writing = (protocol: SpeechProtocol) => ({
  create: beforehand(refuseAddress, (call: Call & { readonly body: Values }) =>
    createVoice(call, protocol, call.body),
  ),
  update: beforehand(refuseAddress, async (call: Call & { readonly body: UpdateBody }) => {
    const revision = await updateRecord(specs[protocol], call, call.body)
    await saveKey(call, call.body.id, call.body['apiKey'])
    return revision
  }),
})

/** Speech of a text in a voice; no transaction is open meanwhile. */
async function preview(
  call: Call,
  { id, text, speed }: BodyOf<typeof voiceEndpoints.preview>,
  protocol?: SpeechProtocol,
): Promise<FileAnswer> {
  const ofKind = protocol && eq(voiceTable.protocol, protocol)
  const [voice] = await call.db
    .select()
    .from(voiceTable)
    .where(and(eq(voiceTable.id, id), isNull(voiceTable.deletedAt), ofKind))
  if (!voice) refuse(kitFaults.notFound)
  if (voice.status === 'disabled') refuse(voiceFaults.disabled)
  const { ai, translatorFor } = call.services
  const usual = translatorFor(voice.language)(phrase(voiceWords, 'sample'))
  const order = { userId: call.actor.id, agentId: null, purpose: 'speech' } as const
  const wav = await ai
    .speak(order, { voiceId: id, text: text ?? (voice.sampleText || usual), speed })
    .catch(refuseAiError)
  return { file: Buffer.from(wav), type: 'audio/wav', name: 'voice.wav' }
}

export const ttsVoiceHandlers: HandlersOf<typeof ttsVoice.endpoints> = {
  ...crudHandlers(specs.openai),
  ...writing('openai'),
  preview: (call) => preview(call, call.body, 'openai'),
}

export const minimaxVoiceHandlers: HandlersOf<typeof minimaxVoice.endpoints> = {
  ...crudHandlers(specs.minimax),
  ...writing('minimax'),
  preview: (call) => preview(call, call.body, 'minimax'),
}

const maxOptions = 50

export const voiceHandlers: HandlersOf<typeof voiceEndpoints> = {
  options: ({ db, query }) =>
    db
      .select({ id: voiceTable.id, label: voiceTable.name })
      .from(voiceTable)
      .where(
        and(
          isEnabled,
          isNull(voiceTable.deletedAt),
          query.keyword ? contains(voiceTable.name, query.keyword) : undefined,
        ),
      )
      .orderBy(asc(voiceTable.name), asc(voiceTable.id))
      .limit(maxOptions),
  preview: (call) => preview(call, call.body),
}

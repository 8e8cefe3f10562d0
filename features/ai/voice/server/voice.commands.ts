import { and, eq, isNull } from 'drizzle-orm'
import type { SpeechProtocol } from '#kit/ai/aiProvider.ts'
import type { Call, Db } from '#kit/call/server/context.ts'
import type { Language } from '#kit/i18n/words.ts'
import { createRecord } from '#kit/resource/server/crud.write.ts'
import type { Values } from '#kit/resource/server/crud.ts'
import { seal } from '#kit/secret/server/seal.ts'
import { minimaxVoice, ttsVoice } from '../voice.contract.ts'
import { isEnabled, voiceSpec } from './voice.crud.ts'
import { keyPlace } from './voice.queries.ts'
import { voiceTable } from './voice.table.ts'

/** Each kind of voice has its part of the table. */
export const specs = {
  openai: voiceSpec(ttsVoice, 'openai'),
  minimax: voiceSpec(minimaxVoice, 'minimax'),
} as const

/** Seals a key for its voice; undefined leaves the key as it is, null takes it away. */
export async function saveKey({ db, services }: Call, id: number, apiKey: unknown): Promise<void> {
  if (apiKey === undefined) return
  const sealedKey = typeof apiKey === 'string' ? seal(services.secretKey, keyPlace(id), apiKey) : null
  await db.update(voiceTable).set({ sealedKey }).where(eq(voiceTable.id, id))
}

/** Makes a voice with its key beside it; its id. */
export async function createVoice(call: Call, protocol: SpeechProtocol, values: Values): Promise<number> {
  const id = await createRecord(specs[protocol], call, values)
  await saveKey(call, id, values['apiKey'])
  return id
}

interface SameVoice {
  readonly protocol: SpeechProtocol
  readonly baseUrl: string
  readonly model: string
  readonly language: Language | null
  readonly code: string
}

/** The voice of this provider that can be used already; undefined: there is none, or it is disabled. */
export async function findVoice(db: Db, voice: SameVoice): Promise<number | undefined> {
  const { protocol, baseUrl, model, language, code } = voice
  const isSame = and(
    eq(voiceTable.protocol, protocol),
    isEnabled,
    eq(voiceTable.baseUrl, baseUrl),
    eq(voiceTable.model, model),
    language === null ? undefined : eq(voiceTable.language, language),
    eq(voiceTable.code, code),
    isNull(voiceTable.deletedAt),
  )
  const [found] = await db.select({ id: voiceTable.id }).from(voiceTable).where(isSame).limit(1)
  return found?.id
}

import { and, eq, isNull } from 'drizzle-orm'
import { AiError } from '#kit/ai/server/ai.ts'
import type { Db, SpaceReservation, Services } from '#kit/call/server/context.ts'
import { textHash } from '#kit/secret/server/textHash.ts'
import { breaths, spokenText } from '#kit/cardText/spokenText.ts'
import { encodeWav } from '#kit/audio/wav.ts'
import { decodeWav } from '#kit/audio/wavRead.ts'
import { cardOf } from '#cards/index.ts'
import { findCard } from '#deck/deck.document.ts'
import { readCards } from '#features/content/activity/server/record/deck.queries.ts'
import { activityView } from '#features/content/activity/server/activity.queries.ts'
import { cardSpeechTable as speech } from './cardSpeech.table.ts'
import { registerSoundUses, type SoundWriter } from './registerSoundUses.ts'

export interface SpeechOrder {
  readonly activityId: number
  readonly cardId: number
  readonly voiceId: number
  /** Hundredths. */
  readonly speed: number
  /** Who pays for it, and whose file it is. */
  readonly userId: number
}

/** Providers take some thousand characters at once, and a short chunk that failed costs little. */
const maxAtOnce = 1500

/** About what a second of speech takes: 24,000 samples of two bytes, and some four characters. */
const bytesPerCharacter = (speed: number) => (24_000 * 2) / 4 / (speed / 100)

/**
 * Makes the sound of a card as it stands now, unless it is there already. Nothing of the deck is written: whatever is typed
 * meanwhile stays, and has a sound of its own later. @throws AiError, and a Fault where there is no space for it
 */
export async function speakCard(services: Services, order: SpeechOrder): Promise<'made' | 'kept' | 'gone'> {
  const { db } = services.database
  const found = await textOf(db, order)
  if (!found) return 'gone'
  const hash = textHash(found.text)
  if (await isSpoken(db, order, hash)) return 'kept'
  const size = Math.ceil(found.text.length * bytesPerCharacter(order.speed))
  // Before the provider is asked, who is paid for what it speaks.
  const reservation = await services.reserveSpace(services, order.userId, size)
  return speakInto(services, order, { ...found, hash }, reservation).finally(() => reservation.release())
}

interface Spoken {
  readonly text: string
  readonly title: string
  readonly hash: string
}

async function speakInto(
  services: Services,
  order: SpeechOrder,
  { text, title, hash }: Spoken,
  reservation: SpaceReservation,
): Promise<'made'> {
  const bytes = await spoken(services, order, text)
  const name = `${title || order.cardId}.wav`
  const taken = await services.takeFiles(
    services,
    order.userId,
    [{ name, bytes, purpose: 'audio' }],
    reservation,
  )
  try {
    await services.database.db.transaction(async (inside) => {
      const call = { db: inside, services, now: services.now(), actor: { id: order.userId } }
      const [file] = await taken.enter(call)
      if (!file) throw new AiError('broken', new Error('what was spoken is no sound'))
      await saveSpeech(call, order, hash, file.id)
    })
  } catch (error) {
    await taken.drop()
    throw error
  }
  return 'made'
}

async function textOf(db: Db, { activityId, cardId }: SpeechOrder) {
  const [activity] = await db
    .select({ id: activityView.id })
    .from(activityView)
    .where(and(eq(activityView.id, activityId), isNull(activityView.deletedAt)))
  const card = activity && findCard(await readCards(db, activityId), cardId)?.card
  const text = card ? spokenText(cardOf(card.type).content, card) : ''
  return card && text !== '' ? { text, title: card.title } : undefined
}

async function isSpoken(db: Db, order: SpeechOrder, hash: string): Promise<boolean> {
  const found = await db
    .select({ cardId: speech.cardId })
    .from(speech)
    .where(
      and(
        eq(speech.cardId, order.cardId),
        eq(speech.textHash, hash),
        eq(speech.voiceId, order.voiceId),
        eq(speech.speed, order.speed),
      ),
    )
  return found.length > 0
}

/** A long text is spoken breath by breath and joined to one sound. */
async function spoken({ ai }: Services, order: SpeechOrder, text: string): Promise<Uint8Array> {
  const { userId, voiceId, speed } = order
  const wavs: Uint8Array[] = []
  for (const chunk of breaths(text, maxAtOnce))
    wavs.push(
      await ai.speak(
        { userId, agentId: null, purpose: 'speech' },
        { voiceId, speed: speed / 100, text: chunk },
      ),
    )
  const [only, ...others] = wavs
  return only && others.length === 0 ? only : joined(wavs)
}

/** @throws AiError where the chunks are not of one kind */
function joined(wavs: readonly Uint8Array[]): Uint8Array {
  const sounds = wavs.map((wav) => decodeWav(wav))
  const [first] = sounds
  const channels = first?.channels.map((_, channel) => {
    const parts = sounds.map(
      (sound) => (sound?.sampleRate === first.sampleRate && sound.channels[channel]) || undefined,
    )
    const whole = new Float32Array(parts.reduce((length, part) => length + (part?.length ?? 0), 0))
    let at = 0
    for (const part of parts) {
      if (!part) throw new AiError('broken', new Error('pieces of a sound do not fit together'))
      whole.set(part, at)
      at += part.length
    }
    return whole
  })
  if (!first || !channels) throw new AiError('broken', new Error('what was spoken is no sound'))
  return encodeWav(channels, first.sampleRate)
}

async function saveSpeech(
  call: SoundWriter,
  order: SpeechOrder,
  hash: string,
  fileId: number,
): Promise<void> {
  const { activityId, cardId, voiceId, speed, userId } = order
  const isThis = and(eq(speech.cardId, cardId), eq(speech.textHash, hash))
  const [before] = await call.db.select({ fileId: speech.fileId }).from(speech).where(isThis)
  const made = { activityId, voiceId, speed, fileId, creatorId: userId, createdAt: call.now }
  await call.db
    .insert(speech)
    .values({ ...made, cardId, textHash: hash })
    .onConflictDoUpdate({ target: [speech.cardId, speech.textHash], set: made })
  await registerSoundUses(call, activityId, before ? [before.fileId] : [])
}

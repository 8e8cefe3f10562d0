import { eq } from 'drizzle-orm'
import { seal } from '#kit/secret/server/seal.ts'
import { makeUnit } from '#features/ai/unit/server/makeUnit.ts'
import { makeVoice } from '#features/ai/voice/server/makeVoice.ts'
import { voiceTable } from '#features/ai/voice/server/voice.table.ts'
import { keyPlace } from '#features/ai/voice/server/voice.queries.ts'
import type { DemoContext } from './base.ts'
import { ago } from './clock.ts'
import { units, voices } from './data/speech.data.ts'

/** Units with their prices, and voices whose keys open nothing. */
export async function makeUnitsAndVoices({ services, people }: DemoContext): Promise<void> {
  const stamps = (daysAgo: number) => ({
    creatorId: people.superId,
    createdAt: ago(services, daysAgo),
    updatedAt: ago(services, daysAgo),
  })
  for (const [index, unit] of units.entries()) await makeUnit(services, { ...unit, ...stamps(90 - index) })
  for (const [index, voice] of voices.entries()) {
    const { id, protocol } = await makeVoice(services, { ...voice, ...stamps(60 - index) })
    if (protocol !== 'minimax') continue
    const sealedKey = seal(services.secretKey, keyPlace(id), 'demo-key')
    await services.database.db.update(voiceTable).set({ sealedKey }).where(eq(voiceTable.id, id))
  }
}

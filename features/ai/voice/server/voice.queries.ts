import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '#kit/call/server/context.ts'
import { viewOf } from '#kit/data/server/viewOf.ts'
import { voiceTable } from './voice.table.ts'

/** Voices as others read them: without their address and key. */
export const voiceView = viewOf(voiceTable, ['deletedAt', 'id', 'name', 'status'])

/** Where a voice's key is sealed, so that it opens nowhere else. */
export const keyPlace = (voiceId: number): string => `voice:${voiceId}:apiKey`

/** A voice to call, with its sealed key. */
export type WorkingVoice = typeof voiceTable.$inferSelect

/** A voice that is enabled; undefined where it is not, or not there. */
export async function findWorkingVoice(db: Db, id: number): Promise<WorkingVoice | undefined> {
  const isOne = and(eq(voiceTable.id, id), eq(voiceTable.status, 'enabled'), isNull(voiceTable.deletedAt))
  const [voice] = await db.select().from(voiceTable).where(isOne)
  return voice
}

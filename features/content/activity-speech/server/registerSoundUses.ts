import { eq } from 'drizzle-orm'
import type { Db, Services } from '#kit/call/server/context.ts'
import { deleteUnused } from '#features/media/file/server/file.commands.ts'
import { cardSpeechTable as speech } from './cardSpeech.table.ts'

export interface SoundWriter {
  readonly db: Db
  readonly services: Services
  readonly now: number
}

/** Notes which files the sounds of an activity are. Those that were, and that nothing else shows, are no files any more. */
export async function registerSoundUses(
  call: SoundWriter,
  activityId: number,
  replaced: readonly number[],
): Promise<void> {
  const { db, now } = call
  const rows = await db
    .select({ fileId: speech.fileId })
    .from(speech)
    .where(eq(speech.activityId, activityId))
  const fileIds = rows.map(({ fileId }) => fileId)
  const uses = { resource: 'activity-speech', resourceId: activityId, pictures: [], fileIds }
  await call.services.registerFileUses(call, uses)
  if (replaced.length === 0) return
  await deleteUnused(db, replaced, now)
}

import type { Services } from '#kit/call/server/context.ts'
import { speechTaskCardTable, speechTaskTable } from './cardSpeech.table.ts'

type NewTask = Pick<typeof speechTaskTable.$inferInsert, 'activityId' | 'creatorId' | 'voiceId'>

/** A task for tests that nobody has begun: these cards at the voice's own pace. */
export async function makeSpeechTask(
  { database, now }: Pick<Services, 'database' | 'now'>,
  cardIds: readonly number[],
  task: NewTask,
): Promise<number> {
  const [row] = await database.db
    .insert(speechTaskTable)
    .values({ speed: 100, createdAt: now(), ...task })
    .returning({ id: speechTaskTable.id })
  if (!row) throw new Error('the task was not made')
  const cards = cardIds.map((cardId, position) => ({ taskId: row.id, cardId, position }))
  await database.db.insert(speechTaskCardTable).values(cards)
  return row.id
}

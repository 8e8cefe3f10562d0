import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { BodyOf } from '#kit/contract/endpoint.ts'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import type { Call } from '#kit/call/server/context.ts'
import { voiceView } from '#features/ai/voice/server/voice.queries.ts'
import { lockActivity } from '#features/content/activity/server/record/authoring.commands.ts'
import { editableActivity } from '#features/content/activity/server/record/authoring.queries.ts'
import type { speechEndpoints } from '../speech.contract.ts'
import { speechFaults } from '../activity-speech.faults.ts'
import { speechTaskCardTable as taskCard, speechTaskTable as task } from './cardSpeech.table.ts'
import { hundredths, planSpeech } from './planSpeech.ts'
import { requestSpeech } from './speakCards.ts'

export async function refuseMissingVoice({ db }: Call, id: number): Promise<void> {
  const found = await db
    .select({ id: voiceView.id })
    .from(voiceView)
    .where(and(eq(voiceView.id, id), eq(voiceView.status, 'enabled'), isNull(voiceView.deletedAt)))
  if (found.length === 0) refuse(speechFaults.noVoice)
}

const isRunning = (activityId: number) =>
  and(eq(task.activityId, activityId), inArray(task.status, ['pending', 'working']))

async function refuseSecond({ db }: Call, activityId: number): Promise<void> {
  const running = await db.select({ id: task.id }).from(task).where(isRunning(activityId))
  if (running.length > 0) refuse(speechFaults.running)
}

/** Speaks what needs it, in the background. */
export async function beginTask(call: Call, body: BodyOf<typeof speechEndpoints.batch>): Promise<number> {
  const { activityId, voiceId, speed, cardIds } = body
  await lockActivity(call, activityId)
  await refuseMissingVoice(call, voiceId)
  await refuseSecond(call, activityId)
  const planned = await planSpeech(call, body)
  const due = planned.filter(
    ({ cardId, need }) => need !== 'none' && (cardIds === undefined || cardIds.includes(cardId)),
  )
  if (due.length === 0) refuse(speechFaults.nothingToDo)
  const [row] = await call.db
    .insert(task)
    .values({ activityId, voiceId, speed: hundredths(speed), creatorId: call.actor.id, createdAt: call.now })
    .returning({ id: task.id })
  const taskId = row?.id ?? refuse(kitFaults.unexpected)
  await call.db.insert(taskCard).values(due.map(({ cardId }, position) => ({ taskId, cardId, position })))
  call.record({
    resource: 'activity',
    resourceId: activityId,
    action: 'speak',
    after: { voiceId, speed, cards: due.length },
  })
  await requestSpeech(call, taskId)
  return taskId
}

/** A task of an activity that the asker may change. */
export async function taskOf(call: Call, id: number): Promise<typeof task.$inferSelect> {
  const [row] = await call.db.select().from(task).where(eq(task.id, id))
  if (!row) refuse(kitFaults.notFound)
  await editableActivity(call, row.activityId)
  return row
}

export async function cancelTask(call: Call, id: number): Promise<true> {
  const { activityId } = await taskOf(call, id)
  const [stopped] = await call.db
    .update(task)
    .set({ status: 'cancelled', finishedAt: call.now })
    .where(and(eq(task.id, id), isRunning(activityId)))
    .returning({ id: task.id })
  if (stopped) recordMove(call, activityId, 'stopSpeaking', 'cancelled')
  return true
}

/** What the log tells of a task stands with its activity. */
function recordMove(call: Call, resourceId: number, action: string, to: string, from = 'running'): void {
  const [before, after] = [{ speechTask: from }, { speechTask: to }]
  call.record({ resource: 'activity', resourceId, action, before, after })
}

/** Cards that failed wait again, beside those that a cancelled task has left. */
export async function retryTask(call: Call, id: number): Promise<true> {
  const { activityId, status } = await taskOf(call, id)
  await lockActivity(call, activityId)
  await refuseSecond(call, activityId)
  await call.db
    .update(taskCard)
    .set({ outcome: 'waiting', failure: '' })
    .where(and(eq(taskCard.taskId, id), eq(taskCard.outcome, 'failed')))
  const left = await call.db
    .select({ cardId: taskCard.cardId })
    .from(taskCard)
    .where(and(eq(taskCard.taskId, id), eq(taskCard.outcome, 'waiting')))
  if (left.length === 0) refuse(speechFaults.nothingToDo)
  await call.db.update(task).set({ status: 'pending', finishedAt: null }).where(eq(task.id, id))
  recordMove(call, activityId, 'speakAgain', 'pending', status)
  await requestSpeech(call, id)
  return true
}

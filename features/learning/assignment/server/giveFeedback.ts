import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { BodyOf } from '#kit/contract/endpoint.ts'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import { kitWords } from '#kit/i18n/kitWords.ts'
import type { Call, Db } from '#kit/call/server/context.ts'
import { visibleRecord } from '#kit/resource/server/crud.ts'
import { moveRecord } from '#kit/resource/server/crud.move.ts'
import type { Language } from '#kit/i18n/words.ts'
import { phrase } from '#kit/i18n/words.ts'
import { fileView } from '#features/media/file/server/file.queries.ts'
import { gradeResponse } from '#features/learning/attempt/server/action.commands.ts'
import { learningView } from '#features/learning/attempt/server/attempt.queries.ts'
import type { assignmentEndpoints } from '../assignment.contract.ts'
import { gradeOf } from '../assignment.grade.ts'
import { assignmentWords } from '../assignment.words.ts'
import { assignmentCard, criteriaOf } from './assignmentCard.ts'
import { assignmentAnswered } from './assignment.events.ts'
import { assignmentSpec } from './assignment.crud.ts'
import { assignmentTable } from './assignment.table.ts'
import { assignmentFeedbackTable } from './assignmentFeedback.table.ts'

type Body = BodyOf<typeof assignmentEndpoints.feedback>

/** Answers the work that waits: its state moves, the feedback is saved, the answer is graded and its learner notified. */
export async function giveFeedback(call: Call, body: Body): Promise<number> {
  const { id, result, comment, revision } = body
  await lockLearning(call, id)
  const reason = comment === '' ? undefined : comment
  const next = await moveRecord(assignmentSpec, call, { id, status: result, reason, revision })
  const [work] = await call.db.select().from(assignmentTable).where(eq(assignmentTable.id, id))
  if (!work?.responseId) throw new Error('a work that waits was never handed in')
  const { card, language } = await assignmentCard(call.db, work)
  const graded = gradeOf(criteriaOf(card), body)
  if (graded.kind === 'refused') return refuseField(graded.field)
  const { grade } = graded
  await saveFeedback(call, body, { id, responseId: work.responseId, scaled: grade.scaled })
  const gradedBy = call.actor.id
  await gradeResponse(call, { responseId: work.responseId, grade, gradedBy })
  await call.services.events.emit(call, assignmentAnswered, {
    assignmentId: id,
    responseId: work.responseId,
    learnerId: work.creatorId,
    activityId: work.activityId,
    cardId: work.cardId,
    grade,
    gradedBy,
    content: messageOf(call, body, work.cardTitle, language),
  })
  return next
}

/** Before the work itself, in the order in which an answer locks them: the two never wait for each other. */
async function lockLearning({ db, actor }: Call, id: number): Promise<void> {
  const [work] = await db
    .select()
    .from(assignmentTable)
    .where(visibleRecord(assignmentSpec, actor, id))
  if (!work) refuse(kitFaults.notFound)
  await db
    .select({ id: learningView.id })
    .from(learningView)
    .where(and(eq(learningView.userId, work.creatorId), eq(learningView.activityId, work.activityId)))
    .for('update')
}

interface Feedback {
  readonly id: number
  readonly responseId: number
  readonly scaled: number | null
}

async function saveFeedback(call: Call, body: Body, { id, responseId, scaled }: Feedback): Promise<void> {
  const { result, comment, rubric, files } = body
  await checkFiles(call.db, call.actor.id, files)
  const [row] = await call.db
    .insert(assignmentFeedbackTable)
    .values({
      result,
      comment,
      rubric,
      scaled,
      responseId,
      assignmentId: id,
      fileIds: files,
      byId: call.actor.id,
      at: call.now,
    })
    // A work that is opened again has one word to each attempt: the last one.
    .onConflictDoUpdate({
      target: assignmentFeedbackTable.responseId,
      set: { result, comment, rubric, scaled, fileIds: files, byId: call.actor.id, at: call.now },
    })
    .returning({ id: assignmentFeedbackTable.id })
  if (files.length === 0 || !row) return
  const fileUses = { resource: 'assignment-feedback', resourceId: row.id, pictures: [], fileIds: files }
  await call.services.registerFileUses(call, fileUses)
}

/** One hands on what one uploaded oneself, and each file once. */
async function checkFiles(db: Db, actorId: number, fileIds: readonly number[]): Promise<void> {
  if (fileIds.length === 0) return
  const isOwn = and(eq(fileView.creatorId, actorId), eq(fileView.purpose, 'work'))
  const own = await db
    .select({ id: fileView.id })
    .from(fileView)
    .where(and(inArray(fileView.id, [...fileIds]), isOwn, isNull(fileView.deletedAt)))
  if (own.length < fileIds.length)
    refuse(kitFaults.invalid, { fields: { files: phrase(kitWords, 'problems.notAvailable') } })
}

const refuseField = (field: string): never =>
  refuse(kitFaults.invalid, { fields: { [field]: phrase(kitWords, 'problems.invalid') } })

/** The learner's words are those of what they learn; the teacher's console may speak another language. */
function messageOf(call: Call, { result, comment }: Body, title: string, language: Language | null): string {
  const translate = language === null ? call.translate : call.services.translatorFor(language)
  const notice = translate(phrase(assignmentWords, `told.${result}`, { title }))
  return comment === '' ? notice : `${notice}\n${comment}`
}

import { and, desc, eq } from 'drizzle-orm'
import type { Call } from '#kit/call/server/context.ts'
import type { Values } from '#kit/resource/server/crud.ts'
import type { RowOf } from '#kit/data/server/viewOf.ts'
import { cardOf } from '#cards/index.ts'
import type { Card } from '#cards/index.ts'
import { responseView } from '#features/learning/attempt/server/attempt.queries.ts'
import { userView } from '#features/people/user/server/user.queries.ts'
import type { Submission } from '../assignment.contract.ts'
import { assignmentCard, criteriaOf } from './assignmentCard.ts'
import { assignmentTable } from './assignment.table.ts'
import { assignmentFeedbackTable } from './assignmentFeedback.table.ts'

type Response = RowOf<typeof responseView>
type Feedback = typeof assignmentFeedbackTable.$inferSelect

/** The task, all works that were handed in with the feedback on each, and their files at addresses that work. */
export async function readWorks(call: Call, { id }: Values): Promise<Values> {
  const { db } = call
  const [row] = await db
    .select()
    .from(assignmentTable)
    .where(eq(assignmentTable.id, Number(id)))
  if (!row) throw new Error('the work is not there')
  const { card } = await assignmentCard(db, row)
  const feedbacks = await readFeedbacks(call, row.id)
  const works = (await readAnswers(call, row)).map((answer) =>
    workRow(
      card,
      answer,
      feedbacks.find(({ feedback }) => feedback.responseId === answer.id),
    ),
  )
  const fileIds = works.flatMap((work) => [...work.fileIds, ...(work.feedback?.fileIds ?? [])])
  const files = await call.services.showFiles(call, fileIds)
  return {
    task: cardOf(card.type).content.text(card),
    rubric: criteriaOf(card),
    points: card.points,
    works,
    files: Object.entries(files).map(([fileId, file]) => ({ id: Number(fileId), ...file })),
  }
}

const readAnswers = ({ db }: Call, row: typeof assignmentTable.$inferSelect): Promise<Response[]> =>
  db
    .select()
    .from(responseView)
    .where(
      and(
        eq(responseView.learnerId, row.creatorId),
        eq(responseView.activityVersionId, row.activityVersionId),
        eq(responseView.cardId, row.cardId),
      ),
    )
    .orderBy(desc(responseView.attempt))

const readFeedbacks = ({ db }: Call, assignmentId: number) =>
  db
    .select({ feedback: assignmentFeedbackTable, byName: userView.nickname })
    .from(assignmentFeedbackTable)
    .leftJoin(userView, eq(userView.id, assignmentFeedbackTable.byId))
    .where(eq(assignmentFeedbackTable.assignmentId, assignmentId))

function workRow(
  card: Card,
  { id, attempt, response, at, grade, gradedBy }: Response,
  feedbackRow: { readonly feedback: Feedback; readonly byName: string | null } | undefined,
): Submission {
  const { answerText, attachments } = cardOf(card.type).answering
  return {
    responseId: id,
    attempt,
    text: answerText(card, response),
    fileIds: [...attachments(response)],
    at,
    feedback: feedbackRow
      ? { ...shownFeedback(feedbackRow.feedback), byName: feedbackRow.byName ?? '' }
      : null,
    proposed:
      grade && gradedBy === null
        ? {
            scaled: grade.scaled,
            comment: grade.comment,
            parts: grade.parts.map(({ partId, share }) => ({ id: partId, share })),
          }
        : null,
  }
}

const shownFeedback = ({ result, comment, fileIds, rubric, scaled, at }: Feedback) => ({
  result,
  comment,
  fileIds,
  scaled,
  at,
  rubric: [...rubric],
})

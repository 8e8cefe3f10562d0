import { asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { DataOf } from '#kit/contract/endpoint.ts'
import type { Call } from '#kit/call/server/context.ts'
import { activityVersionView } from '#features/content/activity/server/activity.queries.ts'
import { userView } from '#features/people/user/server/user.queries.ts'
import type { learnerWorkEndpoints } from '../learnerWork.contract.ts'
import { assignmentTable } from './assignment.table.ts'
import { assignmentFeedbackTable } from './assignmentFeedback.table.ts'

type LearnerAssignments = DataOf<typeof learnerWorkEndpoints.assignments>

const pageSize = 20

/** To be handed in, or again: these are the learner's turn. */
const isTheirTurn = inArray(assignmentTable.status, ['notSubmitted', 'notApproved'])

/** The works that the caller has to hand in, each with its feedback. */
export async function readAssignments(call: Call, pageNo: number): Promise<LearnerAssignments> {
  const { db, actor } = call
  const rows = await db
    .select({ work: assignmentTable, activityTitle: activityVersionView.title })
    .from(assignmentTable)
    .innerJoin(activityVersionView, eq(activityVersionView.id, assignmentTable.activityVersionId))
    .where(eq(assignmentTable.creatorId, actor.id))
    .orderBy(
      desc(sql`${isTheirTurn}`),
      asc(sql`case when ${isTheirTurn} then ${assignmentTable.dueAt} end`),
      desc(sql`coalesce(${assignmentTable.submittedAt}, ${assignmentTable.createdAt})`),
      desc(assignmentTable.id),
    )
    .limit(pageSize + 1)
    .offset((pageNo - 1) * pageSize)
  const shown = rows.slice(0, pageSize)
  const feedbacks = await feedbackTo(
    call,
    shown.map(({ work }) => work.id),
  )
  const list = shown.map(({ work, activityTitle }) => {
    const feedback = feedbacks.get(work.id) ?? null
    return { ...work, activityTitle, feedback }
  })
  return { list, hasMore: rows.length > pageSize }
}

/** The last feedback on each of these works, with files as they may be fetched now. */
async function feedbackTo(call: Call, ids: readonly number[]) {
  const rows = await call.db
    .select({ feedback: assignmentFeedbackTable, byName: userView.nickname })
    .from(assignmentFeedbackTable)
    .leftJoin(userView, eq(userView.id, assignmentFeedbackTable.byId))
    .where(inArray(assignmentFeedbackTable.assignmentId, [...ids]))
    .orderBy(asc(assignmentFeedbackTable.id))
  const files = await call.services.showFiles(call, [
    ...new Set(rows.flatMap(({ feedback }) => feedback.fileIds)),
  ])
  return new Map(
    rows.map(({ feedback: { assignmentId, comment, at, scaled, fileIds }, byName }) => {
      const shown = fileIds.flatMap((id) => files[id] ?? [])
      return [assignmentId, { comment, at, scaled, byName: byName ?? '', files: shown }] as const
    }),
  )
}

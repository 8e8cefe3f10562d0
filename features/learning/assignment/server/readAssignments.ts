import { asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { columnsOf } from '#kit/data/server/viewOf.ts'
import type { DataOf } from '#kit/contract/endpoint.ts'
import type { Call } from '#kit/call/server/context.ts'
import { activityVersionView } from '#features/content/activity/server/activity.queries.ts'
import { userView } from '#features/people/user/server/user.queries.ts'
import type { learnerWorkEndpoints } from '../learnerWork.contract.ts'
import { assignmentView, assignmentFeedbackView } from './assignment.queries.ts'

type LearnerAssignments = DataOf<typeof learnerWorkEndpoints.assignments>

const pageSize = 20

/** To be handed in, or again: these are the learner's turn. */
const isTheirTurn = inArray(assignmentView.status, ['notSubmitted', 'notApproved'])

/** The works that the caller has to hand in, each with its feedback. */
export async function readAssignments(call: Call, pageNo: number): Promise<LearnerAssignments> {
  const { db, actor } = call
  const rows = await db
    .select({ work: columnsOf(assignmentView), activityTitle: activityVersionView.title })
    .from(assignmentView)
    .innerJoin(activityVersionView, eq(activityVersionView.id, assignmentView.activityVersionId))
    .where(eq(assignmentView.creatorId, actor.id))
    .orderBy(
      desc(sql`${isTheirTurn}`),
      asc(sql`case when ${isTheirTurn} then ${assignmentView.dueAt} end`),
      desc(sql`coalesce(${assignmentView.submittedAt}, ${assignmentView.createdAt})`),
      desc(assignmentView.id),
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
    .select({ feedback: columnsOf(assignmentFeedbackView), byName: userView.nickname })
    .from(assignmentFeedbackView)
    .leftJoin(userView, eq(userView.id, assignmentFeedbackView.byId))
    .where(inArray(assignmentFeedbackView.assignmentId, [...ids]))
    .orderBy(asc(assignmentFeedbackView.id))
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

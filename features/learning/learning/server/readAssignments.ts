import { asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { DataOf } from '#kit/endpoint.ts'
import type { Call } from '#kit/server/context.ts'
import { activityVersionTable } from '#features/content/activity/server/activityVersion.table.ts'
import { assignmentTable } from '#features/learning/assignment/server/assignment.table.ts'
import { assignmentFeedbackTable } from '#features/learning/assignment/server/assignmentFeedback.table.ts'
import type { learnEndpoints } from '#features/learning/learn/learn.contract.ts'
import { userTable } from '#features/people/user/server/user.table.ts'

type Told = DataOf<typeof learnEndpoints.assignments>

const pageSize = 20

/** To be handed in, or again: these are the learner's turn. */
const isTheirTurn = inArray(assignmentTable.status, ['notSubmitted', 'notApproved'])

/** Works that were asked of the asker, each with what became of it. */
export async function readAssignments(call: Call, pageNo: number): Promise<Told> {
  const { db, actor } = call
  const rows = await db
    .select({ work: assignmentTable, activityTitle: activityVersionTable.title })
    .from(assignmentTable)
    .innerJoin(activityVersionTable, eq(activityVersionTable.id, assignmentTable.activityVersionId))
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
  const said = await feedbackTo(
    call,
    shown.map(({ work }) => work.id),
  )
  const list = shown.map(({ work, activityTitle }) => {
    const feedback = said.get(work.id) ?? null
    return { ...work, activityTitle, feedback }
  })
  return { list, hasMore: rows.length > pageSize }
}

/** The last word on each of these works, with files as they may be fetched now. */
async function feedbackTo(call: Call, ids: readonly number[]) {
  const rows = await call.db
    .select({ feedback: assignmentFeedbackTable, byName: userTable.nickname })
    .from(assignmentFeedbackTable)
    .leftJoin(userTable, eq(userTable.id, assignmentFeedbackTable.byId))
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

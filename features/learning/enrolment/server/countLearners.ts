import { and, count, eq, isNull } from 'drizzle-orm'
import type { Call } from '#kit/call/server/context.ts'
import { enrolmentTable } from './enrolment.table.ts'

export async function countLearners(
  { db }: Call,
  { courseId }: { readonly courseId: number },
): Promise<number> {
  // Nobody has two running enrolments in one course.
  const [row] = await db
    .select({ learners: count() })
    .from(enrolmentTable)
    .where(and(eq(enrolmentTable.courseId, courseId), isNull(enrolmentTable.endedAt)))
  return row?.learners ?? 0
}

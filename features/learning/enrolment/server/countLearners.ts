import { and, countDistinct, eq, isNull } from 'drizzle-orm'
import type { Call } from '#kit/call/server/context.ts'
import { enrolmentTable } from './enrolment.table.ts'

export async function countLearners(
  { db }: Call,
  { courseId }: { readonly courseId: number },
): Promise<number> {
  const { userId, endedAt } = enrolmentTable
  const [row] = await db
    .select({ learners: countDistinct(userId) })
    .from(enrolmentTable)
    .where(and(eq(enrolmentTable.courseId, courseId), isNull(endedAt)))
  return row?.learners ?? 0
}

import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { courseTable } from '#features/course/server/course.table.ts'
import type { Call, Job } from '#kit/server/context.ts'
import { enrolmentTable } from './enrolment.table.ts'
import { writeStudies } from './studyRows.ts'

/** A saved course may be that of thousands: their records follow behind the save. */
export async function renewLater(
  { db, services }: Call,
  { courseId }: { readonly courseId: number },
): Promise<void> {
  const isOf = and(eq(enrolmentTable.courseId, courseId), isNull(enrolmentTable.endedAt))
  const [one] = await db.select({ id: enrolmentTable.id }).from(enrolmentTable).where(isOf).limit(1)
  if (one) await services.jobs.send(renewStudies, { courseId }, { within: db })
}

/** Gives everybody in a course the records that its places and rules ask for now. */
export const renewStudies: Job<{ courseId: number }> = {
  name: 'renewStudies',
  payload: z.strictObject({ courseId: z.number().int() }),
  async run(services, { courseId }) {
    const { db } = services.database
    let last = 0
    for (;;) {
      const next = await db
        .select({ enrolment: enrolmentTable, course: courseTable })
        .from(enrolmentTable)
        .innerJoin(courseTable, eq(courseTable.id, enrolmentTable.courseId))
        .where(
          and(
            eq(enrolmentTable.courseId, courseId),
            isNull(enrolmentTable.endedAt),
            gt(enrolmentTable.id, last),
          ),
        )
        .orderBy(asc(enrolmentTable.id))
        .limit(100)
      if (next.length === 0) return
      for (const enrolled of next) {
        await db.transaction((inside) => writeStudies(inside, enrolled, services.now()))
        last = enrolled.enrolment.id
      }
    }
  },
}

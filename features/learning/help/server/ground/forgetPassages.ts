import { and, eq, isNotNull, isNull, notExists, or } from 'drizzle-orm'
import { z } from 'zod'
import type { Job } from '#kit/call/server/context.ts'
import { activityView } from '#features/content/activity/server/activity.queries.ts'
import { courseView } from '#features/content/course/server/course.queries.ts'
import { fileView } from '#features/media/file/server/file.queries.ts'
import { isPublicCourse } from './coursePassages.ts'
import { passageTable as passage } from './passage.table.ts'
import { forgetSources } from './passageSources.ts'

/**
 * Removes texts whose file or activity was deleted, and of courses that are public no more; no search finds them from that
 * moment on. What comes back is cut anew, since its source goes too.
 */
export const forgetPassages: Job<Record<string, never>> = {
  name: 'forgetPassages',
  payload: z.strictObject({}),
  schedule: '41 3 * * *',
  run: ({ database }) =>
    database.db.transaction(async (db) => {
      const file = db
        .select({ id: fileView.id })
        .from(fileView)
        .where(and(eq(fileView.id, passage.fileId), isNull(fileView.deletedAt)))
      const activity = db
        .select({ id: activityView.id })
        .from(activityView)
        .where(and(eq(activityView.id, passage.activityId), isNull(activityView.deletedAt)))
      const course = db
        .select({ id: courseView.id })
        .from(courseView)
        .where(and(eq(courseView.id, passage.courseId), isPublicCourse))
      const gone = await db
        .delete(passage)
        .where(
          or(
            and(isNotNull(passage.fileId), notExists(file)),
            and(isNotNull(passage.activityId), notExists(activity)),
            and(isNotNull(passage.courseId), notExists(course)),
          ),
        )
        .returning({ versionId: passage.versionId, courseId: passage.courseId, fileId: passage.fileId })
      for (const kind of ['version', 'course', 'file'] as const)
        await forgetSources(
          db,
          kind,
          gone.flatMap((row) => row[`${kind}Id`] ?? []),
        )
    }),
}

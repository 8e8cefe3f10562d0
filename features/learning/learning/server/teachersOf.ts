import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import { courseInstructorTable } from '#features/content/course/server/courseInstructor.table.ts'
import type { learnEndpoints } from '#features/learning/learn/learn.contract.ts'
import { userPageTable } from '#features/content/user-page/server/user-page.table.ts'
import { userTable } from '#features/people/user/server/user.table.ts'
import type { DataOf } from '#kit/endpoint.ts'
import type { Call } from '#kit/server/context.ts'

type Teachers = DataOf<typeof learnEndpoints.course>['teachers']

/** Who teaches a course, as their profiles say; those whose account is not valid any more are left out. */
export function teachersOf({ db }: Call, courseId: number): Promise<Teachers> {
  const page = userPageTable
  const isShown = and(eq(page.creatorId, userTable.id), eq(page.status, 'public'), isNull(page.deletedAt))
  return db
    .select({
      ...{ id: userTable.id, nickname: userTable.nickname, avatar: userTable.avatar },
      hasPage: isNotNull(page.id).mapWith(Boolean),
    })
    .from(courseInstructorTable)
    .innerJoin(
      userTable,
      and(eq(userTable.id, courseInstructorTable.targetId), eq(userTable.status, 'valid')),
    )
    .leftJoin(page, isShown)
    .where(eq(courseInstructorTable.ownerId, courseId))
    .orderBy(asc(courseInstructorTable.position))
}

import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { DataOf } from '#kit/contract/endpoint.ts'
import type { Call } from '#kit/call/server/context.ts'
import { courseInstructorView } from '#features/content/course/server/course.queries.ts'
import { userPageView } from '#features/content/user-page/server/user-page.queries.ts'
import { userView } from '#features/people/user/server/user.queries.ts'
import type { attemptEndpoints } from '../../attempt.contract.ts'

type Teachers = DataOf<typeof attemptEndpoints.course>['teachers']

/** Who teaches a course, as their profiles say; those whose account is not valid any more are left out. */
export function teachersOf({ db }: Call, courseId: number): Promise<Teachers> {
  const page = userPageView
  const isShown = and(eq(page.creatorId, userView.id), eq(page.status, 'public'), isNull(page.deletedAt))
  return db
    .select({
      id: userView.id,
      nickname: userView.nickname,
      avatar: userView.avatar,
      hasPage: isNotNull(page.id).mapWith(Boolean),
    })
    .from(courseInstructorView)
    .innerJoin(userView, and(eq(userView.id, courseInstructorView.targetId), eq(userView.status, 'valid')))
    .leftJoin(page, isShown)
    .where(eq(courseInstructorView.ownerId, courseId))
    .orderBy(asc(courseInstructorView.position))
}

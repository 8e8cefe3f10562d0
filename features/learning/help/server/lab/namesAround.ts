import { eq } from 'drizzle-orm'
import type { Db } from '#kit/call/server/context.ts'
import { activityTeacherView, activityView } from '#features/content/activity/server/activity.queries.ts'
import { accountNames } from '#features/people/user/server/user.queries.ts'
import type { Named } from './withoutNames.ts'

/** Whoever a talk in an activity is likely to name: the learner, its host teachers, and who made it. */
export async function namesAround(
  db: Db,
  { learnerId, activityId }: { readonly learnerId: number; readonly activityId: number },
): Promise<readonly Named[]> {
  const { ownerId, targetId } = activityTeacherView
  const hosts = await db.select({ id: targetId }).from(activityTeacherView).where(eq(ownerId, activityId))
  const [activity] = await db
    .select({ creatorId: activityView.creatorId })
    .from(activityView)
    .where(eq(activityView.id, activityId))
  const teachers = [...hosts.map(({ id }) => id), activity?.creatorId ?? 0]
  const people = await accountNames(db, [learnerId, ...teachers])
  return people.flatMap(({ id, nickname, username }) =>
    [nickname, username].map((name) => ({ name, as: id === learnerId ? 'Learner' : 'Teacher' })),
  )
}

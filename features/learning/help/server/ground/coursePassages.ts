import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '#kit/call/server/context.ts'
import { textHash } from '#kit/secret/server/textHash.ts'
import { activityVersionView } from '#features/content/activity/server/activity.queries.ts'
import { coursePlaceView, courseView } from '#features/content/course/server/course.queries.ts'
import { piecesOf } from './cutPassages.ts'

/** A course in which an activity stands, with what anybody may read of it; '' unless it is public. */
export interface CourseText {
  readonly courseId: number
  readonly title: string
  readonly pieces: readonly string[]
  readonly hash: string
}

export const isPublicCourse = and(eq(courseView.status, 'public'), isNull(courseView.deletedAt))

/** The courses in which the activities of these versions stand. */
export async function courseTexts(db: Db, versionIds: readonly number[]): Promise<CourseText[]> {
  const { id, title, overview, targetLearners, outcomes, sections, status, deletedAt } = courseView
  const rows = await db
    .selectDistinctOn([id], { id, title, overview, targetLearners, outcomes, sections, status, deletedAt })
    .from(courseView)
    .innerJoin(coursePlaceView, eq(coursePlaceView.courseId, id))
    .innerJoin(activityVersionView, eq(activityVersionView.activityId, coursePlaceView.activityId))
    .where(inArray(activityVersionView.id, [...versionIds]))
  return rows.map((row) => {
    const isPublic = row.status === 'public' && row.deletedAt === null
    const said = [row.overview, row.targetLearners, row.outcomes, ...row.sections.map(lineOf)]
    const text = isPublic ? said.filter((each) => each.trim() !== '').join('\n') : ''
    return {
      courseId: row.id,
      title: row.title,
      pieces: piecesOf(text),
      hash: isPublic ? textHash(`${row.title}\n${text}`) : '',
    }
  })
}

const lineOf = ({ title, overview }: { readonly title: string; readonly overview: string }): string =>
  [title, overview].filter((each) => each.trim() !== '').join(': ')

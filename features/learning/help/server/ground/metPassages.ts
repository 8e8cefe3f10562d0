import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Db } from '#kit/call/server/context.ts'
import { courseView } from '#features/content/course/server/course.queries.ts'
import { cardProgressView, responseView } from '#features/learning/attempt/server/attempt.queries.ts'
import { fileView } from '#features/media/file/server/file.queries.ts'
import { coursesAround, type LearnerAt } from './begunBeside.ts'
import { isPublicCourse } from './coursePassages.ts'
import { passageTable as passage } from './passage.table.ts'

/** The learner, the card that is open, and the versions whose cards they may have met. */
export interface Meeting {
  readonly learning: LearnerAt
  readonly cardId: number
  readonly versionIds: readonly number[]
}

/** So many passages are compared at most, the own activity's first. */
const maxCompared = 4000

/**
 * The passages that a learner may be told of, as `found(id, version_id, …)` of a WITH: of cards that they have seen or answered,
 * what is attached to the open one, and what anybody may read of the courses. The open card's own words stand in the prompt
 * anyway, and nothing of a card that is still to come, or that only others have met, is here.
 */
export function metPassages(db: Db, { learning, cardId, versionIds }: Meeting): SQL {
  const { userId, versionId, activityId } = learning
  const seen = db
    .select({ versionId: cardProgressView.activityVersionId, cardId: cardProgressView.cardId })
    .from(cardProgressView)
    .where(
      and(
        eq(cardProgressView.learnerId, userId),
        inArray(cardProgressView.activityVersionId, [...versionIds]),
      ),
    )
  const answered = db
    .select({ versionId: responseView.activityVersionId, cardId: responseView.cardId })
    .from(responseView)
    .where(and(eq(responseView.learnerId, userId), inArray(responseView.activityVersionId, [...versionIds])))
  const courses = db
    .select({ id: courseView.id })
    .from(courseView)
    .where(and(isPublicCourse, inArray(courseView.id, coursesAround(db, activityId))))
  const isOpenCard = sql`(${passage.versionId} = ${versionId} and ${passage.cardId} = ${cardId})`
  const isFileThere = sql`exists (select 1 from ${fileView} where ${fileView.id} = ${passage.fileId} and ${fileView.deletedAt} is null)`
  return sql`met (version_id, card_id) as (
      ${seen} union ${answered} union (select ${versionId}::bigint, ${cardId}::bigint)
    ), found as materialized (
      (select ${passage}.*, lower(${passage.title} || ' ' || ${passage.text}) as body
        from met join ${passage} on ${passage.versionId} = met.version_id and ${passage.cardId} = met.card_id
        where (${passage.kind} <> 'card' or not ${isOpenCard}) and (${passage.fileId} is null or ${isFileThere})
        order by ${passage.versionId} = ${versionId} desc, ${passage.id}
        limit ${maxCompared})
      union all
      (select ${passage}.*, lower(${passage.title} || ' ' || ${passage.text}) as body
        from ${passage} where ${passage.courseId} in ${courses}
        limit ${maxCompared})
    )`
}

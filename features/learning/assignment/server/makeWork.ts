import { and, eq } from 'drizzle-orm'
import type { Services } from '#kit/call/server/context.ts'
import type { RowOf } from '#kit/data/server/viewOf.ts'
import { cardOf } from '#cards/index.ts'
import { playable } from '#deck/deck.document.ts'
import { readDeck } from '#deck/deck.schema.ts'
import { graderOf } from '#deck/deck.verdict.ts'
import { activityVersionView } from '#features/content/activity/server/activity.queries.ts'
import { responseView } from '#features/learning/attempt/server/attempt.queries.ts'
import { setGrader } from '#features/learning/attempt/server/makeLearning.ts'
import type { learningView } from '#features/learning/attempt/server/attempt.queries.ts'
import { assignmentTable } from './assignment.table.ts'

type Learning = Pick<RowOf<typeof learningView>, 'userId' | 'activityId' | 'versionId' | 'lastAt'>
type Work = typeof assignmentTable.$inferSelect

/** The works of somebody whose learning was made for tests or demo data: what they answered waits for a person. */
export async function makeWorks(services: Services, learning: Learning): Promise<Work[]> {
  const { db } = services.database
  const [version] = await db
    .select({ cards: activityVersionView.cards })
    .from(activityVersionView)
    .where(eq(activityVersionView.id, learning.versionId))
  const isTheirs = and(
    eq(responseView.learnerId, learning.userId),
    eq(responseView.activityVersionId, learning.versionId),
  )
  const answers = await db.select().from(responseView).where(isTheirs)
  const rows = playable(readDeck(version?.cards ?? [])).flatMap((card) => {
    const ungraded = answers.filter(({ cardId, scaled }) => cardId === card.id && scaled === null)
    const last = ungraded.at(-1)
    const grader = last ? graderOf(card, last.response) : null
    const isForPerson = grader === 'person' || grader === 'aiThenPerson'
    return last && isForPerson ? [{ card, response: last, submissions: ungraded.length, grader }] : []
  })
  const made: Work[] = []
  for (const { card, response, submissions, grader } of rows) {
    await setGrader(db, response.id, grader)
    const [work] = await db
      .insert(assignmentTable)
      .values({
        creatorId: learning.userId,
        activityId: learning.activityId,
        activityVersionId: learning.versionId,
        cardId: card.id,
        cardTitle: card.title,
        reviewerIds: [...(cardOf(card.type).answering.submission?.reviewers(card) ?? [])],
        status: 'submitted',
        responseId: response.id,
        submittedAt: response.at,
        createdAt: response.at,
        updatedAt: response.at,
        submissions,
      })
      .returning()
    if (work) made.push(work)
  }
  return made
}

import { and, eq } from 'drizzle-orm'
import { cardOf } from '#cards/index.ts'
import { playable } from '#deck/deck.document.ts'
import { readDeck } from '#deck/deck.schema.ts'
import { graderOf } from '#deck/deck.verdict.ts'
import type { Services } from '#kit/server/context.ts'
import { activityVersionTable } from '#features/content/activity/server/activityVersion.table.ts'
import type { learningTable } from '#features/learning/learning/server/learning.table.ts'
import { responseTable } from '#features/learning/learning/server/response.table.ts'
import { assignmentTable } from './assignment.table.ts'

type Learning = Pick<typeof learningTable.$inferSelect, 'userId' | 'activityId' | 'versionId' | 'lastAt'>
type Work = typeof assignmentTable.$inferSelect

/** The works of somebody whose learning was made for tests or demo data: what they answered waits for a person. */
export async function makeWorks(services: Services, learning: Learning): Promise<Work[]> {
  const { db } = services.database
  const [version] = await db
    .select({ cards: activityVersionTable.cards })
    .from(activityVersionTable)
    .where(eq(activityVersionTable.id, learning.versionId))
  const isTheirs = and(
    eq(responseTable.learnerId, learning.userId),
    eq(responseTable.activityVersionId, learning.versionId),
  )
  const answers = await db.select().from(responseTable).where(isTheirs)
  const rows = playable(readDeck(version?.cards ?? [])).flatMap((card) => {
    const given = answers.filter(({ cardId, scaled }) => cardId === card.id && scaled === null)
    const last = given.at(-1)
    const grader = last ? graderOf(card, last.response) : null
    const isForPerson = grader === 'person' || grader === 'aiThenPerson'
    return last && isForPerson ? [{ card, response: last, submissions: given.length, grader }] : []
  })
  const made: Work[] = []
  for (const { card, response, submissions, grader } of rows) {
    await db.update(responseTable).set({ grader }).where(eq(responseTable.id, response.id))
    const [work] = await db
      .insert(assignmentTable)
      .values({
        creatorId: learning.userId,
        activityId: learning.activityId,
        activityVersionId: learning.versionId,
        cardId: card.id,
        cardTitle: card.title,
        reviewerIds: [...(cardOf(card.type).submission?.reviewers(card) ?? [])],
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

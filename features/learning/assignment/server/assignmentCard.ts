import { eq } from 'drizzle-orm'
import type { Db } from '#kit/call/server/context.ts'
import type { GradedBy } from '#kit/card/grading.ts'
import { cardOf } from '#cards/index.ts'
import type { Card } from '#cards/index.ts'
import { findCard } from '#deck/deck.document.ts'
import { readDeck } from '#deck/deck.schema.ts'
import { activityVersionView } from '#features/content/activity/server/activity.queries.ts'

/** The card that a work answers, as it stands in the version that its learner reads, and that activity's language. */
export async function assignmentCard(
  db: Db,
  at: { readonly activityVersionId: number; readonly cardId: number },
) {
  const [version] = await db
    .select({
      title: activityVersionView.title,
      cards: activityVersionView.cards,
      fields: activityVersionView.fields,
    })
    .from(activityVersionView)
    .where(eq(activityVersionView.id, at.activityVersionId))
  const card = version && findCard(readDeck(version.cards), at.cardId)?.card
  if (!card) throw new Error(`the card ${at.cardId} is not in the version ${at.activityVersionId}`)
  return { card, language: version.fields.language }
}

/** The points by which the card is graded; none where it is graded as a whole. */
export const criteriaOf = (card: Card): readonly GradedBy[] =>
  cardOf(card.type).answering.grading?.rubric?.(card) ?? []

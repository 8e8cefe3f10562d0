import { and, eq, isNull } from 'drizzle-orm'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import type { Call, HandlersOf } from '#kit/call/server/context.ts'
import { findCard } from '#deck/deck.document.ts'
import type { activityCardEndpoints } from '../../activityCard.contract.ts'
import { readCards } from '../record/deck.queries.ts'
import { activityAccess } from '../record/activity.access.ts'
import { activityTable } from '../record/activity.table.ts'
import { activityCardTable } from '../record/activityCard.table.ts'
import { newCardIds } from '../record/cardIds.commands.ts'
import { convertCard } from './convertCard.ts'
import { tryCard, tryGrade } from './tryCard.ts'

/** A card of an activity that the asker may see; any other is answered like an absent one. */
async function cardAndHome({ db, actor }: Call, id: number) {
  const [activity] = await db
    .select({ id: activityTable.id, title: activityTable.title })
    .from(activityCardTable)
    .innerJoin(activityTable, eq(activityTable.id, activityCardTable.activityId))
    .where(and(eq(activityCardTable.id, id), isNull(activityTable.deletedAt), activityAccess.visible(actor)))
  if (!activity) refuse(kitFaults.notFound)
  // A number once held stays the activity's, also when the card is gone.
  const { card } = findCard(await readCards(db, activity.id), id) ?? refuse(kitFaults.notFound)
  return { activity, card }
}

export const activityCardHandlers: HandlersOf<typeof activityCardEndpoints> = {
  get: async (call) => {
    const { id } = call.query
    const { activity, card } = await cardAndHome(call, id)
    return { id, type: card.type, title: card.title, activityId: activity.id, activityTitle: activity.title }
  },
  convert: async (call) => {
    const { activity } = await cardAndHome(call, call.body.id)
    return convertCard(call, activity.id, call.body)
  },
  try: async (call) => tryCard(call, call.body),
  tryGrade: async (call) => ({ grade: await tryGrade(call, call.body) }),
  aiState: ({ services, db }) => services.ai.state(db),
  reserve: async (call) => ({ ids: await newCardIds(call, call.body.count, null) }),
}

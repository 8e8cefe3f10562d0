import type { DataOf, QueryOf } from '#kit/contract/endpoint.ts'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import type { Call } from '#kit/call/server/context.ts'
import { visibleRecord, type Values } from '#kit/resource/server/crud.ts'
import { fileIdsOf, type Deck } from '#deck/deck.document.ts'
import { readDeck } from '#deck/deck.schema.ts'
import { cardChanges, fieldChanges } from '../../activity.changes.ts'
import type { ActivityVersion, activityVersionEndpoints } from '../../activityVersion.contract.ts'
import { readCards } from '../record/deck.queries.ts'
import { activitySpec } from '../record/activity.crud.ts'
import { activityTable } from '../record/activity.table.ts'
import { fieldsOf } from '../record/fields.queries.ts'

type Compare = (typeof activityVersionEndpoints)['compare']

interface Side {
  readonly version: ActivityVersion | null
  readonly fields: Values
  readonly deck: Deck
}

/** A version with its contents, as whoever asks may read it; refuses what is not there. */
export type ReadVersion = (
  call: Call,
  id: number,
) => Promise<ActivityVersion & { readonly fields: Values; readonly cards: readonly unknown[] }>

/** Two versions of one activity side by side, or one and the working copy. */
export async function compareVersions(
  call: Call,
  { from, to }: QueryOf<Compare>,
  read: ReadVersion,
): Promise<DataOf<Compare>> {
  const first = await read(call, from)
  const second = to === undefined ? await workingSide(call, first.activityId) : sideOf(await read(call, to))
  if (second.version && second.version.activityId !== first.activityId) refuse(kitFaults.notFound)
  const deck = readDeck(first.cards)
  return {
    from: first,
    to: second.version,
    cards: cardChanges(deck, second.deck),
    fields: fieldChanges(first.fields, second.fields),
    files: await call.services.showFiles(call, [...new Set([...fileIdsOf(deck), ...fileIdsOf(second.deck)])]),
  }
}

const sideOf = (version: Awaited<ReturnType<ReadVersion>>): Side => ({
  version,
  fields: version.fields,
  deck: readDeck(version.cards),
})

async function workingSide(call: Call, activityId: number): Promise<Side> {
  const [record] = await call.db
    .select()
    .from(activityTable)
    .where(visibleRecord(activitySpec, call.actor, activityId))
  if (!record) refuse(kitFaults.notFound)
  return {
    version: null,
    fields: await fieldsOf(call.db, record),
    deck: await readCards(call.db, activityId),
  }
}

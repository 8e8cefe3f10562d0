import { addDays, localDay } from '#kit/time/calendar.ts'
import type { DataOf } from '#kit/contract/endpoint.ts'
import type { Call } from '#kit/call/server/context.ts'
import type { BoardQuery, statisticsEndpoints } from '../statistics.contract.ts'
import { itemOf } from '../statistics.items.ts'
import type { BoardRow } from '../statistics.records.ts'
import type { Sums } from '../statistics.sums.ts'
import { recentDays, startsOf, wholeOf } from '../statistics.whole.ts'
import {
  countPending,
  readBoard,
  readStarts,
  readSums,
  readWhole,
  type FigureQuery,
  type BoardPlace,
} from './readFigures.ts'
import { readableActivities } from './statistics.access.ts'

/** An activity beside others, by the sums of its cards (0: the whole). */
export function boardRow(place: BoardPlace, cards: ReadonlyMap<number, Sums>): BoardRow {
  const { learners, finished, score, times } = wholeOf(cards.get(0) ?? {})
  const weakCards = [...cards.values()].filter((each) => (itemOf(each)?.weak.length ?? 0) > 0).length
  return { ...place, learners, finished, score, times, weakCards }
}

/** H4: the activities of a group side by side. */
export async function board(
  call: Call,
  query: BoardQuery,
): Promise<DataOf<typeof statisticsEndpoints.board>> {
  const pending = await countPending(call.db)
  const { list, total } = await readBoard(call.db, query, readableActivities(call.actor, query))
  const ids = list.map(({ activityId }) => activityId)
  const sums = await readSums(call.db, query, ids)
  const rows = list.map((place) => boardRow(place, sums.get(place.activityId) ?? new Map()))
  return { list: rows, total, pending }
}

/** Where no days are chosen, the last ones: all days of all activities would be more than a page can wait for. */
const recentDay = ({ now, services }: Call): string =>
  addDays(localDay(now, services.env.TZ_DEFAULT), 1 - recentDays)

/** H4: all that somebody may read, as one. */
export async function dashboard(
  call: Call,
  rowQuery: FigureQuery,
): Promise<DataOf<typeof statisticsEndpoints.dashboard>> {
  const pending = await countPending(call.db)
  const mayRead = readableActivities(call.actor, rowQuery)
  const { activities, sums } = await readWhole(call.db, rowQuery, mayRead)
  const isOpen = rowQuery.from === undefined && rowQuery.to === undefined
  const days = isOpen ? { ...rowQuery, from: recentDay(call) } : rowQuery
  const starts = startsOf(await readStarts(call.db, days, mayRead))
  return { ...wholeOf(sums), activities, starts, pending }
}

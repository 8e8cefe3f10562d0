import type { Actor } from '#kit/contract/role.ts'
import { hasRole, isAllowed } from '#kit/contract/role.ts'
import type { Call } from '#kit/call/server/context.ts'
import type { CountedList } from '#kit/resource/server/countedList.ts'
import type { LineCount } from '../dashboard.contract.ts'
import { hrefOf } from '../dashboard.href.ts'
import { lineKeys, lineOf, type DashboardReader, type LineKey, type ListName } from '../dashboard.lines.ts'

/** Every list whose rows are counted; a forgotten one does not compile. */
export type CountedLists = Readonly<Record<ListName, CountedList>>

/** The numbers that concern somebody, as far as the lists behind them let them in. */
const keysFor = (actor: Actor, lists: CountedLists): LineKey[] =>
  lineKeys.filter((key) => {
    const { who, list } = lineOf(key)
    return hasRole(actor, who) && isAllowed(lists[list].who, actor)
  })

/** B15: every number that the caller may know, and the address of the list that shows so many rows. */
export function countLines(call: Call, reader: DashboardReader, lists: CountedLists): Promise<LineCount[]> {
  const count = async (key: LineKey): Promise<LineCount> => {
    const { list, path, filters, fixed, place } = lineOf(key)
    const filterValues = filters(reader)
    const total = await lists[list].count(call, { ...filterValues, ...fixed?.(reader) })
    return { key, href: hrefOf(path, { ...place, ...filterValues }), ...total }
  }
  return Promise.all(keysFor(call.actor, lists).map(count))
}

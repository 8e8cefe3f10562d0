import { hasRole, isAllowed } from '#kit/contract/role.ts'
import type { Call } from '#kit/call/server/context.ts'
import type { OverviewFigure } from '#kit/record/overview.ts'
import type { CountedList } from '#kit/resource/server/countedList.ts'
import { hrefOf } from '#features/insight/dashboard/dashboard.href.ts'
import {
  countedFiguresOf,
  type CountedFigure,
  type ListName,
  type OverviewKind,
} from '../overview.figures.ts'

/** Every list whose rows are counted; a forgotten one does not compile. */
export type CountedLists = Readonly<Record<ListName, CountedList>>

/** The numbers of a record that the lists behind them show to the asker; nothing of a list that is closed to them. */
export function countFigures(
  call: Call,
  lists: CountedLists,
  kind: OverviewKind,
  id: number,
): Promise<OverviewFigure[]> {
  const isOpen = ({ who, list }: CountedFigure) =>
    hasRole(call.actor, who) && isAllowed(lists[list].who, call.actor)
  const open = Object.entries(countedFiguresOf(kind)).filter(([, figure]) => isOpen(figure))
  return Promise.all(
    open.map(async ([key, { list, path, filters, of }]) => {
      const count = (values: object) => lists[list].count(call, values)
      const [counted, whole] = await Promise.all([count(filters(id)), of ? count(of(id)) : null])
      return {
        key,
        value: counted.total,
        unit: 'count' as const,
        of: whole && whole.total,
        isCapped: counted.totalIsCapped || whole?.totalIsCapped === true,
        href: hrefOf(path, (of ?? filters)(id)),
      }
    }),
  )
}

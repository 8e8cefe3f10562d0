import { creators, hasRole, superAdmins } from '#kit/contract/role.ts'
import type { HandlersOf } from '#kit/call/server/context.ts'
import { readSchool } from '#features/insight/example-school/server/example-school.queries.ts'
import { incomeSince } from '#features/sale/order/server/order.queries.ts'
import type { dashboardEndpoints } from '../dashboard.contract.ts'
import { lastDays } from './byDay.ts'
import { countLines, type CountedLists } from './countLines.ts'
import { readCharts } from './lately.ts'
import { readPlayed } from './played.ts'
import { readBeginning } from './readBeginning.ts'

/** B15: what waits for somebody and what happened, by what their lists would show them; `lists` are those of all features. */
export const makeDashboardHandlers = (lists: CountedLists): HandlersOf<typeof dashboardEndpoints> => ({
  async get(call) {
    const { actor, now } = call
    const days = lastDays(call)
    const reader = { id: actor.id, now, since: days.since }
    const [lines, charts, income, played, school] = await Promise.all([
      countLines(call, reader, lists),
      readCharts(call, days),
      hasRole(actor, superAdmins) ? incomeSince(call, days.since) : null,
      hasRole(actor, creators) ? readPlayed(call) : null,
      hasRole(actor, superAdmins) ? readSchool(call) : null,
    ])
    const begin = await readBeginning(call, lines)
    return { begin, school, lines, days: [...days.names], charts, income, played }
  },
})

import { creators, hasRole, superAdmins } from '#kit/contract/role.ts'
import type { HandlersOf } from '#kit/call/server/context.ts'
import type { dashboardEndpoints } from '../dashboard.contract.ts'
import { lastDays } from './byDay.ts'
import { countLines } from './countLines.ts'
import type { Sources } from './dashboard.sources.ts'
import { readCharts } from './lately.ts'
import { readPlayed } from './played.ts'

/** B15: what waits for somebody and what happened, by what their lists would show them. */
export const makeDashboardHandlers = (sources: Sources): HandlersOf<typeof dashboardEndpoints> => ({
  async get(call) {
    const { actor, now } = call
    const days = lastDays(call)
    const asker = { id: actor.id, now, since: days.since }
    const [lines, charts, income, played] = await Promise.all([
      countLines(call, asker, sources),
      readCharts(call, days, sources),
      hasRole(actor, superAdmins) ? sources.incomeSince(call, days.since) : null,
      hasRole(actor, creators) ? readPlayed(call) : null,
    ])
    return { lines, days: [...days.names], charts, income, played }
  },
})

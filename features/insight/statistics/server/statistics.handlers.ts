import { beforehand } from '#kit/call/server/beforehand.ts'
import type { Call, HandlersOf } from '#kit/call/server/context.ts'
import type { statisticsEndpoints } from '../statistics.contract.ts'
import { aggregateFew } from './aggregate.ts'
import { board, dashboard } from './board.ts'
import { exportStatistics } from './exportStatistics.ts'
import { info } from './info.ts'
import { readReflections } from './readReflections.ts'

/** Brings in what waits where it is little, so that who looks after an answer sees it; where much waits the job does it. */
const aggregated = <Input extends Call, Answer>(read: (call: Input) => Promise<Answer>) =>
  beforehand(async ({ services }: Input) => aggregateFew(services), read)

export const statisticsHandlers: HandlersOf<typeof statisticsEndpoints> = {
  dashboard: aggregated((call) => dashboard(call, call.query)),
  board: aggregated((call) => board(call, call.query)),
  info: aggregated((call) => info(call, call.query)),
  reflections: (call) => readReflections(call, call.query),
  export: aggregated((call) => exportStatistics(call, call.body)),
}

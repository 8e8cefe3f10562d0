import type { HandlersOf } from '#kit/call/server/context.ts'
import type { statisticsEndpoints } from '../statistics.contract.ts'
import { board, dashboard } from './board.ts'
import { exportStatistics } from './exportStatistics.ts'
import { info } from './info.ts'
import { readReflections } from './readReflections.ts'

export const statisticsHandlers: HandlersOf<typeof statisticsEndpoints> = {
  dashboard: (call) => dashboard(call, call.query),
  board: (call) => board(call, call.query),
  info: (call) => info(call, call.query),
  reflections: (call) => readReflections(call, call.query),
  export: (call) => exportStatistics(call, call.body),
}

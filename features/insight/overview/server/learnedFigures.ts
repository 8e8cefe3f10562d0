import { hasRole, superAdmins } from '#kit/contract/role.ts'
import type { Call } from '#kit/call/server/context.ts'
import type { OverviewFigure } from '#kit/record/overview.ts'
import { learnedOf } from '#features/insight/statistics/server/statistics.queries.ts'

/** How an activity is learned, as far as its statistics are open to the asker, or it is their own. */
export async function learnedFigures(call: Call, id: number): Promise<OverviewFigure[]> {
  const learned = await learnedOf(call, id)
  if (!learned || learned.learners === 0) return []
  const { learners, finished, score, isOpen } = learned
  const href = isOpen ? statisticsHref(call, id) : ''
  const figure = { of: null, isCapped: false, href }
  return [
    { ...figure, key: 'learners', value: learners, unit: 'count' },
    { ...figure, key: 'finished', value: finished / learners, unit: 'share' },
    ...(score === null ? [] : [{ ...figure, key: 'score', value: score, unit: 'share' as const }]),
  ]
}

const statisticsHref = ({ actor }: Call, id: number): string =>
  `${hasRole(actor, superAdmins) ? '/statics/activity/info' : '/datas/studys/statistics'}?id=${id}`

import { kitFaults, refuse } from '#kit/contract/fault.ts'
import type { Call, HandlersOf } from '#kit/call/server/context.ts'
import type { MayRead } from '#kit/feature/server/feature.ts'
import type {
  activityShareEndpoints,
  courseShareEndpoints,
  productShareEndpoints,
} from '../share.contract.ts'
import type { ShareFacts, SharedKind } from '../share.contract.ts'
import { activityFacts } from './activityFacts.ts'
import { courseFacts } from './courseFacts.ts'
import { fillableCourses } from './fillableCourses.ts'
import { productFacts } from './productFacts.ts'

interface ShareHandlers {
  readonly activityShare: HandlersOf<typeof activityShareEndpoints>
  readonly courseShare: HandlersOf<typeof courseShareEndpoints>
  readonly productShare: HandlersOf<typeof productShareEndpoints>
}

type Facts = (call: Call, id: number) => Promise<ShareFacts>

/** What is said around a link; `access` says of each kind of record who may read it, and so who may share it. */
export function makeShareHandlers(access: Readonly<Record<SharedKind, MayRead>>): ShareHandlers {
  const answered = (kind: SharedKind, facts: Facts) => async (call: Call & { query: { id: number } }) => {
    const { id } = call.query
    if (!(await access[kind](call, id))) refuse(kitFaults.notFound)
    return facts(call, id)
  }
  return {
    activityShare: { facts: answered('activity', activityFacts) },
    courseShare: {
      facts: answered('course', courseFacts),
      fillable: (call) => fillableCourses(call, call.query),
    },
    productShare: { facts: answered('product', productFacts) },
  }
}

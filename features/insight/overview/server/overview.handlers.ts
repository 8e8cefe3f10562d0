import { kitFaults, refuse } from '#kit/contract/fault.ts'
import type { Call, HandlersOf } from '#kit/call/server/context.ts'
import type { MayRead } from '#kit/feature/server/feature.ts'
import type { RecordOverview } from '#kit/record/overview.ts'
import type { overviewFeature } from '../overview.feature.ts'
import type { OverviewKind } from '../overview.figures.ts'
import { countFigures, type CountedLists } from './countFigures.ts'
import { learnedFigures } from './learnedFigures.ts'
import { nextOf } from './nextOf.ts'

type Contracts = typeof overviewFeature.contracts
type OverviewHandlers = { readonly [Contract in keyof Contracts]: HandlersOf<Contracts[Contract]> }

/** The numbers that matter of a record, and what comes next; `access` says of each kind who may read it, `lists` count. */
export function makeOverviewHandlers(
  access: Readonly<Record<OverviewKind, MayRead>>,
  lists: CountedLists,
): OverviewHandlers {
  const answered = (kind: OverviewKind) => ({
    get: async (call: Call & { query: { id: number } }): Promise<RecordOverview> => {
      const { id } = call.query
      if (!(await access[kind](call, id))) refuse(kitFaults.notFound)
      const [counted, learned] = await Promise.all([
        countFigures(call, lists, kind, id),
        kind === 'activity' ? learnedFigures(call, id) : [],
      ])
      const next = await nextOf(call, kind, id, counted)
      return { figures: [...learned, ...counted.filter(hasSome)], next }
    },
  })
  return {
    abilityOverview: answered('ability'),
    activityOverview: answered('activity'),
    careerOverview: answered('career'),
    courseOverview: answered('course'),
    productOverview: answered('product'),
  }
}

/** Of what there is nothing, nothing is said. */
const hasSome = ({ value, of }: RecordOverview['figures'][number]): boolean => (of ?? value) > 0

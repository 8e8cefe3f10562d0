import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { FieldProblems } from '#kit/fault.ts'
import type { WrittenOf } from '#kit/resource.ts'
import { kitWords } from '#kit/kitWords.ts'
import type { Call } from '#kit/server/context.ts'
import type { Values } from '#kit/server/crud.ts'
import { phrase } from '#kit/words.ts'
import { abilityTable } from '#features/ability/server/ability.table.ts'
import { careerTable } from '#features/career/server/career.table.ts'
import type { activity } from '../activity.contract.ts'
import { activityWords } from '../activity.words.ts'
import { activityTable } from './activity.table.ts'

type Written = Partial<WrittenOf<typeof activity>>

const notPickable = phrase(kitWords, 'problems.notAvailable')

/** Links that the form may choose: open records and own ones; what is linked already stays. */
export async function checkActivity(
  call: Call,
  values: Values,
  id: number | undefined,
): Promise<FieldProblems> {
  const written: Written = values
  return {
    ...notYet(written),
    ...(await careerProblem(call, written.careerId, id)),
    ...(await abilityProblems(call, written.competencyPoints ?? [], id)),
  }
}

function notYet({ courseId, partnerAgentId, tutorAgentId }: Written): FieldProblems {
  const noAgents = phrase(activityWords, 'problems.noAgents')
  return {
    ...(courseId && { courseId: phrase(activityWords, 'problems.noCourses') }),
    ...(partnerAgentId && { partnerAgentId: noAgents }),
    ...(tutorAgentId && { tutorAgentId: noAgents }),
  }
}

async function careerProblem(
  call: Call,
  careerId: number | null | undefined,
  id: number | undefined,
): Promise<FieldProblems> {
  if (!careerId) return {}
  const isLinked = sql`exists (select 1 from ${activityTable} where ${activityTable.id} = ${id ?? 0} and ${activityTable.careerId} = ${careerTable.id})`
  const mine = eq(careerTable.creatorId, call.actor.id)
  const [found] = await call.db
    .select({ id: careerTable.id })
    .from(careerTable)
    .where(
      and(
        eq(careerTable.id, careerId),
        isNull(careerTable.deletedAt),
        or(eq(careerTable.status, 'public'), mine, isLinked),
      ),
    )
  return found ? {} : { careerId: notPickable }
}

async function abilityProblems(
  call: Call,
  points: readonly { readonly abilityId: number | null }[],
  id: number | undefined,
): Promise<FieldProblems> {
  const ids = points.flatMap(({ abilityId }) => (abilityId === null ? [] : [abilityId]))
  if (ids.length === 0) return {}
  const isLinked = sql`exists (select 1 from ${activityTable} where ${activityTable.id} = ${id ?? 0} and ${activityTable.competencyPoints} @> jsonb_build_array(jsonb_build_object('abilityId', ${abilityTable.id})))`
  const mine = eq(abilityTable.creatorId, call.actor.id)
  const rows = await call.db
    .select({ id: abilityTable.id })
    .from(abilityTable)
    .where(
      and(
        inArray(abilityTable.id, ids),
        isNull(abilityTable.deletedAt),
        or(eq(abilityTable.status, 'public'), mine, isLinked),
      ),
    )
  const known = new Set(rows.map((row) => row.id))
  return Object.fromEntries(
    ids.flatMap((abilityId, index) => {
      const path = `competencyPoints.${index}.abilityId`
      if (!known.has(abilityId)) return [[path, notPickable]]
      const repeated = { namespace: 'kit', key: 'problems.repeated' }
      return ids.indexOf(abilityId) < index ? [[path, repeated]] : []
    }),
  )
}

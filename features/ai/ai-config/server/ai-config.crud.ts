import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { FieldProblems } from '#kit/contract/fault.ts'
import { openAccess } from '#kit/resource/server/access.ts'
import type { Call } from '#kit/call/server/context.ts'
import type { CrudSpec, Stored, Values } from '#kit/resource/server/crud.ts'
import { phrase } from '#kit/i18n/words.ts'
import { agentView } from '#features/ai/agent/server/agent.queries.ts'
import { userView } from '#features/people/user/server/user.queries.ts'
import { aiConfig } from '../ai-config.contract.ts'
import { configNameOf } from '../ai-config.kinds.ts'
import { checkJson } from '../ai-config.problems.ts'
import { aiConfigWords } from '../ai-config.words.ts'
import { readJson } from '../readJson.ts'
import { aiConfigTable } from './ai-config.table.ts'
import { isInUse } from './ai-config.queries.ts'
import { jsonProblem } from './jsonProblem.ts'
import { mustPass, mustStillPass } from './mustPass.ts'

const schema = aiConfig.record.pick({ kind: true, category: true, json: true })

export const aiConfigSpec = {
  resource: aiConfig,
  table: aiConfigTable,
  people: userView,
  access: openAccess,
  label: aiConfigTable.name,
  pickable: () => undefined,
  check: (call, values, id) => check(call, values, id),
  derive: (values) => ({ value: readJson(schema.parse(values).json).value }),
  beforeMove: (call, move, record, reason) =>
    move === 'use' ? takeIntoUse(call, record, reason) : Promise.resolve(),
} satisfies CrudSpec

async function check(call: Call, values: Values, id: number | undefined): Promise<FieldProblems> {
  const { kind, category, json } = schema.parse(values)
  const name = configNameOf(kind, category)
  if (!name) return { category: phrase(aiConfigWords, 'problems.otherKind') }
  const before = id === undefined ? undefined : await existingConfig(call, id)
  // Runs and examples belong to a category, so it stays.
  if (before && configNameOf(before.kind, before.category) !== name)
    return { category: phrase(aiConfigWords, 'problems.fixed') }
  const { value, problems } = checkJson(name, json)
  if (!value) return jsonProblem(call, problems)
  // What is asked by at once passes the same gate as what is taken into use.
  if (id !== undefined && before?.status === 'inUse' && before.json !== json)
    await mustStillPass(call, { id, kind: before.kind, category: before.category, json, kept: before })
  const chooserId = before ? before.creatorId : call.actor.id
  const problem = await agentProblem(call, value['agentId'], chooserId)
  return { ...(await agentProblem(call, value['pictureAgentId'], chooserId)), ...problem }
}

async function existingConfig({ db }: Call, id: number) {
  const { kind, category, creatorId, status, json } = aiConfigTable
  const [row] = await db
    .select({ kind, category, creatorId, status, json })
    .from(aiConfigTable)
    .where(eq(aiConfigTable.id, id))
  return row
}

/** Whoever made the configuration lends their right to the agent, so it is theirs or everybody's. */
async function agentProblem(
  { db }: Call,
  agentId: unknown,
  chooserId: number | null,
): Promise<FieldProblems> {
  if (typeof agentId !== 'number') return {}
  const isTheirs = chooserId === null ? undefined : eq(agentView.creatorId, chooserId)
  const [agent] = await db
    .select({ id: agentView.id })
    .from(agentView)
    .where(
      and(eq(agentView.id, agentId), isNull(agentView.deletedAt), or(eq(agentView.isPublic, true), isTheirs)),
    )
  return agent ? {} : { json: phrase(aiConfigWords, 'problems.noAgent', { id: agentId }) }
}

async function takeIntoUse(call: Call, record: Stored, reason: string | undefined): Promise<void> {
  const { kind, category, json } = schema.parse(record)
  const { id, creatorId } = record
  if (kind && category) await mustPass(call, { id, kind, category, json, kept: { json, creatorId } }, reason)
  await layOthersAside(call, record)
}

/** Whoever comes second waits, so that one of two is in use in the end. */
async function layOthersAside({ db, now }: Call, record: Stored): Promise<void> {
  const { kind, category } = schema.omit({ json: true }).parse(record)
  const name = configNameOf(kind, category)
  if (!name) return
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`ai-config ${name}`}))`)
  await db
    .update(aiConfigTable)
    .set({ status: 'idle', updatedAt: now, revision: sql`${aiConfigTable.revision} + 1` })
    .where(isInUse(name))
}

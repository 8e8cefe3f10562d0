import { and, eq, isNull, sql } from 'drizzle-orm'
import type { GeneralJudge } from '#kit/card/grading.ts'
import type { Db } from '#kit/call/server/context.ts'
import { viewOf } from '#kit/data/server/viewOf.ts'
import type { ConfigName } from '../ai-config.kinds.ts'
import { configOf, systemTextOf } from '../ai-config.read.ts'
import type { Configs } from '../ai-config.schemas.ts'
import { aiConfigTable } from './ai-config.table.ts'

export const aiConfigView = viewOf(aiConfigTable, [
  'category',
  'creatorId',
  'deletedAt',
  'id',
  'kind',
  'status',
  'value',
])

/** The one configuration of a name that is in use: at most one row. */
export const isInUse = (name: ConfigName) =>
  and(
    eq(sql`${aiConfigTable.kind} || '/' || ${aiConfigTable.category}`, name),
    eq(aiConfigTable.status, 'inUse'),
    isNull(aiConfigTable.deletedAt),
  )

export interface ConfigInUse<N extends ConfigName> {
  readonly config: Configs[N]
  /** null: nobody has taken one into use, and the defaults hold. */
  readonly id: number | null
  /** Who lends the agent that it names: those for whom it works need not have a right to it. */
  readonly creatorId: number | null
}

/** The configuration of a name that is in use, or what holds where nobody has chosen one. */
export async function configInUse<N extends ConfigName>(db: Db, name: N): Promise<ConfigInUse<N>> {
  const [row] = await db
    .select({ id: aiConfigTable.id, value: aiConfigTable.value, creatorId: aiConfigTable.creatorId })
    .from(aiConfigTable)
    .where(isInUse(name))
  return { config: configOf(name, row?.value), id: row?.id ?? null, creatorId: row?.creatorId ?? null }
}

/**
 * Who judges where a card has no judge of its own, and who lends their agent (null: nobody has to); undefined where nobody
 * has taken one into use.
 */
export async function judgeInUse(
  db: Db,
): Promise<{ readonly judge: GeneralJudge; readonly lentBy: number | null } | undefined> {
  const { config, id, creatorId } = await configInUse(db, 'learner/judge')
  if (id === null) return undefined
  const { temperature, maxTokens, agentId } = config
  const judge = { system: systemTextOf(config), temperature, maxTokens, agentId }
  return { judge, lentBy: agentId === null ? null : creatorId }
}

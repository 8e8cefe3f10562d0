import { inArray } from 'drizzle-orm'
import type { Call } from '#kit/call/server/context.ts'
import { rightsTo, type ListRules } from './readableLists.ts'
import { savedViewTable as view } from './saved-view.table.ts'

export type { ListRules }

/** The names of those of these views that the asker sees: their own, and shared ones of lists that they may see. */
export async function visibleViews(
  rules: ListRules,
  { db, actor }: Pick<Call, 'db' | 'actor'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(view)
    .where(inArray(view.id, [...ids]))
  const seen = rows.filter(
    ({ creatorId, isShared, list }) =>
      (isShared || creatorId === actor.id) && rightsTo(rules, list, actor).maySee,
  )
  return new Map(seen.map(({ id, name }) => [id, name]))
}

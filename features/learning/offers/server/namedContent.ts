import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '#kit/call/server/context.ts'
import { contains } from '#kit/resource/server/crud.query.ts'
import { abilityView } from '#features/content/ability/server/ability.queries.ts'
import { careerView } from '#features/content/career/server/career.queries.ts'
import { tagView } from '#features/content/tag/server/tag.queries.ts'

/** By what offers can be found beside their titles. */
export const names = ['career', 'ability', 'tag'] as const
export type Name = (typeof names)[number]

/** Each with its column of names and which of its records anybody may read. */
export const named = {
  career: {
    view: careerView,
    isShown: and(eq(careerView.status, 'public'), isNull(careerView.deletedAt)),
  },
  ability: {
    view: abilityView,
    isShown: and(eq(abilityView.status, 'public'), isNull(abilityView.deletedAt)),
  },
  tag: {
    view: tagView,
    isShown: and(eq(tagView.status, 'reviewed'), isNull(tagView.deletedAt)),
  },
} as const satisfies Record<Name, { view: { id: PgColumn; name: PgColumn }; isShown: SQL | undefined }>

/** The ids of the careers, abilities or tags whose name holds this word. */
export const idsNamed = (db: Db, name: Name, word: string) => {
  const { view, isShown } = named[name]
  return db
    .select({ id: view.id })
    .from(view)
    .where(and(isShown, contains(view.name, word)))
}

/** The labels of those of these records that anybody may read, by id. */
export async function labelsOf(
  db: Db,
  name: Name,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const { view, isShown } = named[name]
  const rows = await db
    .select({ id: view.id, label: view.name })
    .from(view)
    .where(and(isShown, inArray(view.id, [...new Set(ids)])))
  return new Map(rows.map(({ id, label }) => [id, label]))
}

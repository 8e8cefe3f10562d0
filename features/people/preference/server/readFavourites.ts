import { and, eq } from 'drizzle-orm'
import type { Call } from '#kit/call/server/context.ts'
import type { CrudSpec } from '#kit/resource/server/crud.ts'
import { visibleNames } from '#kit/resource/server/visibleNames.ts'
import { visibleViews, type ListRules } from '#features/people/saved-view/server/saved-view.queries.ts'
import { preferences } from '../preference.contract.ts'
import type { NamedFavourite } from '../favourite.ts'
import { preferenceTable } from './preference.table.ts'

/** What favourites are read from: the resources whose records can be opened, and who sees which list. */
export interface FavouriteSources {
  readonly specs: readonly CrudSpec[]
  readonly rules: ListRules
}

/** The asker's favourites in their order, with their names of today; without what is gone or closed to them now. */
export async function readFavourites(
  { specs, rules }: FavouriteSources,
  call: Pick<Call, 'db' | 'actor'>,
): Promise<NamedFavourite[]> {
  const { db, actor } = call
  const [row] = await db
    .select({ value: preferenceTable.value })
    .from(preferenceTable)
    .where(and(eq(preferenceTable.userId, actor.id), eq(preferenceTable.name, 'favourites')))
  const stored = preferences.favourites.safeParse(row?.value).data ?? []
  const records = stored.flatMap((of) =>
    of.kind === 'record' ? [{ resource: of.resource, resourceId: of.id }] : [],
  )
  const names = await visibleNames(specs, call, records)
  const views = await visibleViews(
    rules,
    call,
    stored.flatMap((of) => (of.kind === 'view' ? [of.id] : [])),
  )
  return stored.flatMap((of) => {
    const name =
      of.kind === 'screen'
        ? ''
        : of.kind === 'view'
          ? views.get(of.id)
          : names({ resource: of.resource, resourceId: of.id })
    return name === undefined ? [] : [{ of, name }]
  })
}

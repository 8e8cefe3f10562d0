import type { Favourite } from '#features/people/preference/favourite.ts'
import { openableKinds } from '../routing/openableKinds.ts'
import { homePath } from '../routing/paths.ts'
import { flatten, trailTo, type RouteRow } from '../routing/routes.ts'
import { screens } from '../routing/screens.ts'

const numberIn = (text: string | null): number | undefined => {
  const number = Number(text)
  return Number.isSafeInteger(number) && number > 0 ? number : undefined
}

/** The view of a record and the form beside it are of the same record. */
const isOf = (path: string) => {
  const view = path.replace(/\/edit$/, '/view')
  return (kind: { readonly path: string }) => kind.path === view
}

/** What the screen at this address would be as a favourite; undefined where there is nothing to come back to. */
export function favouriteAt(path: string, search: string): Favourite | undefined {
  const params = new URLSearchParams(search)
  const id = numberIn(params.get('id'))
  const kind = openableKinds.find(isOf(path))
  if (id !== undefined) return kind && { kind: 'record', resource: kind.kind, id }
  const row = trailTo(path).at(-1)
  if (!row || row.redirect || row.under || path === homePath || !(path in screens)) return undefined
  const view = numberIn(params.get('view'))
  return view === undefined ? { kind: 'screen', path } : { kind: 'view', id: view, path }
}

/** Where a favourite leads. */
export interface FavouritePlace {
  readonly href: string
  readonly row: RouteRow
}

/** Where a favourite leads among the routes of a person; undefined where they may not open its screen. */
export function placeOf(of: Favourite, name: string, rows: readonly RouteRow[]): FavouritePlace | undefined {
  const kind = of.kind === 'record' ? openableKinds.find((one) => one.kind === of.resource) : undefined
  const path = of.kind === 'record' ? kind?.path : of.path
  const row = flatten(rows).find((one) => one.path === path)
  if (!row || path === undefined) return undefined
  if (of.kind === 'record') return kind && { href: kind.hrefOf({ id: of.id, name }), row }
  return { href: of.kind === 'view' ? `${path}?view=${of.id}` : path, row }
}

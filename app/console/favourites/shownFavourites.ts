import type { Translate } from '#kit/i18n/words.ts'
import type { NamedFavourite } from '#features/people/preference/favourite.ts'
import type { RouteRow } from '../routing/routes.ts'
import { placeOf } from './favouriteAt.ts'

export interface ShownFavourite extends NamedFavourite {
  readonly title: string
  /** Tells it from others of its name. */
  readonly screen: string
  readonly href: string
  readonly path: string
}

/** Favourites as they are called and where they lead; those that `rows` do not open are left out. */
export const shownFavourites = (
  list: readonly NamedFavourite[],
  rows: readonly RouteRow[],
  translate: Translate,
): ShownFavourite[] =>
  list.flatMap((one) => {
    const place = placeOf(one.of, one.name, rows)
    if (!place) return []
    const screen = translate(place.row.title)
    const title = one.of.kind === 'screen' ? screen : one.name || '…'
    return [{ ...one, title, screen, href: place.href, path: place.row.path }]
  })

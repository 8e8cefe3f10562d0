import { PlusOutlined, ThunderboltOutlined } from '@ant-design/icons'
import type { Actor } from '#kit/contract/role.ts'
import { hasPhrase } from '#kit/i18n/web/words.ts'
import type { Translate } from '#kit/i18n/words.ts'
import type { NamedFavourite } from '#features/people/preference/favourite.ts'
import type { Entry, FoundKind, Places } from '#features/people/search/web/entry.ts'
import { shownFavourites, type ShownFavourite } from '../favourites/shownFavourites.ts'
import { openableKinds } from '../routing/openableKinds.ts'
import { flatten, trailTo, type RouteRow } from '../routing/routes.ts'
import { screens } from '../routing/screens.ts'
import { screenIcon } from '../routing/icons.tsx'
import type { Opened } from '../visits/recent.ts'
import { commandsFor } from './commands.ts'

/** Screens that open by themselves: neither groups nor screens of one record. */
export const openableScreens = (rows: readonly RouteRow[]): RouteRow[] =>
  flatten(rows).filter(({ path, redirect, under }) => !redirect && !under && path in screens)

function screenEntry(row: RouteRow, rows: readonly RouteRow[], translate: Translate): Entry {
  const group = trailTo(row.path, rows).at(-2)
  return {
    key: row.path,
    title: translate(row.title),
    note: group ? translate(group.title) : '',
    icon: screenIcon(row.path),
    does: row.path,
  }
}

function recentEntry({ path, search, name }: Opened, rows: readonly RouteRow[], translate: Translate): Entry {
  const row = trailTo(path, rows).at(-1)
  return {
    key: `recent ${path}${search}`,
    title: name,
    note: row ? translate(row.title) : '',
    icon: screenIcon(path),
    does: path + search,
  }
}

const favouriteEntry = ({ title, screen, href, path }: ShownFavourite): Entry => ({
  key: `favourite ${href}`,
  title,
  note: title === screen ? '' : screen,
  icon: screenIcon(path),
  does: href,
})

/** The kinds whose screens are among these rows, in the order of the sidebar. */
function kindsIn(rows: readonly RouteRow[], translate: Translate): FoundKind[] {
  const order = flatten(rows).map(({ path }) => path)
  return openableKinds
    .filter(({ path }) => order.includes(path))
    .toSorted((one, other) => order.indexOf(one.path) - order.indexOf(other.path))
    .map(({ kind, path, hrefOf }) => ({
      kind,
      title: translate({ namespace: kind, key: 'title' }),
      icon: screenIcon(path),
      hrefOf,
      stateOf: (status) =>
        hasPhrase(kind, `states.${status}`) ? translate({ namespace: kind, key: `states.${status}` }) : '',
    }))
}

/** What somebody opened last, and what they keep. */
interface Kept {
  readonly opened: readonly Opened[]
  readonly favourites: readonly NamedFavourite[]
}

/** What `actor`, whose routes `rows` are, finds by name. */
export function placesFor(
  actor: Actor,
  rows: readonly RouteRow[],
  { opened, favourites }: Kept,
  translate: Translate,
): Places {
  const paths = new Set(flatten(rows).map(({ path }) => path))
  return {
    recent: opened
      .filter(({ userId, path }) => userId === actor.id && paths.has(path))
      .map((one) => recentEntry(one, rows, translate)),
    favourites: shownFavourites(favourites, rows, translate).map(favouriteEntry),
    screens: openableScreens(rows).map((row) => screenEntry(row, rows, translate)),
    commands: commandsFor(actor, paths).map(({ says, does }) => ({
      key: `command ${says.namespace} ${says.key} ${Object.values(says.values ?? {}).join()}`,
      title: translate(says),
      note: '',
      icon: typeof does === 'string' ? <PlusOutlined /> : <ThunderboltOutlined />,
      does,
    })),
    kinds: kindsIn(rows, translate),
  }
}

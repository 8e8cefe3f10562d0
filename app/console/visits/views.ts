/** A visited screen in the tags bar (B3). */
export interface View {
  /** The path, and for screens of one record its id: two careers being edited are two tabs. */
  readonly key: string
  /** Where the tab leads: the address as it was left, filters included. */
  readonly href: string
  /** What the screen shows, where it named itself. */
  readonly name?: string | undefined
}

/** The tab of an address, e.g. `/base/career/edit?id=3`; filters of a list do not make another tab. */
export function viewOf(path: string, search: string): View {
  const id = new URLSearchParams(search).get('id')
  return { key: id === null ? path : `${path}?id=${id}`, href: path + search }
}

export const pathOf = (view: View): string => view.key.split('?')[0] ?? view.key

/** Adds a visited screen at the end, or notes in its tab where it was left. */
export function visit(views: readonly View[], view: View): readonly View[] {
  const existing = views.find(({ key }) => key === view.key)
  if (!existing) return [...views, view]
  if (existing.href === view.href && view.name === undefined) return views
  return views.map((old) => (old === existing ? { ...old, ...view } : old))
}

type IsPinned = (view: View) => boolean

/** Closes one tab; a pinned one stays. */
export const close = (views: readonly View[], key: string, isPinned: IsPinned): readonly View[] =>
  views.filter((view) => view.key !== key || isPinned(view))

export const closeOthers = (views: readonly View[], key: string, isPinned: IsPinned): readonly View[] =>
  views.filter((view) => view.key === key || isPinned(view))

export const closeAll = (views: readonly View[], isPinned: IsPinned): readonly View[] =>
  views.filter(isPinned)

/** Where to go when the open tab `key` has been closed: its right neighbour, else its left one. */
export function neighbour(before: readonly View[], after: readonly View[], key: string): View | undefined {
  const from = before.findIndex((view) => view.key === key)
  const stays = (view: View) => after.some((left) => left.key === view.key)
  return before.slice(from + 1).find(stays) ?? before.slice(0, from).findLast(stays)
}

import { useLocation } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { ListRow } from './listResource.ts'

/** Where the rows of a list lead. */
export interface RowPaths {
  readonly add: string
  readonly edit: (id: number) => string
  readonly view: (id: number) => string
}

/** The addresses of screens that are not all below one address; those of one record take its `?id=`. */
export interface ScreenAddresses {
  readonly list: string
  readonly add: string
  readonly edit: string
  readonly view: string
}

/** Where the screens of a resource are: below `/base/career`, or each where it says. */
export type Home = string | ScreenAddresses

const below = (home: string): ScreenAddresses => ({
  list: `${home}/list`,
  add: `${home}/add`,
  edit: `${home}/edit`,
  view: `${home}/view`,
})

/** Addresses of a resource's screens: `/base/career` has `/add`, `/edit?id=`, `/view?id=`. */
export function pathsOf(home: Home) {
  const { list, add, edit, view } = typeof home === 'string' ? below(home) : home
  return { list, add, edit: (id: number) => `${edit}?id=${id}`, view: (id: number) => `${view}?id=${id}` }
}

/** What the drawer over a list holds, as the address says: `?edit=new` or `?edit=12`. */
export type Edited = 'new' | number

/** What the drawer holds by an address's `edit`: `new`, a positive id, or undefined for anything else. */
export function editedIn(search: Readonly<Record<string, unknown>>): Edited | undefined {
  const { edit } = search
  const id = Number(edit)
  return edit === 'new' ? 'new' : Number.isSafeInteger(id) && id > 0 ? id : undefined
}

/** Joins `searchOf` in the `validateSearch` of a list with a drawer. */
export function drawerSearch(raw: Readonly<Record<string, unknown>>): { readonly edit?: Edited } {
  const edit = editedIn(raw)
  return edit === undefined ? {} : { edit }
}

/** Addresses that open a drawer over this list and leave its filters and its page as they are. */
const drawerPathsOf = (path: string, search: string): RowPaths => {
  const open = (edited: Edited) => {
    const params = new URLSearchParams(search)
    params.set('edit', String(edited))
    return `${path}?${params}`
  }
  return { add: open('new'), edit: open, view: open }
}

/** Where rows lead: to screens of their own, or to a drawer over the list. */
export function useRowPaths(home: Home | undefined, hasDrawer: boolean): RowPaths | undefined {
  const { pathname, searchStr } = useLocation()
  return useMemo(() => {
    if (hasDrawer) return drawerPathsOf(pathname, searchStr)
    return home === undefined ? undefined : pathsOf(home)
  }, [home, hasDrawer, pathname, searchStr])
}

/** Whether the form may be opened: the server's word on the person, the feature's on the state. */
export const isEditable = (row: ListRow, editableIn: readonly string[] | undefined): boolean =>
  row.mayEdit !== false &&
  (editableIn === undefined || row.status === undefined || editableIn.includes(row.status))

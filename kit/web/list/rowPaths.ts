import type { ListedRow } from '../listed.ts'

/** Addresses of a resource's screens: `/base/career` has `/add`, `/edit?id=`, `/view?id=`. */
export const pathsOf = (home: string) => ({
  list: `${home}/list`,
  add: `${home}/add`,
  edit: (id: number) => `${home}/edit?id=${id}`,
  view: (id: number) => `${home}/view?id=${id}`,
})

/** Whether the form may be opened: the server's word on the person, the feature's on the state. */
export const isEditable = (row: ListedRow, editableIn: readonly string[] | undefined): boolean =>
  row.mayEdit !== false &&
  (editableIn === undefined || row.status === undefined || editableIn.includes(row.status))

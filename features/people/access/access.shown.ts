import type { Role } from '#kit/contract/role.ts'
import type { ByRole } from './access.contract.ts'

/** One line of a matrix: what it is, in words, and the levels of access of each role. */
export interface Line {
  readonly key: string
  readonly label: string
  /** In small letters below: an address, or how it is open besides. */
  readonly note: string
  readonly byRole: ByRole
}

export interface Group {
  readonly key: string
  readonly label: string
  readonly lines: readonly Line[]
}

export interface LineFilter {
  /** Any part of a label or note, in any case. */
  readonly text: string
  /** Only what this role has access to. */
  readonly only: Role | undefined
  /** With `only`: what differs between the two, whichever has more access. */
  readonly against: Role | undefined
}

const levels = (line: Line, role: Role) => line.byRole[role].join()

/** Whether the two roles that are compared differ in a line; false where none are compared. */
export const differs = (line: Line, { only, against }: LineFilter): boolean =>
  only !== undefined && against !== undefined && levels(line, only) !== levels(line, against)

function fits(line: Line, group: Group, filter: LineFilter): boolean {
  const text = filter.text.trim().toLowerCase()
  const searched = `${group.label} ${line.label} ${line.note}`.toLowerCase()
  if (!searched.includes(text)) return false
  if (filter.only === undefined) return true
  return filter.against === undefined ? line.byRole[filter.only].length > 0 : differs(line, filter)
}

/** The groups with the lines that fit; a group without any is left out. */
export const shownGroups = (groups: readonly Group[], filter: LineFilter): Group[] =>
  groups
    .map((group) => ({ ...group, lines: group.lines.filter((line) => fits(line, group, filter)) }))
    .filter(({ lines }) => lines.length > 0)

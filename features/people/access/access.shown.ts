import type { Role } from '#kit/contract/role.ts'
import type { ByRole } from './access.contract.ts'

/** One line of a matrix: what it is, in words, and what each role reaches. */
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

export interface Wanted {
  /** Any part of a label or note, in any case. */
  readonly text: string
  /** Only what this role reaches. */
  readonly only: Role | undefined
  /** With `only`: what differs between the two, whichever reaches more. */
  readonly against: Role | undefined
}

const reached = (line: Line, role: Role) => line.byRole[role].join()

/** Whether the two roles that are compared reach different things in a line; false where none are compared. */
export const differs = (line: Line, { only, against }: Wanted): boolean =>
  only !== undefined && against !== undefined && reached(line, only) !== reached(line, against)

function fits(line: Line, group: Group, wanted: Wanted): boolean {
  const text = wanted.text.trim().toLowerCase()
  const said = `${group.label} ${line.label} ${line.note}`.toLowerCase()
  if (!said.includes(text)) return false
  if (wanted.only === undefined) return true
  return wanted.against === undefined ? line.byRole[wanted.only].length > 0 : differs(line, wanted)
}

/** The groups with the lines that fit; a group without any is left out. */
export const shownGroups = (groups: readonly Group[], wanted: Wanted): Group[] =>
  groups
    .map((group) => ({ ...group, lines: group.lines.filter((line) => fits(line, group, wanted)) }))
    .filter(({ lines }) => lines.length > 0)

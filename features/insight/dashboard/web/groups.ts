import type { LineCount } from '../dashboard.contract.ts'
import { lineKeys, lineOf, type Group, type LineKey } from '../dashboard.lines.ts'

/** The numbers of a group, in their order. A page that is older than its server leaves out what it does not know. */
const linesIn = (lines: readonly LineCount[], group: Group): readonly LineCount[] =>
  lines.filter(({ key }) => lineKeys.includes(key) && lineOf(key).group === group)

/** The numbers of a group that are not nothing. */
export const presentIn = (lines: readonly LineCount[], group: Group): readonly LineCount[] =>
  linesIn(lines, group).filter(({ total }) => total > 0)

export const findLine = (lines: readonly LineCount[], key: LineKey): LineCount | undefined =>
  lines.find((line) => line.key === key)

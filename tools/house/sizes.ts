import { posix } from 'node:path'
import type { Source } from '../sources.ts'

const limits: [RegExp, number][] = [
  [/(^|\/)words\//, 600],
  [/\.(test|e2e)\.tsx?$|^(e2e|torture|bench)\//, 400],
  [/./, 250],
]

interface Ban {
  found: RegExp
  /** In files of such a name only, else everywhere. */
  within?: RegExp
  because: string
}

const tests = /\.(test|e2e)\.tsx?$/

// The brackets keep this list from refusing itself.
const bans: Ban[] = [
  { found: /:\s*any\s*[;,)=\]]|\bas any\b/, because: 'any' },
  { found: /@ts-(ignore|nocheck)/, because: 'a silenced compiler' },
  { found: /\b(TO[D]O|FIX[M]E)\b/, because: 'unfinished work' },
  { found: /(oxlint|eslint)-disable|prettier[-]ignore/, because: 'a silenced rule' },
  {
    found: /\b(test|it|describe|suite)\.(only|skip|todo)\(/,
    within: tests,
    because: 'a test that is left out',
  },
  {
    found: /\.(insert|update|delete)\(\w+\)|\b(insert into|update|delete from) \$\{/,
    within: /\.queries\.ts$/,
    because: 'a write, which belongs into a .commands.ts',
  },
]

/** The most source files that stand in one folder side by side; tests beside them are not counted. */
const maxSiblings = 25
const isTest = (path: string) => tests.test(path)

const grabBags = /(^|\/)(utils?|helpers?|common|misc|manager|types)(\/|\.tsx?$)/

/** Files and folders over their limit, names that say nothing, and text that no file may hold, one line each. */
export function checkSizes(sources: Source[]): string[] {
  return [
    ...sources.flatMap((source) => [...checkSize(source), ...checkName(source), ...checkText(source)]),
    ...checkFolders(sources),
  ]
}

function checkFolders(sources: Source[]): string[] {
  const counted = sources.filter(({ path }) => !isTest(path))
  const folders = Map.groupBy(counted, ({ path }) => posix.dirname(path))
  return [...folders]
    .filter(([, files]) => files.length > maxSiblings)
    .map(([folder, files]) => `${folder}: ${files.length} files, at most ${maxSiblings}: split it by meaning`)
}

function checkSize({ path, text }: Source): string[] {
  const limit = limits.find(([pattern]) => pattern.test(path))?.[1] ?? 0
  const lines = text.trimEnd().split('\n').length
  return lines > limit ? [`${path}: ${lines} lines, at most ${limit}: split it by meaning`] : []
}

function checkName({ path }: Source): string[] {
  const isBarrel = /(^|\/)index\.tsx?$/.test(path) && path !== 'cards/index.ts'
  return [
    ...(grabBags.test(path) ? [`${path}: a name that says nothing of what is inside`] : []),
    ...(isBarrel ? [`${path}: a barrel; only a floor's list is called index`] : []),
  ]
}

function checkText({ path, text }: Source): string[] {
  const lines = text.split('\n')
  return bans
    .filter(({ within }) => !within || within.test(path))
    .flatMap(({ found, because }) =>
      lines.flatMap((line, index) => (found.test(line) ? [`${path}:${index + 1}: ${because}`] : [])),
    )
}

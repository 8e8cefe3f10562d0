/** Since which version nothing uses what a migration takes away: `-- Unused since 0.3.0: activity.old_title`. */
const unusedMarker = /^-- Unused since (\d+\.\d+\.\d+): \S/m
/** Why it is all right that others wait for a lock: `-- Waits: the table has a hundred rows at most`. */
const waitsMarker = /^-- Waits: \S/m

/** The version that a migration names as the first one without what it takes away; undefined where it only adds. */
export const unusedSince = (sql: string): string | undefined => unusedMarker.exec(sql)?.[1]

/** Whether a version, `0.9.0`, comes before the other, `0.10.0`. */
export function isOlder(version: string, other: string): boolean {
  const [one, two] = [version, other].map((each) => each.split('.').map(Number))
  const at = [0, 1, 2].find((place) => one?.[place] !== two?.[place])
  return at !== undefined && (one?.[at] ?? 0) < (two?.[at] ?? 0)
}

interface Rule {
  /** Reads one statement, with its names plain: no quotes, no schema, one space between words. */
  readonly like: RegExp
  readonly why: string
}

const onTable = String.raw`^alter table (?:only )?(?:if exists )?(\S+) .*?`
const rule = (like: string, why: string): Rule => ({ like: new RegExp(like), why })

/** What a server of the version before stumbles over. The first group is the table that it is about. */
const breaking: readonly Rule[] = [
  rule(String.raw`^drop (?:table|view|materialized view) (?:if exists )?(\S+)`, 'takes a table away'),
  rule(String.raw`^drop (?:function|type|sequence|schema) (?:if exists )?(\S+)`, 'takes away what is used'),
  rule(`${onTable}drop (?!constraint|default|not null|identity|expression)`, 'takes a column away'),
  rule(`${onTable}rename (?!constraint)`, 'gives a new name'),
  rule(`${onTable}(?:set data )?type `, 'changes a type'),
  rule(`${onTable}set not null`, 'asks for a value that an older server may leave out'),
  rule(`${onTable}drop default`, 'takes a default away that an older server may lean on'),
  rule(
    `${onTable}add (?:column )?(?:if not exists )?(?!constraint|check|unique|primary|foreign|exclude)(?!.*(?: default | generated )).* not null`,
    'adds a column that an older server does not fill: give it a default',
  ),
  rule(
    `${onTable}add (?:constraint \\S+ )?(?:check|unique|primary key|exclude)`,
    'refuses rows that an older server writes',
  ),
  rule(String.raw`^create unique index .*? on (?:only )?(\S+)`, 'refuses rows that an older server writes'),
  rule(String.raw`^truncate (?:table )?(\S+)`, 'takes rows away'),
]

/** What holds a lock on a table for as long as its rows are read or written anew. */
const waiting: readonly Rule[] = [
  rule(
    String.raw`^create (?:unique )?index .*? on (?:only )?(\S+)`,
    'keeps writers waiting while the index is made',
  ),
  rule(`${onTable}(?:set data )?type `, 'writes every row anew'),
  rule(`${onTable}set not null`, 'reads every row under a lock'),
  rule(`${onTable}add .*generated always as.*stored`, 'writes every row anew'),
  rule(
    `${onTable}add (?:column )?.* default \\(?(?:gen_random_uuid|random|clock_timestamp|nextval)`,
    'writes every row anew',
  ),
  rule(
    `${onTable}add (?:constraint \\S+ )?(?:check|foreign key|unique|primary key|exclude)(?!.*not valid)`,
    'reads every row under a lock: add it NOT VALID, and validate it in a later migration',
  ),
  rule(String.raw`^(?:lock table|cluster|vacuum full|reindex (?:table|index)) (\S+)`, 'locks a table'),
]

/** The statements of a migration without comments and texts, one line each, with plain names. */
function statementsOf(sql: string): string[] {
  return sql
    .replaceAll(/--[^\n]*/g, '')
    .replaceAll(/\$(\w*)\$[^]*?\$\1\$/g, "''")
    .replaceAll(/'(?:[^']|'')*'/g, "''")
    .replaceAll('"', '')
    .replaceAll(/\bpublic\./gi, '')
    .split(';')
    .map((each) => each.replaceAll(/\s+/g, ' ').replaceAll(' (', '(').trim().toLowerCase())
    .filter(Boolean)
}

const plain = (name: string | undefined): string => (name ?? '').replace(/\(.*/, '')

/**
 * What is wrong with a migration, one line each, where servers of the version before go on beside the new ones: it takes away
 * or demands what they do not know, or makes them wait. A table that it makes itself is nobody's yet. `released` are the
 * versions that are out: something is taken away once a version is that does not use it.
 */
export function problemsOf(sql: string, released: readonly string[]): string[] {
  const statements = statementsOf(sql)
  const made = new Set(
    statements.flatMap((each) => {
      const name =
        /^create (?:unlogged )?(?:table|view|materialized view|or replace view) (?:if not exists )?([^\s(]+)/.exec(
          each,
        )
      return name?.[1] ?? []
    }),
  )
  const broken = (rules: readonly Rule[]) =>
    statements.flatMap((statement) => {
      const found = rules.find(({ like }) => like.test(statement))
      if (!found || made.has(plain(found.like.exec(statement)?.[1]))) return []
      return [`'${statement.slice(0, 80)}' ${found.why}`]
    })
  const since = unusedSince(sql)
  const isUnused = since !== undefined && released.includes(since)
  const early =
    since !== undefined && !isUnused ? [`${since}, since which it is unused, is not released`] : []
  return [
    ...early,
    ...(since === undefined ? broken(breaking) : []),
    ...(waitsMarker.test(sql) ? [] : broken(waiting)),
  ]
}

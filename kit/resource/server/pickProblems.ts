import type { SQL } from 'drizzle-orm'
import { and, inArray, isNull } from 'drizzle-orm'
import type { FieldProblems } from '#kit/contract/fault.ts'
import { kitWords } from '#kit/i18n/kitWords.ts'
import { phrase } from '#kit/i18n/words.ts'
import type { Call } from '#kit/call/server/context.ts'
import type { Readable } from '#kit/data/server/viewOf.ts'

interface Picked {
  readonly table: Readable<'id' | 'deletedAt'>
  /** By their places in the list; null is not chosen yet. */
  readonly ids: readonly (number | null)[]
  /** Which records may be chosen, as far as they are there. */
  readonly open: SQL | undefined
  readonly pathOf: (index: number) => string
  /** The problem of a record that is further up already; absent: it may be there twice. */
  readonly twice?: FieldProblems[string]
}

const notPickable = phrase(kitWords, 'problems.notAvailable')

/** What is wrong with records that the rows of a list name, each problem at its row. */
export async function pickProblems({ db }: Pick<Call, 'db'>, picked: Picked): Promise<FieldProblems> {
  const { table, ids, open, pathOf, twice } = picked
  const chosen = ids.filter((id) => id !== null)
  if (chosen.length === 0) return {}
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(and(inArray(table.id, chosen), isNull(table.deletedAt), open))
  const available = new Set(rows.map((row) => Number(row.id)))
  const problemOf = (id: number | null, index: number) => {
    if (id === null) return undefined
    if (!available.has(id)) return notPickable
    return ids.indexOf(id) < index ? twice : undefined
  }
  return Object.fromEntries(
    ids.flatMap((id, index) => {
      const problem = problemOf(id, index)
      return problem ? [[pathOf(index), problem] as const] : []
    }),
  )
}

import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { Call, Db } from '#kit/call/server/context.ts'
import { numberedTables } from '#kit/data/server/exampleRecords.ts'
import { exampleRecordTable, numbers } from '#kit/data/server/table.ts'
import { learningView } from '#features/learning/attempt/server/attempt.queries.ts'
import { noteChanges } from '#features/learning/attempt/server/learningChange.commands.ts'
import {
  schoolKinds,
  type SchoolCounts,
  type SchoolKind,
  type SchoolRemoval,
} from '../example-school.contract.ts'
import { exampleSchoolTable as school } from './exampleSchool.table.ts'
import { findGoing, goingIn, heldBy, isDragged, type Going, type Known } from './findGoing.ts'
import type { Reference } from './references.ts'

const tableOf: Readonly<Record<SchoolKind, string>> = {
  people: 'app_user',
  careers: 'career',
  abilities: 'ability',
  tags: 'tag',
  activities: 'activity',
  courses: 'course',
  products: 'product',
  codes: 'exchange_code',
  orders: 'order',
  learnings: 'learning',
  works: 'assignment',
  messages: 'message',
  files: 'file',
}

const countsOf = (sizeOf: (table: string) => number): SchoolCounts =>
  schoolKinds.flatMap((kind) => {
    const count = sizeOf(tableOf[kind])
    return count > 0 ? [{ kind, count }] : []
  })

const removalOf = (going: Going, marked: Going): SchoolRemoval => ({
  goes: countsOf((table) => goingIn(going, table).size),
  stays: countsOf((table) => goingIn(marked, table).size - goingIn(going, table).size),
})

const knownIn = async (db: Db, references: readonly Reference[]): Promise<Known> => ({
  references,
  numbered: new Set(await numberedTables(db)),
})

/** What `removeSchool` would do now. */
export async function previewRemoval(
  { db }: Pick<Call, 'db'>,
  references: readonly Reference[],
): Promise<SchoolRemoval> {
  const { going, marked } = await findGoing(db, await knownIn(db, references))
  return removalOf(going, marked)
}

/**
 * Removes what is marked and no record of one's own needs, with all that belongs to it. What stays keeps its mark, so that nobody is
 * offered it. Within the call's transaction, behind the part that is being made at this moment.
 */
export async function removeSchool(call: Call, references: readonly Reference[]): Promise<SchoolRemoval> {
  const { db, services } = call
  await db.select().from(school).for('update')
  const known = await knownIn(db, references)
  const { going, marked } = await findGoing(db, known)
  const keys = await keysOf(db, goingIn(going, 'file'))
  const counted = await countedElsewhere(db, going)
  await deleteRows(db, known, going)
  await refuseIfHeld(db, known, going)
  await noteChanges(db, counted)
  await db.delete(school)
  // Rows first: bytes that a crash leaves behind are found as orphans.
  call.afterCommit(async () => {
    for (const key of keys) await services.files.delete(key)
  })
  return removalOf(going, marked)
}

async function deleteRows(db: Db, known: Known, going: Going): Promise<void> {
  const tables = new Set(known.references.map(({ table }) => table))
  for (const table of tables) {
    const dragged = known.numbered.has(table) ? undefined : isDragged(known, going, table)
    if (dragged) await db.execute(sql`delete from ${sql.identifier(table)} where ${dragged}`)
  }
  for (const [table, ids] of going) {
    if (ids.size === 0) continue
    const { inTable, recordId } = exampleRecordTable
    // The log lets marked entries go, so that the marks go last.
    await db.execute(sql`delete from ${sql.identifier(table)} where id = any(${numbers(ids)})`)
    await db
      .delete(exampleRecordTable)
      .where(and(eq(inTable, table), sql`${recordId} = any(${numbers(ids)})`))
  }
}

/** Learnings that go of activities that stay, whose figures count them. */
async function countedElsewhere(db: Db, going: Going): Promise<number[]> {
  const isGoing = inArray(learningView.id, [...goingIn(going, 'learning')])
  const stays = notInArray(learningView.activityId, [...goingIn(going, 'activity')])
  const rows = await db.select({ id: learningView.id }).from(learningView).where(and(isGoing, stays))
  return rows.map(({ id }) => id)
}

/** As the database would have it: somebody began to use what was about to go. All of it is undone, and looked at again. */
async function refuseIfHeld(db: Db, known: Known, going: Going): Promise<void> {
  for (const reference of known.references)
    if ((await heldBy(db, known, going, reference)).length > 0)
      throw Object.assign(new Error(`${reference.table} uses what was removed`), { code: '40001' })
}

/** Where the bytes of these files are. */
async function keysOf(db: Db, ids: ReadonlySet<number>): Promise<string[]> {
  if (ids.size === 0) return []
  const { rows } = await db.execute<{ key: string; thumb_key: string | null }>(
    sql`select key, thumb_key from file where id = any(${numbers(ids)})`,
  )
  return rows.flatMap(({ key, thumb_key: thumb }) => (thumb === null ? [key] : [key, thumb]))
}

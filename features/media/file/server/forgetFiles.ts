import type { SQL } from 'drizzle-orm'
import { and, eq, inArray, isNotNull, isNull, lt, notExists } from 'drizzle-orm'
import { z } from 'zod'
import { purposeRule, purposes } from '#kit/contract/file.ts'
import type { Db, Job, Services } from '#kit/call/server/context.ts'
import { fileTable, fileUseTable } from './store/file.table.ts'
import { removeOrphans } from './removeOrphans.ts'

const aDay = 24 * 3600 * 1000
const atOnce = 200

/** Files that stand in no library: no screen shows them once their record has let them go. */
const unlisted = purposes.filter((purpose) => purposeRule(purpose).who === 'signedIn')

const isUnused = (db: Db): SQL =>
  notExists(
    db.select({ id: fileUseTable.fileId }).from(fileUseTable).where(eq(fileUseTable.fileId, fileTable.id)),
  )

/**
 * Ends files after their time, bytes too. What no library lists and no record uses any more is deleted, as a person
 * deletes; what has been deleted for as long goes for good; and so do bytes that no row names. A library's files stay until
 * their owner deletes them.
 */
export const forgetFiles: Job<Record<string, never>> = {
  name: 'forgetFiles',
  payload: z.strictObject({}),
  schedule: '23 3 * * *',
  async run(services) {
    const { env, now } = services
    const before = now() - env.FILES_RETENTION_DAYS * aDay
    await allOf(services, isLeft(before), async (db, isChosen) => {
      await db.update(fileTable).set({ deletedAt: now() }).where(isChosen)
      return []
    })
    await allOf(services, and(isNotNull(fileTable.deletedAt), lt(fileTable.deletedAt, before)), remove)
    await removeOrphans(services, now() - aDay)
  },
}

const isLeft = (before: number): SQL | undefined =>
  and(isNull(fileTable.deletedAt), inArray(fileTable.purpose, unlisted), lt(fileTable.createdAt, before))

/** Returns the keys of bytes that go once this is committed. */
type Work = (db: Db, isChosen: SQL | undefined) => Promise<readonly string[]>

/**
 * Does something to unused files, some hundred in a transaction. They are locked first and looked at again then: a record
 * that takes one at this moment locks it too (`registerFileUses`), so it either is seen here or finds the file gone. What another
 * server has locked is left to it.
 */
async function allOf({ database, files }: Services, isDue: SQL | undefined, work: Work): Promise<void> {
  for (;;) {
    const { found, keys } = await database.db.transaction(async (db) => {
      const rows = await db
        .select({ id: fileTable.id })
        .from(fileTable)
        .where(and(isDue, isUnused(db)))
        .limit(atOnce)
        .for('update', { skipLocked: true })
      const ids = rows.map(({ id }) => id)
      return { found: ids.length, keys: await work(db, and(inArray(fileTable.id, ids), isUnused(db))) }
    })
    for (const key of keys) await files.delete(key)
    if (found < atOnce) return
  }
}

/** Rows first: bytes that a crash leaves behind are found as orphans. */
async function remove(db: Db, isChosen: SQL | undefined) {
  const gone = await db.delete(fileTable).where(isChosen).returning()
  return gone.flatMap(({ key, thumbKey }) => (thumbKey === null ? [key] : [key, thumbKey]))
}

import { randomBytes } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { SQL } from 'drizzle-orm'
import { and, eq, inArray, isNull, ne, not, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { holdsAny, userView } from '#features/people/user/server/user.queries.ts'
import { refuse } from '#kit/fault.ts'
import type { FilePurpose } from '#kit/file.ts'
import type { Role } from '#kit/role.ts'
import { roles as allRoles } from '#kit/role.ts'
import type { Db, Services } from '#kit/server/context.ts'
import { freeBytes } from '#kit/server/freeDisk.ts'
import { fileFaults } from '../file.faults.ts'
import { sizeText } from '../file.size.ts'
import { fileTable } from './file.table.ts'
import { uploadTable } from './upload.table.ts'

/** Where the bytes of uploads grow until they are taken in. */
export const uploadFolder = ({ env }: Pick<Services, 'env'>): string => join(env.DATA_DIR, 'uploads')

/** An unguessable name for a file's bytes, or for an upload. */
export const newToken = (): string => randomBytes(18).toString('base64url')

/** Bytes that are about to come. */
export interface Wanted {
  readonly ownerId: number
  readonly purpose: FilePurpose
  readonly name: string
  readonly size: number
}

type Keeping = Pick<Services, 'database' | 'env' | 'now'>

/**
 * Reserves room for bytes before the first of them is written, and answers the reservation, a row of `upload`. Whoever else
 * asks meanwhile waits, so that all together never get more than there is. What comes `insteadOf` an upload that has its own
 * reservation is not counted twice.
 */
export async function reserve(services: Keeping, wanted: Wanted, insteadOf?: string): Promise<string> {
  const id = newToken()
  await services.database.db.transaction(async (db) => {
    await db.execute(sql`select pg_advisory_xact_lock(hashtext('file quota'))`)
    await refuseBeyondQuota(services, db, wanted, insteadOf)
    await refuseUnderFloor(services, db, wanted.size)
    await db.insert(uploadTable).values({ ...wanted, id, createdAt: services.now() })
  })
  return id
}

/** Gives a reservation back, also when its bytes stand as a file now. */
export const release = async (db: Db, id: string): Promise<void> =>
  void (await db.delete(uploadTable).where(eq(uploadTable.id, id)))

/** What one person has of files, with what is on its way, and how much it may be; in bytes. */
export async function quotaOf({ env }: Pick<Services, 'env'>, db: Db, ownerId: number) {
  const role = await quotaRole(env, db, ownerId)
  return { used: await usedBy(db, (owner) => eq(owner, ownerId)), limit: env.QUOTA_PER_PERSON[role] ?? 0 }
}

/** The largest quota of somebody's roles counts; everybody may at least what a learner may. */
async function quotaRole(env: Services['env'], db: Db, ownerId: number): Promise<Role> {
  const [owner] = await db.select({ roles: userView.roles }).from(userView).where(eq(userView.id, ownerId))
  return [...(owner?.roles ?? [])].reduce<Role>(
    (best, role) => (isLarger(env, role, best) ? role : best),
    'student',
  )
}

const isLarger = ({ QUOTA_PER_PERSON: quotas }: Services['env'], role: Role, than: Role): boolean =>
  (quotas[role] ?? 0) > (quotas[than] ?? 0)

/** Those of whom this role is the one that counts. */
function countingAs(env: Services['env'], role: Role): SQL | undefined {
  const larger = allRoles.filter((one) => isLarger(env, one, role))
  return and(holdsAny([role]), larger.length > 0 ? not(holdsAny(larger)) : undefined)
}

async function refuseBeyondQuota(
  { env }: Keeping,
  db: Db,
  { ownerId, size }: Wanted,
  insteadOf: string | undefined,
): Promise<void> {
  const role = await quotaRole(env, db, ownerId)
  const people = db.select({ id: userView.id }).from(userView).where(countingAs(env, role))
  const quotas = [
    [fileFaults.quotaOfPerson, env.QUOTA_PER_PERSON[role], (owner: PgColumn) => eq(owner, ownerId)],
    [fileFaults.quotaOfRole, env.QUOTA_PER_ROLE[role], (owner: PgColumn) => inArray(owner, people)],
    [fileFaults.quotaOfAll, env.QUOTA_TOTAL, () => undefined],
  ] as const
  for (const [fault, limit, whose] of quotas) {
    if (limit === undefined) continue
    const used = await usedBy(db, whose, insteadOf)
    if (used + size <= limit) continue
    refuse(fault, { values: { used: bytesText(used), limit: bytesText(limit), size: bytesText(size) } })
  }
}

const sumOf = (bytes: SQL) => sql<number>`coalesce(sum(${bytes}), 0)`.mapWith(Number)

async function usedBy(db: Db, whose: (owner: PgColumn) => SQL | undefined, except?: string): Promise<number> {
  const [kept] = await db
    .select({ bytes: sumOf(sql`${fileTable.size} + coalesce(${fileTable.thumbSize}, 0)`) })
    .from(fileTable)
    .where(and(isNull(fileTable.deletedAt), whose(fileTable.creatorId)))
  const isOther = except === undefined ? undefined : ne(uploadTable.id, except)
  const [coming] = await db
    .select({ bytes: sumOf(sql`${uploadTable.size}`) })
    .from(uploadTable)
    .where(and(isNull(uploadTable.fileId), isOther, whose(uploadTable.ownerId)))
  return (kept?.bytes ?? 0) + (coming?.bytes ?? 0)
}

/** What others were promised and have not sent yet is not free any more. */
async function refuseUnderFloor(services: Keeping, db: Db, size: number): Promise<void> {
  const { DISK_FLOOR } = services.env
  const free = (await freeBytes(services.env)) - (await promised(services, db))
  if (free - size >= DISK_FLOOR) return
  const values = { free: bytesText(Math.max(free, 0)), floor: bytesText(DISK_FLOOR), size: bytesText(size) }
  refuse(fileFaults.diskLow, { values })
}

async function promised(services: Keeping, db: Db): Promise<number> {
  const standing = await db
    .select({ id: uploadTable.id, size: uploadTable.size })
    .from(uploadTable)
    .where(isNull(uploadTable.fileId))
  const missing = standing.map(async ({ id, size }) => {
    const part = await stat(join(uploadFolder(services), id)).catch(() => undefined)
    return Math.max(size - (part?.size ?? 0), 0)
  })
  return (await Promise.all(missing)).reduce((sum, bytes) => sum + bytes, 0)
}

const bytesText = (bytes: number): string => sizeText(bytes / 1024)

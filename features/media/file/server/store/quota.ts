import { randomBytes } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { SQL } from 'drizzle-orm'
import { and, eq, inArray, isNotNull, isNull, ne, not, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { refuse } from '#kit/contract/fault.ts'
import type { FilePurpose } from '#kit/contract/file.ts'
import type { Role } from '#kit/contract/role.ts'
import { roles as allRoles } from '#kit/contract/role.ts'
import type { Call, Db, Services } from '#kit/call/server/context.ts'
import { freeBytes } from '#kit/ops/server/freeDisk.ts'
import { hasAnyRole, userView } from '#features/people/user/server/user.queries.ts'
import { fileFaults } from '../../file.faults.ts'
import { sizeText } from '../../file.size.ts'
import { fileTable } from './file.table.ts'
import { uploadTable } from './upload.table.ts'

/** Where the bytes of uploads grow until they are taken in. */
export const uploadFolder = ({ env }: Pick<Services, 'env'>): string => join(env.DATA_DIR, 'uploads')

/** An unguessable name for a file's bytes, or for an upload. */
export const newToken = (): string => randomBytes(18).toString('base64url')

/** Bytes that are about to come. */
export interface RoomRequest {
  readonly ownerId: number
  readonly purpose: FilePurpose
  readonly name: string
  readonly size: number
}

type QuotaServices = Pick<Services, 'database' | 'env' | 'now'>

/**
 * Reserves room for bytes before the first of them is written, and answers the reservation, a row of `upload`. Whoever else
 * asks meanwhile waits, so that all together never get more than there is. What comes `insteadOf` an upload that has its own
 * reservation is not counted twice.
 */
export async function reserve(
  services: QuotaServices,
  request: RoomRequest,
  insteadOf?: string,
): Promise<string> {
  const id = newToken()
  await services.database.db.transaction(async (db) => {
    await lockQuotas(db)
    await refuseBeyondQuota(services, db, request, insteadOf)
    await refuseUnderFloor(services, db, request.size)
    await db.insert(uploadTable).values({ ...request, id, createdAt: services.now() })
  })
  return id
}

/** Gives a reservation back, also when its bytes stand as a file now. */
export const release = async (db: Db, id: string): Promise<void> =>
  void (await db.delete(uploadTable).where(eq(uploadTable.id, id)))

/** What one person has of files, with what is on its way, and how much it may be; in bytes. */
export async function quotaOf({ env }: Pick<Services, 'env'>, db: Db, ownerId: number) {
  const limit = env.QUOTA_PER_PERSON[await quotaRole(env, db, ownerId)] ?? 0
  const used = await usedBy(db, (owner) => eq(owner, ownerId))
  return { used: used + (await binned(db, ownerId, limit)), limit }
}

/** Refuses to bring deleted files back where there is no room for them any more; others wait until it is done. */
export async function roomToRestore(
  { db, services }: Pick<Call, 'db' | 'services'>,
  isFile: SQL,
): Promise<void> {
  await lockQuotas(db)
  const rows = await db
    .select()
    .from(fileTable)
    .where(and(isFile, isNotNull(fileTable.deletedAt)))
  for (const { creatorId, size, thumbSize } of rows)
    if (creatorId !== null)
      await refuseBeyondQuota(services, db, { ownerId: creatorId, size: size + (thumbSize ?? 0) })
}

const lockQuotas = (db: Db) => db.execute(sql`select pg_advisory_xact_lock(hashtext('file quota'))`)

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
  return and(hasAnyRole([role]), larger.length > 0 ? not(hasAnyRole(larger)) : undefined)
}

async function refuseBeyondQuota(
  { env }: Pick<Services, 'env'>,
  db: Db,
  { ownerId, size }: Pick<RoomRequest, 'ownerId' | 'size'>,
  insteadOf?: string,
): Promise<void> {
  const role = await quotaRole(env, db, ownerId)
  const deleted = await binned(db, ownerId, env.QUOTA_PER_PERSON[role] ?? 0)
  const people = db.select({ id: userView.id }).from(userView).where(countingAs(env, role))
  const quotas = [
    [fileFaults.quotaOfPerson, env.QUOTA_PER_PERSON[role], (owner: PgColumn) => eq(owner, ownerId)],
    [fileFaults.quotaOfRole, env.QUOTA_PER_ROLE[role], (owner: PgColumn) => inArray(owner, people)],
    [fileFaults.quotaOfAll, env.QUOTA_TOTAL, () => undefined],
  ] as const
  for (const [fault, limit, whose] of quotas) {
    if (limit === undefined) continue
    const living = await usedBy(db, whose, insteadOf)
    const used = fault === fileFaults.quotaOfPerson ? living + deleted : living
    if (used + size <= limit) continue
    refuse(fault, { values: { used: bytesText(used), limit: bytesText(limit), size: bytesText(size) } })
  }
}

const sumOf = (bytes: SQL) => sql<number>`coalesce(sum(${bytes}), 0)`.mapWith(Number)
const bytesOfFiles = sumOf(sql`${fileTable.size} + coalesce(${fileTable.thumbSize}, 0)`)

async function usedBy(db: Db, whose: (owner: PgColumn) => SQL | undefined, except?: string): Promise<number> {
  const [stored] = await db
    .select({ bytes: bytesOfFiles })
    .from(fileTable)
    .where(and(isNull(fileTable.deletedAt), whose(fileTable.creatorId)))
  const isOther = except === undefined ? undefined : ne(uploadTable.id, except)
  const [coming] = await db
    .select({ bytes: sumOf(sql`${uploadTable.size}`) })
    .from(uploadTable)
    .where(and(isNull(uploadTable.fileId), isOther, whose(uploadTable.ownerId)))
  return (stored?.bytes ?? 0) + (coming?.bytes ?? 0)
}

/**
 * Deleted files lie on the disk until their time is over. As much of them as the quota makes room for others; what is more
 * counts, or whoever uploads and deletes by turns would fill the disk.
 */
async function binned(db: Db, ownerId: number, limit: number): Promise<number> {
  const [bin] = await db
    .select({ bytes: bytesOfFiles })
    .from(fileTable)
    .where(and(isNotNull(fileTable.deletedAt), eq(fileTable.creatorId, ownerId)))
  return Math.max((bin?.bytes ?? 0) - limit, 0)
}

/** What others were promised and have not sent yet is not free any more. */
async function refuseUnderFloor(services: QuotaServices, db: Db, size: number): Promise<void> {
  const { DISK_FLOOR } = services.env
  const free = (await freeBytes(services.env)) - (await promised(services, db))
  if (free - size >= DISK_FLOOR) return
  const values = { free: bytesText(Math.max(free, 0)), floor: bytesText(DISK_FLOOR), size: bytesText(size) }
  refuse(fileFaults.diskLow, { values })
}

async function promised(services: QuotaServices, db: Db): Promise<number> {
  const reservations = await db
    .select({ id: uploadTable.id, size: uploadTable.size })
    .from(uploadTable)
    .where(isNull(uploadTable.fileId))
  const missing = reservations.map(async ({ id, size }) => {
    const part = await stat(join(uploadFolder(services), id)).catch(() => undefined)
    return Math.max(size - (part?.size ?? 0), 0)
  })
  return (await Promise.all(missing)).reduce((sum, bytes) => sum + bytes, 0)
}

const bytesText = (bytes: number): string => sizeText(bytes / 1024)

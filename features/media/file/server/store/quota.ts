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
import { partBytes } from '#kit/files/server/multipart.ts'
import { fileTable } from './file.table.ts'
import { newToken } from './newToken.ts'
import { uploadTable } from './upload.table.ts'

/** The folder in which unfinished uploads are stored. */
export const uploadFolder = ({ env }: Pick<Services, 'env'>): string => join(env.DATA_DIR, 'uploads')

/** A file whose bytes are to be written. */
export interface SpaceRequest {
  readonly ownerId: number
  readonly purpose: FilePurpose
  readonly name: string
  readonly size: number
}

type QuotaServices = Pick<Services, 'database' | 'env' | 'now'>

interface ReserveOptions {
  /** What is replaced has a reservation of its own, and is not counted twice. */
  readonly insteadOf?: string | undefined
  /** Refuses what else must hold; no other reservation is made meanwhile. */
  readonly check?: (db: Db) => Promise<void>
}

/**
 * Reserves space before the first byte is written, and returns the id of the reservation, a row of `upload`. Reservations
 * are made one after the other, at whichever server, so that together they never exceed a quota or the disk.
 * @throws Fault where a quota or the free disk space does not suffice
 */
export async function reserve(
  services: QuotaServices,
  request: SpaceRequest,
  { insteadOf, check }: ReserveOptions = {},
): Promise<string> {
  const id = newToken()
  await services.database.db.transaction(async (db) => {
    await lockQuotas(db)
    await check?.(db)
    await checkQuota(services, db, request, insteadOf)
    await checkFreeSpace(services, db, request.size)
    await db.insert(uploadTable).values({ ...request, id, createdAt: services.now() })
  })
  return id
}

/** Deletes a reservation: the upload was given up, or its bytes count as a file from now on. */
export const release = async (db: Db, id: string): Promise<void> =>
  void (await db.delete(uploadTable).where(eq(uploadTable.id, id)))

/** Space that one person's files use, reservations included, and their quota; in bytes. */
export async function quotaOf({ env }: Pick<Services, 'env'>, db: Db, ownerId: number) {
  const limit = env.QUOTA_PER_PERSON[await quotaRole(env, db, ownerId)] ?? 0
  const used = await usedBy(db, (owner) => eq(owner, ownerId))
  return { used: used + (await trashBytesBeyond(limit, db, ownerId)), limit }
}

/** Refuses to restore files from the trash where their owner's quota does not suffice; other reservations wait meanwhile. */
export async function checkSpaceToRestore(
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
      await checkQuota(services, db, { ownerId: creatorId, size: size + (thumbSize ?? 0) })
}

const lockQuotas = (db: Db) => db.execute(sql`select pg_advisory_xact_lock(hashtext('file quota'))`)

/** The role that gives somebody the largest quota; a learner's is the least that everybody has. */
async function quotaRole(env: Services['env'], db: Db, ownerId: number): Promise<Role> {
  const [owner] = await db.select({ roles: userView.roles }).from(userView).where(eq(userView.id, ownerId))
  return [...(owner?.roles ?? [])].reduce<Role>(
    (best, role) => (isLarger(env, role, best) ? role : best),
    'student',
  )
}

const isLarger = ({ QUOTA_PER_PERSON: quotas }: Services['env'], role: Role, than: Role): boolean =>
  (quotas[role] ?? 0) > (quotas[than] ?? 0)

/** The condition that somebody has the quota of this role, and not a larger one by another role. */
function hasQuotaOf(env: Services['env'], role: Role): SQL | undefined {
  const larger = allRoles.filter((one) => isLarger(env, one, role))
  return and(hasAnyRole([role]), larger.length > 0 ? not(hasAnyRole(larger)) : undefined)
}

async function checkQuota(
  { env }: Pick<Services, 'env'>,
  db: Db,
  { ownerId, size }: Pick<SpaceRequest, 'ownerId' | 'size'>,
  insteadOf?: string,
): Promise<void> {
  const role = await quotaRole(env, db, ownerId)
  const trashBytes = await trashBytesBeyond(env.QUOTA_PER_PERSON[role] ?? 0, db, ownerId)
  const people = db.select({ id: userView.id }).from(userView).where(hasQuotaOf(env, role))
  const quotas = [
    [fileFaults.quotaOfPerson, env.QUOTA_PER_PERSON[role], (owner: PgColumn) => eq(owner, ownerId)],
    [fileFaults.quotaOfRole, env.QUOTA_PER_ROLE[role], (owner: PgColumn) => inArray(owner, people)],
    [fileFaults.quotaOfAll, env.QUOTA_TOTAL, () => undefined],
  ] as const
  for (const [fault, limit, isOwner] of quotas) {
    if (limit === undefined) continue
    const activeBytes = await usedBy(db, isOwner, insteadOf)
    const used = fault === fileFaults.quotaOfPerson ? activeBytes + trashBytes : activeBytes
    if (used + size <= limit) continue
    refuse(fault, { values: { used: bytesText(used), limit: bytesText(limit), size: bytesText(size) } })
  }
}

const sumOf = (bytes: SQL) => sql<number>`coalesce(sum(${bytes}), 0)`.mapWith(Number)
const bytesOfFiles = sumOf(sql`${fileTable.size} + coalesce(${fileTable.thumbSize}, 0)`)

/** Bytes of files that are not in the trash, and of reservations. */
async function usedBy(
  db: Db,
  isOwner: (owner: PgColumn) => SQL | undefined,
  except?: string,
): Promise<number> {
  const [stored] = await db
    .select({ bytes: bytesOfFiles })
    .from(fileTable)
    .where(and(isNull(fileTable.deletedAt), isOwner(fileTable.creatorId)))
  const isOther = except === undefined ? undefined : ne(uploadTable.id, except)
  const [reserved] = await db
    .select({ bytes: sumOf(sql`${uploadTable.size}`) })
    .from(uploadTable)
    .where(and(isNull(uploadTable.fileId), isOther, isOwner(uploadTable.ownerId)))
  return (stored?.bytes ?? 0) + (reserved?.bytes ?? 0)
}

/**
 * Bytes of somebody's files in the trash beyond `limit`. Such files stay on the disk until they are purged: up to one quota
 * of them does not count, the rest does, or whoever uploads and deletes by turns would fill the disk.
 */
async function trashBytesBeyond(limit: number, db: Db, ownerId: number): Promise<number> {
  const [trash] = await db
    .select({ bytes: bytesOfFiles })
    .from(fileTable)
    .where(and(isNotNull(fileTable.deletedAt), eq(fileTable.creatorId, ownerId)))
  return Math.max((trash?.bytes ?? 0) - limit, 0)
}

/**
 * What is reserved and not written yet is not free any more. Where files are in an S3-compatible store, only the part that comes
 * just now is on this server's disk.
 */
async function checkFreeSpace(services: QuotaServices, db: Db, size: number): Promise<void> {
  const { DISK_FLOOR, S3_ENDPOINT } = services.env
  const reserved = S3_ENDPOINT ? 0 : await reservedBytes(services, db)
  const free = (await freeBytes(services.env)) - reserved
  const needed = S3_ENDPOINT ? Math.min(size, partBytes) : size
  if (free - needed >= DISK_FLOOR) return
  const values = { free: bytesText(Math.max(free, 0)), floor: bytesText(DISK_FLOOR), size: bytesText(size) }
  refuse(fileFaults.diskLow, { values })
}

/** Bytes that are reserved and not on the disk yet. */
async function reservedBytes(services: QuotaServices, db: Db): Promise<number> {
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

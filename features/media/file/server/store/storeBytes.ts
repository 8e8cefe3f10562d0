import type { Db, Services } from '#kit/call/server/context.ts'
import { release, reserve, type SpaceRequest } from './quota.ts'

/** Bytes to be stored under an unguessable key. */
export interface Part {
  readonly key: string
  readonly bytes: Buffer
  readonly mime: string
}

/** Bytes that are in the store, whose rows are still to be written. */
export interface StoredBytes {
  /** In the transaction that writes the rows: they count from then on, and the reservation no more. */
  commit(db: Db): Promise<void>
  /** Removes the bytes again: no row will name them. */
  drop(): Promise<void>
}

const nothing: StoredBytes = { commit: async () => {}, drop: async () => {} }

/** Reserves space for bytes and stores them, so that no row ever points at nothing; all of them or none. */
export async function storeBytes(
  services: Pick<Services, 'database' | 'env' | 'files' | 'now'>,
  { ownerId, purpose, name }: Omit<SpaceRequest, 'size'>,
  parts: readonly Part[],
  insteadOf?: string,
): Promise<StoredBytes> {
  if (parts.length === 0) return nothing
  const { database, files } = services
  const size = parts.reduce((sum, { bytes }) => sum + bytes.length, 0)
  const reservation = await reserve(services, { ownerId, purpose, name, size }, { insteadOf })
  const drop = async () => {
    await Promise.all(parts.map(({ key }) => files.delete(key).catch(() => undefined)))
    await release(database.db, reservation)
  }
  try {
    for (const { key, bytes, mime } of parts) await files.put(key, bytes, mime)
  } catch (error) {
    await drop()
    throw error
  }
  return { commit: (db) => release(db, reservation), drop }
}

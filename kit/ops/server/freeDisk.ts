import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env } from './env.ts'

/** Where files are written in DATA_DIR; each may be a disk of its own. */
const places = ['.', 'files', 'uploads']

/** Bytes that the server may still write: of the fullest of its disks. */
export async function freeBytes({ DATA_DIR }: Pick<Env, 'DATA_DIR'>): Promise<number> {
  const free = places.map((place) =>
    statfs(join(DATA_DIR, place)).then(
      ({ bavail, bsize }) => bavail * bsize,
      () => Infinity,
    ),
  )
  return Math.min(...(await Promise.all(free)))
}

/** Whether less is free than what is kept back for texts. */
export const isDiskLow = async (env: Pick<Env, 'DATA_DIR' | 'DISK_FLOOR'>): Promise<boolean> =>
  (await freeBytes(env)) < env.DISK_FLOOR

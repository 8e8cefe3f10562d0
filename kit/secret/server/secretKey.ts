import { randomBytes } from 'node:crypto'
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Env } from '#kit/ops/server/env.ts'

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EEXIST'

/**
 * The 32 bytes that sign and encrypt. From SECRET_KEY where the operator keeps it, else made once and kept in DATA_DIR,
 * readable by its owner alone.
 */
export async function readSecretKey(env: Env): Promise<Buffer> {
  if (env.SECRET_KEY) return createHash('sha256').update(env.SECRET_KEY).digest()
  const path = join(env.DATA_DIR, 'secret.key')
  await mkdir(env.DATA_DIR, { recursive: true, mode: 0o700 })
  // `wx` fails where the key exists, so that two processes cannot each make one.
  await writeFile(path, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 }).catch(
    (error: unknown) => {
      if (!isTaken(error)) throw error
    },
  )
  await chmod(path, 0o600)
  const key = Buffer.from((await readFile(path, 'utf8')).trim(), 'hex')
  if (key.length !== 32) throw new Error(`${path} does not hold a key of 32 bytes.`)
  return key
}

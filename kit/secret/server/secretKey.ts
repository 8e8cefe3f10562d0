import { createHash, randomBytes } from 'node:crypto'
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env } from '#kit/ops/server/env.ts'
import type { SecretKey } from './seal.ts'

/** What DATA_DIR holds the keys as, where the operator keeps none elsewhere. */
export const keyFile = 'secret.key'
export const oldKeyFile = 'secret.old.key'

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code

/**
 * The 32 bytes that sign and encrypt. From SECRET_KEY where the operator keeps it, else made once and kept in DATA_DIR,
 * readable by its owner alone; the one before it from SECRET_KEY_OLD, or `secret.old.key` there.
 */
export async function readSecretKey(env: Env): Promise<SecretKey> {
  return {
    current: env.SECRET_KEY ? hashed(env.SECRET_KEY) : await madeKey(env.DATA_DIR),
    old: env.SECRET_KEY_OLD ? hashed(env.SECRET_KEY_OLD) : await oldKey(env.DATA_DIR),
  }
}

const hashed = (text: string): Buffer => createHash('sha256').update(text).digest()

async function madeKey(folder: string): Promise<Buffer> {
  const path = join(folder, keyFile)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // `wx` fails where the key exists, so that two processes cannot each make one.
  await writeFile(path, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 }).catch(
    (error: unknown) => {
      if (!isCode(error, 'EEXIST')) throw error
    },
  )
  await chmod(path, 0o600)
  return keyIn(path, await readFile(path, 'utf8'))
}

async function oldKey(folder: string): Promise<Buffer | undefined> {
  const path = join(folder, oldKeyFile)
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (!isCode(error, 'ENOENT')) throw error
  })
  return text === undefined ? undefined : keyIn(path, text)
}

function keyIn(path: string, text: string): Buffer {
  const key = Buffer.from(text.trim(), 'hex')
  if (key.length !== 32) throw new Error(`${path} does not hold a key of 32 bytes.`)
  return key
}

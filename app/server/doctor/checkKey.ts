import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env } from '#kit/ops/server/env.ts'
import { keyFile } from '#kit/secret/server/secretKey.ts'
import { findingsOf, type Finding } from './finding.ts'

const { ok, warning, fault } = findingsOf('key')

/** A key made by chance has more different signs than this, a word that somebody thought of has fewer. */
const fewSigns = 12
const makeOne =
  'Make one with `openssl rand -hex 32`, and follow "Rotate the key" in the guide for operators.'

/** The key that encrypts what people entrust to the server, and whether all servers have the same. */
export async function checkKey(env: Env): Promise<readonly Finding[]> {
  if (env.SECRET_KEY !== undefined) return [judged(env.SECRET_KEY)]
  const path = join(env.DATA_DIR, keyFile)
  const text = await readFile(path, 'utf8').catch(() => undefined)
  const shared = ofSeveralServers(env)
  if (text === undefined) return [...shared, ok(`a key will be made at the first start (${path})`)]
  if (!/^[0-9a-f]{64}$/i.test(text.trim()))
    return [
      fault(
        `${path} does not hold a key of 32 bytes`,
        'Put the file back from a backup; without it stored keys cannot be read.',
      ),
    ]
  const { mode } = await stat(path)
  if ((mode & 0o077) !== 0) return [...shared, warning(`${path} can be read by others`, `chmod 600 ${path}`)]
  return [...shared, ok(`a key of 32 bytes lies in ${path}; a backup holds it`)]
}

/** What a server that may not be the only one of its database says at its start too: with another key it refuses what the others signed. */
export const ofSeveralServers = (env: Env): readonly Finding[] =>
  env.DATABASE_URL === undefined || env.SECRET_KEY !== undefined
    ? []
    : [
        warning(
          'SECRET_KEY is not set, so each server makes a key of its own in its DATA_DIR',
          'Set the same SECRET_KEY for all servers of this database, before a second one starts.',
        ),
      ]

function judged(key: string): Finding {
  const signs = new Set(key).size
  if (signs < fewSigns)
    return warning(`SECRET_KEY has only ${signs} different signs, and can be guessed`, makeOne)
  return ok(`SECRET_KEY has ${key.length} signs`)
}

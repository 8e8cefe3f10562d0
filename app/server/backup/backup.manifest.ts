import { createHash } from 'node:crypto'
import { z } from 'zod'
import { keysFor, type SecretKey } from '#kit/secret/server/seal.ts'
import { backupSequence, backupTable } from './backup.tables.ts'

/** What a backup says of itself; the last entry that is written. */
export const manifest = z.object({
  kind: z.literal('lectern-backup'),
  format: z.literal(1),
  /** Unix milliseconds of the snapshot. */
  at: z.number().int(),
  /** The migrations that had run, by their times. */
  migrations: z.array(z.number()),
  /** Shows whether another server's key opens what is sealed; reveals nothing of the key. */
  keyMark: z.string(),
  /** Likewise of the key before it, where the server had one: rows may still be sealed with that. */
  oldKeyMark: z.string().optional(),
  tables: z.array(backupTable),
  sequences: z.array(backupSequence),
  files: z.number().int(),
})
export type Manifest = z.output<typeof manifest>

export const manifestEntry = 'manifest.json'
export const filesFolder = 'files/'
export const tableEntry = ({ schema, name }: { readonly schema: string; readonly name: string }): string =>
  `tables/${schema}.${name}.jsonl`

/** By what a key is known again, without telling it; of the current key first. */
export const marksOf = (secretKey: SecretKey): readonly string[] =>
  keysFor(secretKey, 'backup mark').map((key) => createHash('sha256').update(key).digest('base64url'))

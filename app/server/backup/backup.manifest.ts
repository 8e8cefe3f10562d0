import { createHash } from 'node:crypto'
import { z } from 'zod'
import { keyFor } from '#kit/secret/server/seal.ts'
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
  tables: z.array(backupTable),
  sequences: z.array(backupSequence),
  files: z.number().int(),
})
export type Manifest = z.output<typeof manifest>

export const manifestEntry = 'manifest.json'
export const keyEntry = 'secret.key'
export const filesFolder = 'files/'
export const tableEntry = ({ schema, name }: { readonly schema: string; readonly name: string }): string =>
  `tables/${schema}.${name}.jsonl`

export const markOf = (secretKey: Buffer): string =>
  createHash('sha256').update(keyFor(secretKey, 'backup mark')).digest('base64url')

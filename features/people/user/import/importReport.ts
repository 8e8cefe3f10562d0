import { z } from 'zod'

/** H1: what one import takes at most. */
export const maxImported = 1000
/** The largest sheet, in MB. */
export const maxImportMegabytes = 5

/** The columns of a sheet of people; their headings are the labels of the form, in any of the four languages. */
export const importColumns = [
  'username',
  'nickname',
  'roles',
  'password',
  'phone',
  'wxOpenid',
  'unionId',
] as const
export type ImportColumn = (typeof importColumns)[number]

/** Columns that a report may show again: all but the password. */
export const shownColumns = ['username', 'nickname', 'roles', 'phone', 'wxOpenid', 'unionId'] as const
export type ShownColumn = (typeof shownColumns)[number]

/** What became of one row of the sheet. */
export const importRow = z.object({
  /** As the program that made the sheet counts, from 1. */
  at: z.number().int(),
  outcome: z.enum(['taken', 'left']),
  /** The cells as they stood. */
  values: z.record(z.enum(shownColumns), z.string()),
  /** Why it was left, by column, in the asker's language. */
  problems: z.partialRecord(z.enum(importColumns), z.string()),
  /** Whether the account's first password was made here; otherwise the sheet gave it. */
  isMade: z.boolean(),
})
export type ImportRow = z.output<typeof importRow>

export const importReport = z.object({
  rows: z.array(importRow),
  takenCount: z.number().int(),
  /** Headings that are none of the columns. */
  unknownColumns: z.array(z.string()),
  /** Once, in the answer that made the accounts: an xlsx in base64 with what became of each row and the passwords made. */
  file: z.object({ name: z.string(), base64: z.string() }).nullable(),
})
export type ImportReport = z.output<typeof importReport>

import { refuse, type FaultRow } from '#kit/contract/fault.ts'
import type { Db } from '#kit/data/server/db.ts'
import { aiFaults } from '../aiFaults.ts'
import { AiError, type AiErrorKind } from './ai.ts'

export interface SensitiveWords {
  /** The listed words in a text, read over the caller's connection; the list is compiled once and cached until it changes. */
  find(db: Db, text: string): Promise<readonly string[]>
}

const rows: Readonly<Record<AiErrorKind, FaultRow>> = {
  missing: aiFaults.aiMissing,
  refused: aiFaults.aiRefused,
  busy: aiFaults.aiBusy,
  silent: aiFaults.aiSilent,
  broken: aiFaults.aiBroken,
  endless: aiFaults.aiEndless,
  forbidden: aiFaults.aiForbidden,
  spent: aiFaults.aiSpent,
}

/**
 * Throws what a call to an AI has thrown.
 * @throws Fault of its kind for an `AiError`; any other error as it is
 */
export function refuseAiError(error: unknown): never {
  if (!(error instanceof AiError)) throw error
  refuse(rows[error.kind])
}

/**
 * Refuses a prompt that holds sensitive words.
 * @throws `sensitive` with the words in `data.words`
 */
export async function refuseSensitive(
  { db, services }: { readonly db: Db; readonly services: { readonly sensitive: SensitiveWords } },
  text: string,
): Promise<void> {
  const words = await services.sensitive.find(db, text)
  if (words.length > 0) refuse(aiFaults.sensitive, { data: { words } })
}

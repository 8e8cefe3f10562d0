import { refuse, type FaultRow } from '#kit/contract/fault.ts'
import type { Db } from '#kit/data/server/db.ts'
import { aiFaults } from '../aiFaults.ts'
import { AiTrouble, type AiTroubleKind } from './ai.ts'

export interface SensitiveWords {
  /** Read over the connection that the caller has; the list is compiled once and kept until it changes. */
  find(db: Db, text: string): Promise<readonly string[]>
}

const rows: Readonly<Record<AiTroubleKind, FaultRow>> = {
  missing: aiFaults.aiMissing,
  refused: aiFaults.aiRefused,
  busy: aiFaults.aiBusy,
  silent: aiFaults.aiSilent,
  broken: aiFaults.aiBroken,
  endless: aiFaults.aiEndless,
  forbidden: aiFaults.aiForbidden,
  spent: aiFaults.aiSpent,
}

/** The refusal that tells a trouble of the AI; any other error passes through. */
export function refuseTrouble(error: unknown): never {
  if (!(error instanceof AiTrouble)) throw error
  refuse(rows[error.kind])
}

/** Refuses a prompt that holds sensitive words, and names them. */
export async function refuseSensitive(
  { db, services }: { readonly db: Db; readonly services: { readonly sensitive: SensitiveWords } },
  text: string,
): Promise<void> {
  const words = await services.sensitive.find(db, text)
  if (words.length > 0) refuse(aiFaults.sensitive, { data: { words } })
}

import { aiFaults } from '#kit/aiFaults.ts'
import { refuse, type FaultRow } from '#kit/fault.ts'
import { AiTrouble, type AiTroubleKind } from './ai/ai.ts'
import type { Call } from './context.ts'

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
  { db, services }: Pick<Call, 'db' | 'services'>,
  text: string,
): Promise<void> {
  const words = await services.sensitive.find(db, text)
  if (words.length > 0) refuse(aiFaults.sensitive, { data: { words } })
}

import { and, eq, isNull } from 'drizzle-orm'
import type { FieldProblems } from '#kit/contract/fault.ts'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import { kitWords } from '#kit/i18n/kitWords.ts'
import type { WrittenOf } from '#kit/contract/resource.ts'
import { refuseProvider } from '#kit/ai/server/refuseProvider.ts'
import type { Call } from '#kit/call/server/context.ts'
import type { Values } from '#kit/resource/server/crud.ts'
import { pickProblems } from '#kit/resource/server/pickProblems.ts'
import { phrase } from '#kit/i18n/words.ts'
import { voiceView } from '#features/ai/voice/server/voice.queries.ts'
import type { agent } from '../agent.contract.ts'
import { mustReenterKey, needsAddress } from '../agent.fields.ts'
import { agentFaults } from '../agent.faults.ts'
import { agentWords } from '../agent.words.ts'
import { agentTable } from './agent.table.ts'

type Written = Partial<WrittenOf<typeof agent>>

/** Refuses an address that is missing, or that `refuseProvider` refuses. */
export async function refuseAddress(call: Call, { platform, baseUrl = '' }: Written): Promise<void> {
  const isMissing = baseUrl === '' && needsAddress(platform ?? null)
  const missing = phrase(kitWords, 'problems.required.enter')
  if (isMissing) refuse(kitFaults.invalid, { fields: { baseUrl: missing } })
  await refuseProvider(call, baseUrl, (found) => phrase(agentWords, `problems.${found}`))
}

/** What is wrong with what is about to be saved: its voice, and a key that would go where it was not entered for. */
export async function checkAgent(call: Call, values: Values, id: number | undefined): Promise<FieldProblems> {
  const written: Written = values
  const before = id === undefined ? undefined : await existingAgent(call, id)
  const isSpoken = before?.voiceId === written.voiceId
  return {
    ...(isSpoken ? {} : await voiceProblem(call, written.voiceId ?? null)),
    ...(before ? keyProblems(before, written) : {}),
  }
}

async function existingAgent({ db }: Call, id: number) {
  const [row] = await db.select().from(agentTable).where(eq(agentTable.id, id))
  return row
}

const voiceProblem = (call: Call, voiceId: number | null): Promise<FieldProblems> =>
  pickProblems(call, {
    table: voiceView,
    ids: [voiceId],
    open: eq(voiceView.status, 'enabled'),
    pathOf: () => 'voiceId',
  })

function keyProblems(before: typeof agentTable.$inferSelect, written: Written): FieldProblems {
  const { platform = null, baseUrl = '', apiKey, secret } = written
  if (!mustReenterKey(before, { platform, baseUrl })) return {}
  const again = phrase(agentWords, 'problems.keyAgain')
  return {
    ...(apiKey === undefined && { apiKey: again }),
    ...(before.sealedSecret !== '' && secret === undefined && { secret: again }),
  }
}

/** R-agent: only its creator operates an agent. An agent that is not there is refused with another fault than one of somebody else. */
export async function refuseOthers({ db, actor }: Call, id: number, isDeleted = false): Promise<void> {
  const [row] = await db
    .select({ creatorId: agentTable.creatorId })
    .from(agentTable)
    .where(and(eq(agentTable.id, id), isDeleted ? undefined : isNull(agentTable.deletedAt)))
  if (!row) refuse(kitFaults.notFound)
  if (row.creatorId !== actor.id) refuse(agentFaults.notYours)
}

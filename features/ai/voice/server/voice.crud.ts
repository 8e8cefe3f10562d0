import { and, eq, sql } from 'drizzle-orm'
import type { SpeechProtocol } from '#kit/ai/aiProvider.ts'
import type { FieldProblems } from '#kit/contract/fault.ts'
import type { Call } from '#kit/call/server/context.ts'
import type { CrudSpec, Values } from '#kit/resource/server/crud.ts'
import type { AnyResource } from '#kit/contract/resource.ts'
import { phrase } from '#kit/i18n/words.ts'
import { userView } from '#features/people/user/server/user.queries.ts'
import { voiceWords } from '../voice.words.ts'
import { voiceTable } from './voice.table.ts'

async function problemsIn(call: Call, values: Values, id: number | undefined): Promise<FieldProblems> {
  const baseUrl = String(values['baseUrl'] ?? '')
  const mustRepeatKey = values['apiKey'] === undefined && (await isMoved(call, baseUrl, id))
  return mustRepeatKey ? { apiKey: phrase(voiceWords, 'problems.keyAgain') } : {}
}

/** Whether a key would follow its voice to another address: whoever changes that has to know the key. */
async function isMoved({ db }: Call, baseUrl: string, id: number | undefined): Promise<boolean> {
  if (id === undefined) return false
  const [before] = await db.select().from(voiceTable).where(eq(voiceTable.id, id))
  return before !== undefined && before.sealedKey !== null && before.baseUrl !== baseUrl
}

export const isEnabled = eq(voiceTable.status, 'enabled')

/** One table, of which each kind of voice has its part. */
export const voiceSpec = <R extends AnyResource>(resource: R, protocol: SpeechProtocol) =>
  ({
    resource,
    table: voiceTable,
    people: userView,
    access: { visible: () => eq(voiceTable.protocol, protocol), mayEdit: () => true },
    label: voiceTable.name,
    extra: { hasApiKey: sql`${voiceTable.sealedKey} is not null` },
    pickable: () => and(isEnabled, eq(voiceTable.protocol, protocol)),
    deletableIn: ['disabled'],
    check: problemsIn,
    derive: () => ({ protocol }),
    elsewhere: ['apiKey'] as const,
  }) satisfies CrudSpec

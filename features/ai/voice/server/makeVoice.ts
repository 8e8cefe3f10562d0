import type { Services } from '#kit/call/server/context.ts'
import { voiceTable } from './voice.table.ts'

type NewVoice = Partial<typeof voiceTable.$inferInsert>

/** A voice for tests and demo data: a general one of the operator's own provider, without a key, unless said otherwise. */
export async function makeVoice({ database, now }: Pick<Services, 'database' | 'now'>, voice: NewVoice = {}) {
  const at = now()
  const [row] = await database.db
    .insert(voiceTable)
    .values({
      protocol: 'openai',
      name: 'Clear',
      code: 'alloy',
      language: 'en',
      model: 'tts-1',
      createdAt: at,
      updatedAt: at,
      ...voice,
    })
    .returning()
  if (!row) throw new Error('the voice was not made')
  return row
}

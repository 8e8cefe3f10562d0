import { index, pgTable, text } from 'drizzle-orm/pg-core'
import type { SpeechProtocol } from '#kit/ai/aiProvider.ts'
import { bigramsOf, falling, listIndex, stampColumns } from '#kit/data/server/table.ts'
import type { Language } from '#kit/i18n/words.ts'
import type { Gender } from '../voice.limits.ts'

/** I3: general voices and MiniMax voice tones, distinguished by `protocol`. */
export const voiceTable = pgTable(
  'voice',
  {
    ...stampColumns(),
    protocol: text().$type<SpeechProtocol>().notNull(),
    name: text().notNull(),
    /** The provider's name of the voice. */
    code: text().notNull(),
    language: text().$type<Language>().notNull(),
    gender: text().$type<Gender>(),
    model: text().notNull(),
    /** '' of a general voice: the operator's own provider and key. */
    baseUrl: text().notNull().default(''),
    /** Sealed at `keyPlace(id)`; never shown. */
    sealedKey: text('api_key'),
    /** Of MiniMax alone. */
    groupId: text().notNull().default(''),
    /** What it speaks when somebody listens to it. */
    sampleText: text().notNull().default(''),
    status: text().$type<'enabled' | 'disabled'>().notNull().default('enabled'),
  },
  (table) => [
    index('voice_name_search').using('gin', bigramsOf(table.name)),
    listIndex(falling(table.updatedAt), falling(table.id)),
  ],
)

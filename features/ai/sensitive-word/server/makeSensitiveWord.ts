import type { Services } from '#kit/call/server/context.ts'
import { sensitiveWordTable } from './sensitiveWord.table.ts'

type NewWord = Partial<typeof sensitiveWordTable.$inferInsert>

/** A word that is looked for, for tests and demo data. */
export async function makeSensitiveWord(
  { database, now }: Pick<Services, 'database' | 'now'>,
  word: NewWord = {},
) {
  const at = now()
  const [row] = await database.db
    .insert(sensitiveWordTable)
    .values({ word: 'contraband', createdAt: at, updatedAt: at, ...word })
    .returning()
  if (!row) throw new Error('the word was not made')
  return row
}

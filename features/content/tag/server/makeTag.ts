import type { Services } from '#kit/call/server/context.ts'
import { tagTable } from './tag.table.ts'

type NewTag = Partial<typeof tagTable.$inferInsert>

/** A tag for tests and demo data, reviewed unless said otherwise. */
export async function makeTag({ database, now }: Pick<Services, 'database' | 'now'>, tag: NewTag = {}) {
  const at = now()
  const [row] = await database.db
    .insert(tagTable)
    .values({ name: 'Research', status: 'reviewed', createdAt: at, updatedAt: at, ...tag })
    .returning()
  if (!row) throw new Error('the tag was not made')
  return row
}

import { and, eq, isNull, sql } from 'drizzle-orm'
import type { SensitiveWords } from '#kit/ai/server/aiRefusal.ts'
import type { Db } from '#kit/call/server/context.ts'
import { compileSensitive, type SensitiveList } from '../sensitive.ts'
import { sensitiveWordTable as table } from './sensitiveWord.table.ts'

const isActive = and(eq(table.status, 'active'), isNull(table.deletedAt))

/** Distinguishes one state of the list from every other; cheap beside reading and compiling it. */
async function revisionOf(db: Db): Promise<string> {
  const all = sql<string | null>`md5(string_agg(${table.word}, E'\\n' order by ${table.id}))`
  const [row] = await db.select({ revision: all }).from(table).where(isActive)
  return row?.revision ?? ''
}

/** The current list, compiled once for each change of it, whichever process made the change. */
export function sensitiveWords(): SensitiveWords {
  let cached: { readonly revision: string; readonly list: SensitiveList } | undefined
  return {
    async find(db, text) {
      const revision = await revisionOf(db)
      if (revision === '') return []
      if (cached?.revision !== revision) {
        const rows = await db.select({ word: table.word }).from(table).where(isActive).orderBy(table.id)
        cached = { revision, list: compileSensitive(rows.map(({ word }) => word)) }
      }
      return cached.list.find(text)
    },
  }
}

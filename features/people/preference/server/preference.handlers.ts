import { eq, sql } from 'drizzle-orm'
import type { HandlersOf } from '#kit/call/server/context.ts'
import { preferences, usual, type preferenceEndpoints } from '../preference.contract.ts'
import { preferenceTable } from './preference.table.ts'

export const preferenceHandlers: HandlersOf<typeof preferenceEndpoints> = {
  async get({ db, actor }) {
    const rows = await db.select().from(preferenceTable).where(eq(preferenceTable.userId, actor.id))
    const stored = (name: keyof typeof preferences) => rows.find((row) => row.name === name)?.value
    // What was stored under an earlier rule and does not fit any more is as if it was never set.
    return {
      workPhrases: preferences.workPhrases.safeParse(stored('workPhrases')).data ?? usual.workPhrases,
      theme: preferences.theme.safeParse(stored('theme')).data ?? usual.theme,
    }
  },
  async update({ db, actor, now, body }) {
    const rows = Object.entries(body)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => ({ userId: actor.id, name, value, updatedAt: now }))
    if (rows.length > 0)
      await db
        .insert(preferenceTable)
        .values(rows)
        .onConflictDoUpdate({
          target: [preferenceTable.userId, preferenceTable.name],
          set: { value: sql`excluded.value`, updatedAt: now },
        })
    return true
  },
}

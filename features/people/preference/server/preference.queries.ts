import { and, eq } from 'drizzle-orm'
import type { Db } from '#kit/call/server/context.ts'
import type { Theme } from '#kit/theme/themes.ts'
import { preferences } from '../preference.contract.ts'
import { preferenceTable } from './preference.table.ts'

/** The theme that somebody has chosen; null where they never did, and what their browser remembers holds. */
export async function chosenTheme(db: Db, userId: number): Promise<Theme | null> {
  const [row] = await db
    .select({ value: preferenceTable.value })
    .from(preferenceTable)
    .where(and(eq(preferenceTable.userId, userId), eq(preferenceTable.name, 'theme')))
  return preferences.theme.safeParse(row?.value).data ?? null
}

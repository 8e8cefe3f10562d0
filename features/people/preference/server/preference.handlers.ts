import { eq, sql } from 'drizzle-orm'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import type { HandlersOf } from '#kit/call/server/context.ts'
import { merged, preferences, usual, type preferenceEndpoints } from '../preference.contract.ts'
import { preferenceTable } from './preference.table.ts'
import { readFavourites, type FavouriteSources } from './readFavourites.ts'

/** What was merged may hold more than one may set at once. */
const fits = (name: string, value: unknown): boolean =>
  Object.entries(preferences).some(([key, schema]) => key === name && schema.safeParse(value).success)

/** Favourites are named from the resources and the lists of all features. */
export const makePreferenceHandlers = (
  sources: FavouriteSources,
): HandlersOf<typeof preferenceEndpoints> => ({
  async get({ db, actor }) {
    const rows = await db.select().from(preferenceTable).where(eq(preferenceTable.userId, actor.id))
    const stored = (name: keyof typeof preferences) => rows.find((row) => row.name === name)?.value
    // What was stored under an earlier rule and does not fit any more is as if it was never set.
    return {
      workPhrases: preferences.workPhrases.safeParse(stored('workPhrases')).data ?? usual.workPhrases,
      theme: preferences.theme.safeParse(stored('theme')).data ?? usual.theme,
      lists: preferences.lists.safeParse(stored('lists')).data ?? usual.lists,
      favourites: preferences.favourites.safeParse(stored('favourites')).data ?? usual.favourites,
    }
  },
  async update({ db, actor, now, body }) {
    const rows = Object.entries(body)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => ({ userId: actor.id, name, value, updatedAt: now }))
    for (const row of rows) {
      const isMerged = merged.includes(row.name)
      // Two browsers that set up two lists at once both keep theirs.
      const value = isMerged ? sql`${preferenceTable.value} || excluded.value` : sql`excluded.value`
      const [stored] = await db
        .insert(preferenceTable)
        .values(row)
        .onConflictDoUpdate({
          target: [preferenceTable.userId, preferenceTable.name],
          set: { value, updatedAt: now },
        })
        .returning({ value: preferenceTable.value })
      if (isMerged && !fits(row.name, stored?.value)) refuse(kitFaults.invalid)
    }
    return true
  },
  favourites: (call) => readFavourites(sources, call),
})

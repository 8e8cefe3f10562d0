import type { Services } from '#kit/call/server/context.ts'
import { unitTable } from './unit.table.ts'

type NewUnit = Partial<typeof unitTable.$inferInsert>

/** A unit for tests and demo data: of material unless `unit` says otherwise. */
export async function makeUnit({ database, now }: Pick<Services, 'database' | 'now'>, unit: NewUnit = {}) {
  const at = now()
  const names = { nameZh: 'Piece', nameEn: 'Piece', nameEs: 'Pieza', nameJa: 'Piece' }
  const [row] = await database.db
    .insert(unitTable)
    .values({ ...names, kind: 'material', createdAt: at, updatedAt: at, ...unit })
    .returning()
  if (!row) throw new Error('the unit was not made')
  return row
}

import { sql } from 'drizzle-orm'
import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { falling, listIndex, microYuan, stampColumns } from '#kit/data/server/table.ts'
import type { Measure, UnitKind } from '../unit.measures.ts'

/**
 * DEF-unit. What a use costs now: the `price` of the one row with `status` active and its measure that is not deleted;
 * without one it costs nothing.
 */
export const unitTable = pgTable(
  'unit',
  {
    ...stampColumns(),
    nameZh: text().notNull(),
    nameEn: text().notNull(),
    nameEs: text().notNull(),
    nameJa: text().notNull(),
    kind: text().$type<UnitKind>().notNull(),
    /** Of usage alone. */
    measure: text().$type<Measure>(),
    price: microYuan('price_micro_yuan'),
    status: text().$type<'active' | 'retired'>().notNull().default('active'),
  },
  (table) => [
    listIndex(falling(table.updatedAt), falling(table.id)),
    uniqueIndex('unit_active_measure')
      .on(table.measure)
      .where(sql`status = 'active' and deleted_at is null`),
  ],
)

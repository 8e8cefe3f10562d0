import { and, eq, isNull } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Call } from './context.ts'
import type { Link, RecordTable, Use } from './crud.ts'

interface LinkedFrom {
  readonly resource: string
  readonly link: Link['table']
  readonly owner: RecordTable
  readonly label: PgColumn
}

const shownUses = 20

/** The records that link to this one, the first twenty of each kind; deleted ones do not count. */
export function usesThrough(...sources: readonly LinkedFrom[]) {
  return async (call: Call, id: number): Promise<Use[]> => {
    const found: Use[] = []
    for (const { resource, link, owner, label } of sources) {
      const rows = await call.db
        .select({ id: owner.id, label })
        .from(link)
        .innerJoin(owner, eq(owner.id, link.ownerId))
        .where(and(eq(link.targetId, id), isNull(owner.deletedAt)))
        .limit(shownUses)
      found.push(...rows.map((row) => ({ resource, id: Number(row.id), label: String(row.label) })))
    }
    return found
  }
}
